"""What does `rummycheck`, or `python -m rummycheck`, run?"""

import sys
from typing import NoReturn


def run() -> NoReturn:
    """Run the command line of this process and exit."""
    try:
        from rummycheck.cli.main import main

        status = main()
    except KeyboardInterrupt:  # Before the command line was even read.
        status = 130
    sys.exit(status)


if __name__ == "__main__":
    run()
