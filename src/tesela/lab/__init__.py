"""The laboratory: measurements."""
