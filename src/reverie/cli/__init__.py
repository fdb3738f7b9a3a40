"""The command line of Reverie."""

import argparse
from collections.abc import Sequence

from reverie import __version__


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; without one, say what there is."""
    parser = argparse.ArgumentParser(prog="reverie", description="Storytelling with dreamlike cards.")
    parser.add_argument("--version", action="version", version=f"reverie {__version__}")
    parser.parse_known_args(argv)
    parser.print_help()
    return 0
