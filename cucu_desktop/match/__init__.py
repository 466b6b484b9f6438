"""A match: games strung together, kept on disk, read again. Holds the only true state."""
