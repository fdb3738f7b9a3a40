"""Writes docs/badges/ from what is so: python tools/badges.py [--check]."""

import re
import sys
import tomllib
from pathlib import Path

from reverie.texts import SPOKEN

ROOT = Path(__file__).parents[1]
BADGES = ROOT / "docs" / "badges"
WIDTH = 7.1
"""Of a letter, roughly: the text is stretched or squeezed to fit."""


def facts() -> dict[str, tuple[str, str]]:
    """By file, what is said and of what."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pythons = [found[1] for line in project["classifiers"] if (found := re.search(r":: (3\.\d+)$", line))]
    code, pictures = project["license"].split(" AND ")[:2]
    return {
        "python": ("Python", f"{pythons[0]} – {pythons[-1]}"),
        "languages": ("speaks", f"{len(SPOKEN)} languages"),
        "licence": ("licence", f"{code} · {pictures}"),
    }


def drawn(of: str, said: str) -> str:
    left, right = round(len(of) * WIDTH) + 16, round(len(said) * WIDTH) + 16
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + right}" height="22" role="img"'
        f' aria-label="{of}: {said}">'
        f'<rect width="{left + right}" height="22" rx="5" fill="#f1e8d4"/>'
        f'<path d="M5 0h{left - 5}v22H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5z" fill="#1a2a40"/>'
        '<g font-family="Verdana,DejaVu Sans,sans-serif" font-size="12" lengthAdjust="spacingAndGlyphs">'
        f'<text x="8" y="15.5" fill="#f3ead6" textLength="{left - 16}">{of}</text>'
        f'<text x="{left + 8}" y="15.5" fill="#241d2e" textLength="{right - 16}">{said}</text></g></svg>\n'
    )


def main(check: bool) -> None:
    wanted = {BADGES / f"{name}.svg": drawn(*fact) for name, fact in facts().items()}
    if check:
        old = [
            file.name for file, text in wanted.items() if not file.exists() or file.read_text("utf-8") != text
        ]
        sys.exit(f"Not as it is any more: {', '.join(old)}; run: python tools/badges.py" if old else 0)
    BADGES.mkdir(exist_ok=True)
    for file, text in wanted.items():
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main("--check" in sys.argv)
