"""Which exit status means what?"""

OK = 0
"""Every declaration is valid, nothing was found."""
FOUND = 1
"""A declaration is wrong, or something was found."""
CANNOT_JUDGE = 2
"""Usage, unreadable input, a bad ruleset, a full disk, a bug."""
INTERRUPTED = 130
READER_GONE = 141
