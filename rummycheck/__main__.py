"""What does `rummycheck`, or `python -m rummycheck`, run?"""

import gc
import os
import sys
from contextlib import suppress
from typing import NoReturn


def run() -> NoReturn:
    """Run the command line of this process and exit."""
    # A hook makes many short runs. Looking for circles among objects that all stay, and taking every imported module
    # apart at the end, would be a fifth of each.
    gc.set_threshold(200_000, 20, 20)
    try:
        from rummycheck.cli.main import main

        status = main()
    except KeyboardInterrupt:  # Before the command line was even read.
        status = 130
    if sys.stderr is not None:
        with suppress(OSError):  # Nobody is left to be told.
            sys.stderr.flush()
    os._exit(status)


if __name__ == "__main__":
    run()
