"""What holds where one ruleset lies on top of another?"""

from rummycheck.ruleset.nodes import Node, Scalar, Section


def merged(below: Section, own: Section) -> Section:
    """Return a ruleset on top of the one below it; neither is changed.

    Sections are merged key by key; lists and single values are replaced. A kind of meld that is null, in so many
    letters, is taken away, and one of another type starts afresh, for the keys of the old type mean nothing to it.
    """
    entries = dict(_merged(below, own).entries)
    kinds_below, kinds = below.get("melds"), own.get("melds")
    if isinstance(kinds_below, Section) and isinstance(kinds, Section):
        entries["melds"] = entries["melds"][0], _merged_kinds(kinds_below, kinds)
    return own.replaced(entries)


def _merged(below: Node | None, own: Section) -> Section:
    """Return a section on top of what lies below, in the order of what lies below."""
    if not isinstance(below, Section):
        return own
    entries = dict(below.entries)
    for name, (key, node) in own.entries.items():
        entries[name] = key, _merged(below.get(name), node) if isinstance(node, Section) else node
    return own.replaced(entries)


def _merged_kinds(below: Section, own: Section) -> Section:
    entries = dict(below.entries)
    taken_away = below.taken_away
    for name, (key, node) in own.entries.items():
        if name in below.entries and isinstance(node, Scalar) and node.value is None and node.text:
            taken_away += ((node._replace(text=name), entries.pop(name)[1]),)
        elif isinstance(node, Section) and not _changes_type(below.get(name), node):
            entries[name] = key, _merged(below.get(name), node)
        else:
            entries[name] = key, node
    return own.replaced(entries)._replace(taken_away=taken_away)


def _changes_type(below: Node | None, own: Section) -> bool:
    old, new = below.get("type") if isinstance(below, Section) else None, own.get("type")
    return isinstance(old, Scalar) and isinstance(new, Scalar) and old.text != new.text
