"""Prints what CHANGELOG.md says about a version: release_notes.py 1.0.0 [--tagged]."""

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


def left_over(text: str) -> str | None:
    """A sentence if something was changed that no version has yet."""
    found = re.search(r"^## \[Unreleased\]\n(.*?)(?=^## \[|\Z)", text, re.MULTILINE | re.DOTALL)
    if found is None or not found[1].strip():
        return None
    return (
        "CHANGELOG.md: what is under Unreleased is in this release and not in its notes. Give it its heading."
    )


if __name__ == "__main__":
    changelog = CHANGELOG.read_text(encoding="utf-8")
    if told := left_over(changelog):
        if "--tagged" in sys.argv:
            sys.exit(told)
        print(told, file=sys.stderr)
    print(notes(sys.argv[1], changelog), end="")
