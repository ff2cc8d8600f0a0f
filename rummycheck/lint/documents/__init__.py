"""How does an article fall into pieces of text? One light scanner for each format."""
