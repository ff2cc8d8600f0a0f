"""What does `rummycheck`, or `python -m rummycheck`, run?"""

import gc
import os
import sys
from typing import NoReturn


def run() -> NoReturn:
    """Run the command line of this process and exit."""
    # Looking for circles among objects that all stay, and taking every imported module apart at the end, would be
    # a fifth of a short run, and a hook makes many.
    gc.disable()
    try:
        from rummycheck.cli.main import main

        status = main()
    except KeyboardInterrupt:  # Before the command line was even read.
        status = 130
    if sys.stderr is not None:
        sys.stderr.flush()
    os._exit(status)


if __name__ == "__main__":
    run()
