"""Runs the command line: `python -m reverie`."""

import sys

from reverie.cli import main

sys.exit(main())
