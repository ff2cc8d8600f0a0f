"""How is a ruleset written in YAML?"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache

from game import Rules

from rummycheck.cards import Card, Suit
from rummycheck.deck import DeckOptions, WildOptions
from rummycheck.melds.all_jokers import AllJokers
from rummycheck.melds.base import MeldKind
from rummycheck.melds.identical import Identical
from rummycheck.melds.run import Run
from rummycheck.melds.sets import SetOfRank
from rummycheck.objective import DeclarationOptions, Demand, Objective
from rummycheck.ruleset import Ruleset, load_ruleset
from rummycheck.scoring import Exemption, PenaltyOptions, PointsOptions

Tree = Mapping[str, object]


def rules_of(ruleset: Ruleset) -> Rules:
    """Return what a ruleset says of play."""
    return Rules(ruleset.deck, ruleset.wild, ruleset.melds, ruleset.declaration, ruleset.points, ruleset.penalties)


def text_alone(rules: Rules) -> str:
    """Write a ruleset that stands alone."""
    free: Tree = {"bonuses": {}, "match": {}, "settlement": {}}
    return _lines({"extends": None, "schema": 1, "title": "Drawn", "source": [], **_tree(rules), **free})


def text_on_base(rules: Rules) -> str:
    """Write what a ruleset says otherwise than the schema's defaults, which it inherits."""
    return _lines({"title": "Drawn", **_difference(_tree(rules), _tree(_base()))})


def as_inherited(rules: Rules) -> Rules:
    """Return the ruleset with what it can't but inherit: the order of the kinds of meld, and points of ranks."""
    base = _base()
    inherited = [kind for name in ("sequence", "set") for kind in rules.melds if kind.kind == name]
    ranks = {rank: points for rank, points in base.points.ranks.items() if rank in rules.deck.ranks}
    return rules._replace(
        melds=(*inherited, *(kind for kind in rules.melds if kind not in inherited)),
        points=rules.points._replace(ranks={**ranks, **rules.points.ranks}),
    )


@cache
def _base() -> Rules:
    return rules_of(load_ruleset("base"))


def _lines(tree: Tree) -> str:
    return "".join(f"{name}: {_written(value)}\n" for name, value in tree.items())


def _difference(own: Tree, below: Tree) -> Tree:
    """Return the keys of a tree that are not so in the one below it, and null for a kind of meld that it has not."""
    return dict(_differences(own, below))


def _differences(own: Tree, below: Tree) -> Iterator[tuple[str, object]]:
    for name, value in own.items():
        other = below.get(name)
        is_fixed = isinstance(value, Mapping) and name in _SECTIONS and isinstance(other, Mapping)
        if is_fixed and isinstance(value, Mapping) and isinstance(other, Mapping):
            if value.get("type") != other.get("type"):
                yield name, value
            elif value != other:
                yield name, _difference(value, other)
        elif name not in below or value != other:
            yield name, value
    yield from ((name, None) for name in ("sequence", "set") if name in below and name not in own)


_SECTIONS = {"deck", "wild", "printed_designates", "melds", "sequence", "set", "jokers", "declaration", "points"}
_SECTIONS |= {"printed_joker", "meld", "penalties", "ranks"}


def _written(value: object) -> str:
    match value:
        case None | bool():
            return {None: "null", True: "true", False: "false"}[value]
        case Mapping():
            return f"{{{', '.join(f'{_written(key)}: {_written(item)}' for key, item in value.items())}}}"
        case Card():
            return str(value)
        case tuple() | list():
            return f"[{', '.join(map(_written, value))}]"
        case Suit.STARS:
            return '"*"'
        case _:
            return str(value)


def _tree(rules: Rules) -> Tree:
    return {
        "deck": _deck(rules.deck),
        "wild": _wild(rules.wild),
        "melds": {kind.kind: _kind(kind) for kind in rules.melds},
        "declaration": _declaration(rules.declaration),
        "points": _points(rules.points),
        "penalties": _penalties(rules.penalties),
    }


def _deck(deck: DeckOptions) -> Tree:
    return deck._asdict()


def _wild(wild: WildOptions) -> Tree:
    tree = wild._asdict()
    return tree | {"printed_designates": {"ranks": tree.pop("printed_ranks"), "cut": tree.pop("printed_cut")}}


def _kind(kind: MeldKind) -> Tree:
    common = {"size": [*kind.size], "counts_as": kind.counts_as, "serves": kind.serves}
    match kind:
        case Run():
            own = {
                "suits": kind.suits,
                "ace": kind.ace,
                "wrap": kind.wrap,
                "order": kind.order,
                "jokers": kind.jokers._asdict(),
            }
            return {"type": "run", **common, **own}
        case SetOfRank():
            return {"type": "set", **common, "suits": kind.suits, "order": kind.order, "jokers": kind.jokers._asdict()}
        case Identical():
            return {"type": "identical", **common}
        case AllJokers():
            return {"type": "jokers", **common}
        case _:
            raise TypeError(kind)


def _declaration(declaration: DeclarationOptions) -> Tree:
    return declaration._asdict() | {"any_of": [_objective(objective) for objective in declaration.any_of]}


def _objective(objective: Objective) -> Tree:
    return {**_demands(objective.demands), "rest": objective.rest}


def _demands(demands: tuple[Demand, ...]) -> Tree:
    return {demand.tag: demand.minimum for demand in demands}


def _points(points: PointsOptions) -> Tree:
    return {
        "ranks": points.ranks,
        "printed_joker": {"melded": points.printed_joker_melded, "unmatched": points.printed_joker_unmatched},
        "wild": {"melded": points.wild_melded, "unmatched": points.wild_unmatched, "exact": points.wild_exact},
        "meld": {"joker": points.joker_on_table, "ace_low": points.ace_low_on_table},
        "exempt": [_exemption(exemption) for exemption in points.exempt],
        "cap": points.cap,
    }


def _exemption(exemption: Exemption) -> Tree:
    when = exemption.when if isinstance(exemption.when, StrEnum) else _demands(exemption.when)
    return {"when": when, "melds": exemption.melds}


def _penalties(penalties: PenaltyOptions) -> Tree:
    misses, leave = penalties.consecutive_misses, penalties.leave_table
    return penalties._asdict() | {
        "consecutive_misses": misses and {"turns": misses.turns, "as": misses.counts_as},
        "leave_table": leave and leave._asdict(),
    }
