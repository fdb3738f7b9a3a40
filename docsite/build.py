"""Builds the site into build/site: python docsite/build.py."""

import sys
from pathlib import Path

import check
import stage
from sphinx.cmd.build import build_main

BUILD = stage.ROOT / "build"
SITE = BUILD / "site"


def main() -> None:
    if lost := stage.missing():
        sys.exit("\n".join(str(one) for one in lost))
    stage.Stage(BUILD / "site-pages").lay_out()
    stage.static(BUILD / "site-static")
    here = str(Path(__file__).parent)
    # -W: whatever the generator complains of is wrong; -E: menus have the titles that pages have now.
    if code := build_main(
        [
            "-q",
            "-W",
            "-E",
            "--keep-going",
            "-c",
            here,
            "-d",
            str(BUILD / "site-read"),
            str(BUILD / "site-pages"),
            str(SITE),
        ]
    ):
        sys.exit(code)
    if found := check.problems(SITE):
        sys.exit("\n".join(found))
    pages = len(list(SITE.rglob("*.html")))
    print(f"{pages} pages, every link in them leads somewhere: see {SITE / 'index.html'}")


if __name__ == "__main__":
    main()
