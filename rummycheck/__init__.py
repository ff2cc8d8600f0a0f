"""Judge rummy declarations: valid or wrong, why, and what it costs."""

__version__ = "0.1.0"
