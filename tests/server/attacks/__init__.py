"""One guest against the server: each weakness as a program that tries it, and what honest players notice meanwhile."""
