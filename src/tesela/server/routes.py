"""Everything that can be asked over HTTP."""

from tesela.server import http, http_puzzles, http_review, reach

ROUTES = (*http.ROUTES, *http_review.ROUTES, *http_puzzles.ROUTES, *reach.ROUTES)
