"""How does an article in reStructuredText fall into pieces?"""
