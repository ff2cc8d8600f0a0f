"""Which groups of cards are melds? One file for each type that a ruleset can name."""
