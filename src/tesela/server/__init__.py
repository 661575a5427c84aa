"""The table server: the one authority on rules and secrets, for one person, a family or a club."""
