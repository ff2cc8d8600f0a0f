"""What can be found in an article, by its name?"""

FINDING_NAMES = (
    "better-arrangement",
    "card-copies",
    "card-count",
    "claim-arithmetic",
    "claim-meld",
    "claim-points",
    "claim-reading",
    "claim-reason",
    "claim-stands-for",
    "claim-verdict",
    "looks-like-a-hand",
    "no-wild-designation",
    "unclosed-markup",
    "unknown-directive",
    "unknown-ignore",
    "unmentioned-fault",
    "unreadable-hand",
    "unused-ignore",
)
"""All names that settings and directives may give; sorted. They never change once they are released."""
