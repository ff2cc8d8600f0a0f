"""By which rules is a sheet settled, and who says so: the command line, else the sheet, else the default?"""

import os
from collections.abc import Sequence

from rummycheck.errors import RulesetError, SheetError
from rummycheck.ruleset import Ruleset, load_ruleset
from rummycheck.ruleset.library import is_path
from rummycheck.ruleset.loading import faults_of
from rummycheck.settlement.sheet import Setting, Sheet


def ruleset_of(sheet: Sheet, default: str, overrides: Sequence[str] = (), *, chosen: str | None = None) -> Ruleset:
    """Return the rules: those `chosen`, else those that the sheet names, else the default.

    The sheet's own settings come on top, and then the others, which win. Raises SheetError, in the place of the
    sheet's `ruleset` or `set`, for what can't be read there, and RulesetError for what is not the sheet's.
    """
    is_sheets = chosen is None and sheet.ruleset is not None
    name = sheet.ruleset if is_sheets and sheet.ruleset is not None else chosen or default
    if is_sheets and is_path(name):
        name = os.path.join(os.path.dirname(sheet.source), name)
    try:
        return load_ruleset(name, (*sheet.overrides, *overrides))
    except RulesetError as error:
        settings = {_source(one.text): one for one in sheet.settings}
        if error.source not in settings and (error.source.startswith("--set") or not is_sheets):
            raise
        faults = faults_of(name, (*sheet.overrides, *overrides)) or (error,)
        raise _told_on_sheet(faults, settings, sheet) from error


def _source(text: str) -> str:
    """Return what the reader of rulesets calls a setting."""
    return f"--set {text}" if text.strip() else "--set"


def _told_on_sheet(faults: Sequence[RulesetError], settings: dict[str, Setting], sheet: Sheet) -> SheetError:
    """Return the faults of a ruleset where they stand on the sheet."""
    errors = []
    for fault in faults:
        setting = settings.get(fault.source)
        where = f"{fault.source.removeprefix('--set').strip()}: " if fault.source else ""
        errors.append(SheetError(f"{where}{fault.message}", setting.span if setting else sheet.ruleset_span))
    return SheetError.together(errors)
