"""Does an article state the rules as the ruleset has them?

The findings are claim-points, claim-meld and claim-reading.
"""

import re
from collections.abc import Iterable, Iterator

from rummycheck.lint.claims.claim import Claim
from rummycheck.lint.comparison import claim_meld, claim_points, claim_reading
from rummycheck.lint.comparison.case import Stated
from rummycheck.lint.findings import Finding
from rummycheck.lint.rulebook import Rulebook
from rummycheck.melds.base import counted
from rummycheck.problems import Severity

_JOKERS = "deck.printed_jokers"
READING = "reading"
"""How a rule is marked that published texts state and then count otherwise: it is heeded, and no mistake by itself."""


def stated(claims: Iterable[Claim], rules: Rulebook) -> tuple[Stated, ...]:
    """Return the rules that an article states and that the ruleset has otherwise, where published rules differ."""
    return tuple(
        Stated(claim.key, claim.says, claim)
        for claim in claims
        if claim.how == READING and rules.value(claim.key) not in (None, claim.says)
    )


def check(claims: Iterable[Claim], rules: Rulebook) -> Iterator[Finding]:
    """Yield a finding for each rule that is stated otherwise than the ruleset has it."""
    for claim in claims:
        said = claim.says or (str(claim.numbers[0]) if claim.numbers else "")
        if claim.how != READING and said and not _agrees(rules, claim, said):
            yield _told(claim, rules, said)


def _agrees(rules: Rulebook, claim: Claim, said: str) -> bool:
    value = value_of(rules, claim.key)
    if claim.key == _JOKERS:
        return len(claim.numbers) < 2 or value is None or claim.numbers[1] == claim.numbers[0] * int(value)
    if value is None or value in ("null", said):
        return True
    if claim.how == "at_most" and value.isdigit():
        return int(said) <= int(value)
    return False


def value_of(rules: Rulebook, key: str) -> str | None:
    """Return what a ruleset says under a key, a rank's points and the number of rounds among them; None if nothing."""
    section, _, rank = key.rpartition(".")
    if section == "points.ranks":
        found = re.search(rf"\b{rank}: (\d+)", rules.value(section) or "")
        return found[1] if found else None
    if key == "wild.rounds":
        return str(len(rules.ruleset.wild.rounds)) if rules.ruleset.wild.rounds else None
    value = rules.value(key)
    if value is None and any(name.startswith(f"{key}.") for name in rules.keys):
        return ""  # A section: what is said of it is untrue of all that it can say.
    return value


def _told(claim: Claim, rules: Rulebook, said: str) -> Finding:
    value = value_of(rules, claim.key)
    other = next((near for near in rules.near if _agrees(near, claim, said)), None)
    name = claim_meld.NAME if claim.key.startswith("melds.") else claim_points.NAME
    message = f"by {rules.name} this is {value}, not {said}"
    if claim.key == _JOKERS:
        jokers, packs = counted(claim.numbers[1], "printed joker"), counted(claim.numbers[0], "pack")
        message = f"{jokers} for {packs}, but by {rules.name} each pack has {value}"
    message = claim.told or message
    severity = Severity.ERROR
    if other is not None:
        name, severity = claim_reading.NAME, Severity.WARNING
        message = f"this holds by {other.name}, where {claim.key} is {said}; by {rules.name} it is {value}"
    return Finding(claim.stretch, name, severity, message, claim.key, rules.name, claim=claim.text, truth=value)
