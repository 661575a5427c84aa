"""Environments for learning: PettingZoo, Gymnasium (single and vector) and OpenSpiel. Each adapter is one module."""
