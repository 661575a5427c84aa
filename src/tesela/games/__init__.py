"""The games. Each is a package of its own with the same files; here they are made known."""

from tesela.engine.game import register

for name in ("finca", "majolica", "mozaika", "monuments"):
    register(name, f"tesela.games.{name}")
