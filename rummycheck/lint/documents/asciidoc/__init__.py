"""How does an article in AsciiDoc fall into pieces?"""
