"""Which cards, groups and hands stand in an article?"""
