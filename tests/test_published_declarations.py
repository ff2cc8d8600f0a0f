"""Do 96 declarations with known answers get their verdicts, kinds, reasons and points?"""

import pytest

import rummycheck
from rummycheck import Outcome, Severity

ZERO_JOKERS = ("points.wild.unmatched=0",)
KINDS = {"pure": "pure sequence", "impure": "impure sequence", "set": "set", "none": None}

# Worked out without this program, for two packs with two printed jokers: the wild rank; the hand; the kind of each
# group; points as a losing hand, every joker being zero; the findings. A comment above a row names it.
ROWS = """
# wild rank natural inside the only pure sequence
5 ; 4S 5S 6S | 8H 9H 5D | KS KH KD | 2S 2H 2D 2C ; pure impure set set ; 0 ; valid
# no pure sequence
5 ; 4S 5D 6S | 8H 9H PJ | KS KH KD | 2S 2H 2D 2C ; impure impure set set ; 65 ; required-melds
# Q-K-A pure
5 ; QS KS AS | 8H 9H TH | KC KH KD | 2S 2H 2D 2C ; pure pure set set ; 0 ; valid
# Q-joker-A as second sequence
5 ; 7S 8S 9S | QH PJ AH | KC KH KD | 2S 2H 2D 2C ; pure impure set set ; 0 ; valid
# A-2-joker as second sequence
5 ; 7S 8S 9S | AH 2H PJ | QC QH QD | 3S 3H 3D 3C ; pure impure set set ; 0 ; valid
# A-joker-3 as second sequence
5 ; 7S 8S 9S | AH PJ 3H | QC QH QD | 4S 4H 4D 4C ; pure impure set set ; 0 ; valid
# Q-K-A-2 wrap
5 ; 7S 8S 9S | QH KH AH 2H | JC JH JD | 3S 3H 3D ; pure none set set ; 80 ; required-melds unmatched-cards
# set with two cards of one suit
5 ; 7S 8S 9S | 8H 9H TH | QC QC QD | 3S 3H 3D 3C ; pure pure none set ; 30 ; unmatched-cards
# set of five with a joker
5 ; 7S 8S 9S | 8H 9H TH JH 6H | QS QC QH QD PJ ; pure none none ; 80 ; required-melds unmatched-cards
# set of five with a joker, 13 cards
5 ; 7S 8S 9S | 8H 9H TH JH QH | 3S 3C 3H 3D PJ ; pure pure none ; 12 ; unmatched-cards
# duplicate rank in a sequence
5 ; 7S 8S 9S | 8H 8H 9H | QC QH QD | 3S 3H 3D 3C ; pure none set set ; 80 ; required-melds unmatched-cards
# mixed suits in a sequence
5 ; 7S 8S 9S | 8H 9D TH | QC QH QD | 3S 3H 3D 3C ; pure none set set ; 80 ; required-melds unmatched-cards
# set of jokers and one natural
5 ; 7S 8S 9S | 8H 9H TH | QC PJ 5D | 3S 3H 3D 3C ; pure pure impure set ; 0 ; valid
# sequence of two jokers and one natural
5 ; 7S 8S 9S | 8H PJ 5D | QC QH QD | 3S 3H 3D 3C ; pure impure set set ; 0 ; valid
# group of jokers only
5 ; 7S 8S 9S | 8H 9H TH | 5C 5C PJ | 3S 3H 3D 3C ; pure pure impure set ; 0 ; valid
# wild card with the suit of another card of the set
5 ; 7S 8S 9S | 8H 9H TH | QC QD 5D | 3S 3H 3D 3C ; pure pure set set ; 0 ; valid
# five-card pure sequence 5+4+4
K ; 5S 6S 7S 8S 9S | 8H 9H TH JH | 3S 3H 3D 3C ; pure pure set ; 0 ; valid
# five-card sequences 5+5+3
K ; 5S 6S 7S 8S 9S | 8H 9H TH JH QH | 3S 3H 3D ; pure pure set ; 0 ; valid
# 13-card suit run, one group
K ; AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS ; pure ; 80 ; required-melds
# 13-card suit as 3+10
5 ; AS 2S 3S | 4S 5S 6S 7S 8S 9S TS JS QS KS ; pure pure ; 0 ; valid
# printed joker in what would be a pure sequence
5 ; 7S PJ 9S | 8H 9H TH | QC QH QD | 3S 3H 3D 3C ; impure pure set set ; 0 ; valid
# wild at its own place in a set
Q ; 7S 8S 9S | 8H 9H TH | QC QH QD | 3S 3H 3D 3C ; pure pure set set ; 0 ; valid
# wild card of its own rank but another suit
5 ; 4S 5C 6S | 8H 9H TH | QC QH QD | 3S 3H 3D 3C ; impure pure set set ; 0 ; valid
# wild natural pure, second sequence uses two more wilds
5 ; 4S 5S 6S | 8H 5C 5D | QC QH QD | 3S 3H 3D 3C ; pure impure set set ; 0 ; valid
# ace is the wild rank: Q-K-A pure
A ; QS KS AS | 8H 9H TH | JC JH JD | 4S 4H 4D 4C ; pure pure set set ; 0 ; valid
# two-card group
5 ; 7S 8S 9S | 8H 9H TH JH | QC QH QD KD | 3S 3H ; pure pure none none ; 46 ; unmatched-cards
# 14 cards
5 ; 7S 8S 9S TS | 8H 9H TH JH | QC QH QD | 3S 3H 3D ; pure pure set set ; 0 ; card-count
# a card used three times with two decks
K ; 5S 6S 7S | 5S 6S 7S | 5S 6S 7S | 2S 2H 2D 2C ; pure pure pure set ; 0 ; card-copies
# all sets
K ; 5S 5H 5D | 8S 8H 8D | 3S 3H 3D | 2S 2H 2D 2C ; set set set set ; 56 ; required-melds
5 ; TH JH QH KH AH | 9D TD JD QD | 5H 5S QS KS ; pure pure impure ; 0 ; valid
7 ; AC 2C 3C | 5H 6H 7H 8H 9H | 3S 4S 5S 6S 7H ; pure pure impure ; 0 ; valid
J ; 6C 7C 8C 9C | JS PJ KS | 4D 5D PJ 7D 8D 9D ; pure impure impure ; 0 ; valid
A ; 9S TS JS | 3H 4H 5H | 3H 4H AC | 6S 6H 6C 6D ; pure pure impure set ; 0 ; valid
5 ; TD JD QD | QC 5C AC | 6S 6D 6C | TC JC QC 5H ; pure impure set impure ; 0 ; valid
7 ; JC QC KC | 8D 9D TD 7H QD KD | TD 7S 7H TH ; pure impure set ; 0 ; valid
9 ; 2D 3D 4D | 9S 7D 9S 9D TD 9H | QH QS QD QC ; pure impure set ; 0 ; valid
A ; 7H 8H 9H TH JH | AD 4S 5S 6S | PJ PJ AD 9D ; pure impure impure ; 0 ; valid
K ; 5H 6H 7H | 9D KH JD QD KD AD | 4H 5H 6H 7H ; pure impure pure ; 0 ; valid
Q ; 6D 7D 8D | 7S QS PJ TS JS QS | QH PJ 2C 2D ; pure impure set ; 0 ; valid
2 ; TH JH QH KH AH | TC JC QC | 6D 7D 8D 9D TD ; pure pure pure ; 0 ; valid
6 ; 9C TC JC | 9D TD 6C 6H KD AD | KH KD KS KC ; pure impure set ; 0 ; valid
T ; QS KS AS | TD JD QD KD | 2S 3S 4S TC PJ 7S ; pure pure impure ; 0 ; valid
9 ; QD KD AD | 3D 9D 5D 6D 7D | 5H 6H 7H 8H 9H ; pure impure pure ; 0 ; valid
4 ; 9H TH JH QH | 7H 8H 9H | 4S 5H 4C | AS 4S 3S ; pure pure impure impure ; 0 ; valid
4 ; 2C 3C 4C 5C 6C | QD KD AD | 2C 4H PJ 5C 6C ; pure pure impure ; 0 ; valid
K ; 6H 7H 8H 9H | TH JH QH | 7H 8H 9H TH JH KS ; pure pure impure ; 0 ; valid
A ; 4S 5S 6S 7S 8S | TC AH QC | AS AC 4C 5C 6C ; pure impure impure ; 0 ; valid
5 ; AD 2D 3D | 9C TC PJ QC | AD 2D 3D 4D 5D 6D ; pure impure pure ; 0 ; valid
Q ; JH QH KH | QD JD QS KD AD | TS JS QS KS AS ; pure impure pure ; 0 ; valid
9 ; 8H 9H TH JH | 6H 9C 8H | TS TD PJ | 8D 9H 9C ; pure impure set impure ; 0 ; valid
8 ; 9C TC JC QC KC | QH KH AH | 8H 4D 8C 6D 7D ; pure pure impure ; 0 ; valid
T ; 9S TS JS QS | JH QH TS | PJ 8C 9C TC PJ QC ; pure impure impure ; 0 ; valid
T ; QS KS AS | 9S TC JS TD KS TC | 4S 4H PJ TH ; pure impure set ; 0 ; valid
A ; JC QC KC AC | PJ AH 8H 9H TH | AH 4H 5H 6H ; pure impure impure ; 0 ; valid
5 ; JD QD KD | TD 5C QD KD 5C | 9S TS JS 5D KS ; pure impure impure ; 0 ; valid
K ; AH 2H 3H 4H 5H 6H | 7C 8C 9C | KD 4S PJ 4H ; pure pure set ; 0 ; valid
9 ; 8H 9H TH JH QH | TD JD 9D 9D | AS AD AH PJ ; pure impure set ; 0 ; valid
A ; 3S 4S 5S 6S 7S | TD JD PJ | 2S 3S AS 5S 6S ; pure impure impure ; 0 ; valid
9 ; 4S 5S 6S 7S | 9C JC 9S | 5D 5C 5S | 2C 3C 4C ; pure impure set pure ; 0 ; valid
K ; 9S TS JS QS KS | KC 8D 9D | PJ TD JD QD KD ; pure impure impure ; 0 ; valid
2 ; 6H 7H 8H 9H TH | 9S TS JS QS | 4H 4S 4C 4D ; pure pure set ; 0 ; valid
6 ; 4C 5C 6C 7C 8C | 9S TS JS | PJ 6H 6D 7D 8D ; pure pure impure ; 0 ; valid
5 ; TH JH QH KH AH | 9D 5S JD QD | 5H TD QS KS ; pure impure none ; 30 ; unmatched-cards
7 ; 7D JS QS | 5C 6C 7S 7C 9C | TS 8H 9H TH JH ; impure impure none ; 80 ; required-melds unmatched-cards
J ; 6C PJ 8C 9C | JS 7C KS | 4D 5D PJ 7D 8D 9D ; impure none impure ; 73 ; required-melds unmatched-cards
7 ; 4D JS 6D | 7D 2C 3C 4C | 9S TS 5D 7D KS AS ; none impure none ; 73 ; required-melds unmatched-cards
5 ; TD JD QD | QC 6S AC | 5C 6D 6C | TC JC QC 5H ; pure none set impure ; 26 ; unmatched-cards
7 ; QH 7D AH | 9C TC JC PJ KC PJ | TC JC QC KH ; impure impure none ; 80 ; required-melds unmatched-cards
9 ; 9S 3D 4D | 9S 7D 2D 9D TD 9H | QH QS QD QC ; impure none set ; 66 ; required-melds unmatched-cards
6 ; 6H 7H 8H 9H TD | JC QC KC 6C | 7D 8D 9D TH ; none impure none ; 80 ; required-melds unmatched-cards
K ; 5H 6H 5H | 9D KH JD QD KD AD | 4H 7H 6H 7H ; none impure none ; 79 ; required-melds unmatched-cards
9 ; 2C 3C 4C 5C 6C 7C | 8C 9C QS | JS TC KS AS ; pure none none ; 80 ; required-melds unmatched-cards
2 ; TH JH QH 9D AH | TC JC QC | 6D 7D 8D KH TD ; none pure none ; 80 ; required-melds unmatched-cards
K ; 9H 8C 9C TC | 8H 7C TH JH QH | AS 2S 3S 4S ; none none pure ; 80 ; required-melds unmatched-cards
T ; TD KS AS | QS JD QD KD | 2S 3S 4S TC PJ 7S ; impure none impure ; 76 ; required-melds unmatched-cards
8 ; TH JH 8D KH AH | 8S 8C 4S | AD 8H 3D QH 8C ; impure impure none ; 67 ; required-melds unmatched-cards
4 ; 9H AS JH QH | 7H 8H 9H | 4S 5H 4C | TH 4S 3S ; none pure impure none ; 52 ; unmatched-cards
9 ; JS QS KS | 3S 7S 8S 9S | 9S 9D 5S 6S 7S 9C ; pure none impure ; 18 ; unmatched-cards
K ; 6H TH 8H 9H | 7H JH QH | 7H 8H 9H TH JH KS ; none none impure ; 80 ; required-melds unmatched-cards
T ; TS JS QS | TD JD TC KD AD | 8D 9D TD JD QD ; pure impure pure ; 0 ; valid
5 ; AD 5D 3D | 9C TC PJ QC | AD 2D 3D 4D 2D 6D ; impure impure none ; 69 ; required-melds unmatched-cards
7 ; JC QC 3S AC | PJ 7C JS | 7D KC 4S 5S 7C 7S ; none impure none ; 62 ; required-melds unmatched-cards
9 ; 8H 9H TH JH | 6H 9C 9H | TS TD PJ | 8D 8H 9C ; pure impure set set ; 0 ; valid
Q ; TD TC JC QC | 4S 5S 6S | 8D 9D 9C JD QD QS ; none pure none ; 80 ; required-melds unmatched-cards
T ; 9S TS TS QS | JH QH JS | PJ 8C 9C TC PJ QC ; impure none impure ; 76 ; required-melds unmatched-cards
2 ; 9S 3D 4D | 8S 2D TS JS QS | 6C 7C 8C 2C 2C ; none impure impure ; 75 ; required-melds unmatched-cards
A ; JC QC KC AC | PJ AH AH 9H TH | 8H 4H 5H 6H ; pure impure none ; 23 ; unmatched-cards
7 ; 9H TH JH QH KH AH | 9D PJ JD | 7H 6H TD 7H ; pure impure none ; 16 ; unmatched-cards
K ; AH 2H 3H 4H 5H 6H | 7C 8C 4S | KD 9C PJ 4H ; pure none none ; 62 ; required-melds unmatched-cards
3 ; 9D TD JD QD KD | 3C 3D 4H 2C | 2H 5H 2D 2S ; pure none none ; 66 ; required-melds unmatched-cards
A ; 3S 4S TD 6S 7S | 5S JD PJ | 2S 3S AS 5S 6S ; none none impure ; 61 ; required-melds unmatched-cards
A ; 9C TC JC QC | 7D TD 9D | TH TS 8D | TS JS QS ; pure none none pure ; 54 ; unmatched-cards
K ; 9S TS JS QS KS | KC 8D QD | PJ TD JD 9D KD ; pure none impure ; 18 ; unmatched-cards
K ; TH JH 2S | 2D 3D 4D KC 6D 7D | AS QH 3S 4S ; none impure none ; 71 ; required-melds unmatched-cards
6 ; 4C 5C 6C TS 8C | 9S 7C JS | PJ 6H 6D 7D 8D ; none none impure ; 68 ; required-melds unmatched-cards
6 ; 5S 6S 7S 8S 9S | 6H 6C 3H | 2H 8H 4H 5H 6H ; pure impure none ; 19 ; unmatched-cards
"""


