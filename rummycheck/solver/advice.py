"""What should a player do with the best arrangement of a hand?"""

from rummycheck.melds.base import listed, number_word, spoken
from rummycheck.objective import Demand
from rummycheck.problems import Severity
from rummycheck.requirements import card_count, required_melds, unmatched_cards
from rummycheck.solver.best import Best


def advice(best: Best) -> str:
    """Return what to do in a player's words: declare, and discard what; or why the hand can't be declared."""
    if best.is_declarable:
        return "declare" if best.discard is None else f"declare: discard {best.discard}"
    discard = "" if best.discard is None else f"; discard {best.discard}"
    return f"cannot be declared: {_hindrance(best)}{discard}"


def _hindrance(best: Best) -> str:
    faults = {fault.name: fault for fault in best.verdict.problems if fault.severity is Severity.ERROR}
    if card_count.NAME in faults:
        return faults[card_count.NAME].message
    if required_melds.NAME in faults:
        return _missing(best)
    if unmatched_cards.NAME in faults:
        loose = [card for laid in best.verdict.arrangement.groups if laid.meld is None for card in laid.group.cards]
        return f"{loose[0]} is left over" if len(loose) == 1 else f"{listed(loose)} are left over"
    return next((fault.message for fault in faults.values()), "it would cost more")


def _missing(best: Best) -> str:
    """Return which melds can't be made of the hand."""
    objectives = best.verdict.ruleset.declaration.any_of
    if len(objectives) == 1:
        impossible = [demand for demand in objectives[0].demands if not best.can_have(demand)]
        if impossible:
            return f"{listed(map(_melds, impossible))} possible"
    wanted = "; or ".join(listed(map(_wanted, objective.demands)) for objective in objectives)
    return f"these cards do not make {wanted}" if len(objectives) > 1 else f"these cards do not make {wanted} together"


def _melds(demand: Demand) -> str:
    word = spoken(demand.tag)
    return f"no {word}" if demand.minimum == 1 else f"no {number_word(demand.minimum)} {word}s"


def _wanted(demand: Demand) -> str:
    word = spoken(demand.tag)
    return f"{number_word(demand.minimum)} {word}{'' if demand.minimum == 1 else 's'}"
