"""Mozaika drawn with characters."""
