"""Which inherited settings speak of cards that a ruleset has taken out of its deck?

A ruleset that plays without twos should not have to take back what others say about twos. What it says itself about
cards that it does not have is a slip, and is left for `cross_checks` to refuse.
"""

from collections.abc import Sequence

from rummycheck.cards import Rank, Suit
from rummycheck.ruleset.faults import FaultyError
from rummycheck.ruleset.nodes import Listing, Node, Scalar, Section
from rummycheck.ruleset.schema.cards import CARD, RANK
from rummycheck.ruleset.schema.deck import PRINTED_CUT, PRINTED_RANKS, RANKS, ROUNDS, SUITS
from rummycheck.ruleset.schema.points import RANK_POINTS


def without_leftovers(tree: Section) -> Section:
    """Return the ruleset without what it inherited about cards that are not in its deck."""
    ranks_node, suits_node = tree.get("deck", "ranks"), tree.get("deck", "suits")
    if ranks_node is None or suits_node is None:
        return tree
    try:
        ranks = RANKS.shape.read(ranks_node, RANKS.path)
        suits = SUITS.shape.read(suits_node, SUITS.path)
    except FaultyError:
        return tree  # a deck that can't be read is refused with all the rest
    leftovers = _Leftovers(ranks, suits, ranks_node.source.depth, suits_node.source.depth)
    for path, change in (
        (RANK_POINTS.path, leftovers.without_keys),
        (ROUNDS.path, leftovers.without_values),
        (PRINTED_RANKS.path, leftovers.without_items),
        (PRINTED_CUT.path, leftovers.without_card),
    ):
        tree = tree.changed(path.split("."), change)
    return tree


class _Leftovers:
    """Cards that are not in a deck, where older files than the one that says what is in it speak of them."""

    def __init__(self, ranks: Sequence[Rank], suits: Sequence[Suit], ranks_depth: int, suits_depth: int) -> None:
        self._ranks = ranks
        self._suits = suits
        self._ranks_depth = ranks_depth
        self._suits_depth = suits_depth

    def without_keys(self, node: Node) -> Node:
        if not isinstance(node, Section):
            return node
        return node.replaced({name: entry for name, entry in node.entries.items() if not self._is_rank(entry[0])})

    def without_values(self, node: Node) -> Node:
        if not isinstance(node, Section):
            return node
        return node.replaced({name: entry for name, entry in node.entries.items() if not self._is_rank(entry[1])})

    def without_items(self, node: Node) -> Node:
        if not isinstance(node, Listing):
            return node
        return Listing(tuple(item for item in node.items if not self._is_rank(item)), node.source, node.span)

    def without_card(self, node: Node) -> Node:
        return Scalar(None, "null", node.source, node.span) if self._is_card(node) else node

    def _is_rank(self, node: Node) -> bool:
        is_older = node.source.depth > self._ranks_depth
        return is_older and RANK.accepts(node) and RANK.read(node, "") not in self._ranks

    def _is_card(self, node: Node) -> bool:
        if not CARD.accepts(node):
            return False
        card, depth = CARD.read(node, ""), node.source.depth
        is_old_rank = depth > self._ranks_depth and card.rank not in self._ranks
        return is_old_rank or (depth > self._suits_depth and card.suit not in self._suits)
