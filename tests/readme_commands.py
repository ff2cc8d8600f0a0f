"""Which commands does the README give?"""

import re
import sys
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"


def blocks(language: str) -> list[str]:
    """Return the README's code blocks of a language, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", README.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def sessions() -> list[tuple[str, str]]:
    """Return each command shown with a prompt, and the output shown for it."""
    shown = re.compile(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
    return [(command, output) for block in blocks("console") for command, output in shown.findall(block)]


def setup_command() -> str:
    """Return the command that sets up and judges a sample."""
    return blocks("sh")[0].strip()


def test_command() -> str:
    """Return the command that sets up and passes the tests."""
    return blocks("sh")[1].strip()


if __name__ == "__main__":
    print({"setup": setup_command, "test": test_command}[sys.argv[1]]())
