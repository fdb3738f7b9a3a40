"""Prints what CHANGELOG.md says about a version: release_notes.py 1.0.0."""

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parents[1] / "CHANGELOG.md"


def notes(version: str, text: str) -> str:
    """Its section, with links that lead somewhere from anywhere."""
    found = re.search(
        rf"^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## \[|\Z)", text, re.MULTILINE | re.DOTALL
    )
    if found is None:
        raise SystemExit(
            f"CHANGELOG.md has nothing about {version}. Give what is under Unreleased its heading."
        )
    return f"# Reverie {version}\n{found[1].rstrip()}\n"


if __name__ == "__main__":
    print(notes(sys.argv[1], CHANGELOG.read_text(encoding="utf-8")), end="")