def named_rows() -> list[tuple[str, str]]:
    """Return each row with its name, which is the comment above it or else its own hand."""
    rows: list[tuple[str, str]] = []
    name = ""
    for line in ROWS.strip().splitlines():
        if line.startswith("#"):
            name = line.removeprefix("# ")
        else:
            rows.append((name or " wild, ".join(line.split(" ; ")[:2]), line))
            name = ""
    return rows


def test_all_rows_are_here() -> None:
    rows = named_rows()
    assert len({row for _, row in rows}) == len(rows) == 96


@pytest.mark.parametrize("row", [pytest.param(row, id=name) for name, row in named_rows()])
def test_a_declaration_gets_its_known_verdict(row: str) -> None:
    wild, hand, kinds, points, findings = row.split(" ; ")
    verdict = rummycheck.check(hand, overrides=ZERO_JOKERS, wild=wild)
    labels = [laid.meld.label if laid.meld is not None else None for laid in verdict.arrangement.groups]
    errors = {problem.name for problem in verdict.problems if problem.severity is Severity.ERROR}
    assert labels == [KINDS[kind] for kind in kinds.split()]
    assert errors == (set() if findings == "valid" else set(findings.split()))
    assert verdict.outcome is (Outcome.VALID if findings == "valid" else Outcome.WRONG)
    assert verdict.count.points == int(points)
    assert verdict.penalty == (0 if verdict.is_valid else 80)


def test_three_wild_cards_on_their_own_places_are_a_set_that_may_serve_as_a_sequence() -> None:
    hand = "7S 8S 9S | 8H 9H TH | QC QH QD | 3S 3H 3D 3C"
    queens = rummycheck.check(hand, overrides=ZERO_JOKERS, wild="Q").arrangement.groups[2]
    assert queens.meld is not None
    assert (queens.meld.kind, queens.meld.jokers) == ("set", ())
    assert "impure sequence" in {reading.label for reading in queens.readings}
