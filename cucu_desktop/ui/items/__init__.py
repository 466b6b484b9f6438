"""The things on the table. Each paints itself from ready pictures; none knows the rules."""
