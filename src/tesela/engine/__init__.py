"""The contract that every game keeps, and what follows from it; knows no game."""
