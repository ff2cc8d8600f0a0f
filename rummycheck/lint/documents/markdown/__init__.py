"""How does an article in Markdown or MDX fall into pieces?"""
