"""Side by side with peers, and the figures of the documentation."""
