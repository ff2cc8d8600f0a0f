"""What does a YAML parser's complaint mean in a player's words?"""

import re

from yaml import MarkedYAMLError

_LONGEST_KEY = 1024
# The parser's context and problem, of which libyaml and PyYAML's own parser have slightly different ones, to what to
# tell; {line} is where the context begins.
_WORDS = (
    (r"alias", "a '*' that is not quoted"),
    (r"anchor", "a '&' that is not quoted"),
    (r"quoted scalar.*unexpected end", "a quote opened in line {line} that is never closed"),
    (r"escape", r"a '\' in a quote that stands for no sign: write '\\'"),
    (r"mapping values are not allowed", "a ':' that can't stand here: indent the line like its neighbours, or quote"),
    (r"sequence entries are not allowed", "a '-' that can't stand here: begin the list on a line of its own"),
    (
        r"found character|'\\t'|tab character",
        "a tab, or a sign that no value can begin with: indent with spaces, or quote",
    ),
    (r"expected ':'", "a line without ':': expected a key, ':' and a value"),
    (r"node content", "a sign that can't stand here: remove it, or quote the text"),
    (r"(?:',' or '\]')", "a list opened in line {line} that is not closed: expected ',' or ']'"),
    (r"(?:',' or '\}')", "a section opened in line {line} that is not closed: expected ',' or '}}'"),
    (
        r"expected key|block end|'-' indicator",
        "a line that fits none of the lines above: indent it like its neighbours",
    ),
    (r"nesting depth", "too many levels deep"),
    (r"document start", "text after the end of the {written}"),
)


def in_players_words(error: MarkedYAMLError, written: str) -> str:
    """Return one line that says what is wrong with what is written, such as a ruleset."""
    complaint = f"{error.context or ''}: {error.problem or ''}"
    line = error.context_mark.line + 1 if error.context_mark is not None else 1
    for pattern, words in _WORDS:
        if re.search(pattern, complaint):
            return words.format(line=line, written=written) + _of_long_key(error)
    return f"no valid YAML: {error.problem or error.context}"


def _of_long_key(error: MarkedYAMLError) -> str:
    """Return what may be the matter so far to the right; a parser looks for the ':' of a key no further than this."""
    mark, problem = error.problem_mark, error.problem or ""
    is_far = mark is not None and mark.column > _LONGEST_KEY and ("mapping values" in problem or "}" in problem)
    return f"; a key may have {_LONGEST_KEY:,} characters" if is_far else ""
