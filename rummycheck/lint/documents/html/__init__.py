"""How does an article in HTML fall into pieces?"""
