"""The table in a terminal: one loop for every game, one drawing for each."""
