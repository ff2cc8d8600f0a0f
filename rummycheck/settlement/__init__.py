"""How is a score sheet settled: a deal, a match, a table's cash?"""
