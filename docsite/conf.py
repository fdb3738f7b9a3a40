"""How Sphinx makes the site from what stage.py has laid out."""

import re
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

import menu  # noqa: E402
import stage  # noqa: E402
from words import WORDS  # noqa: E402

project = "Reverie"
author = "The Reverie authors"
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["pictures"]
nitpicky = True
suppress_warnings = ["toc.not_included"]  # the menu is menu.py's; a test holds every page to it

myst_heading_anchors = 4
myst_enable_extensions = ["html_image"]
myst_links_external_new_tab = False
highlight_language = "none"

html_theme = "theme"
html_theme_path = [str(HERE)]
html_title = "Reverie"
html_static_path = [str(HERE.parent / "build" / "site-static")]
html_use_index = False
html_copy_source = False
html_permalinks_icon = "#"
html_scaled_image_link = False


def reachable(body: str) -> str:
    """What is wider than a phone scrolls by itself, also for who has only a keyboard."""
    tables = re.sub(
        r"(<table\b.*?</table>)", r'<div class="scroll" tabindex="0">\1</div>', body, flags=re.DOTALL
    )
    for wide in ("<pre", '<div class="shots"'):
        tables = tables.replace(f"{wide}>", f'{wide} tabindex="0">')
    return tables


def names(app: Any) -> set[str]:
    return set(app.env.titles)


def page_context(app: Any, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    language = menu.language(page)
    title = app.env.titles
    pages = names(app)
    entries = [(section, listing) for section, listing in menu.menu(language, pages) if listing]
    order = [entry for _, listing in entries for entry in listing]
    at = order.index(page) if page in order else -1
    context |= {
        "lang": language,
        "body": reachable(context.get("body", "")),
        "words": WORDS[language],
        "home": menu.twins("index")[language],
        "twin": next(
            ((other, there) for other, there in menu.twins(page).items() if there != page and there in pages),
            None,
        ),
        "menu": [
            (section, [(entry, title[entry].astext(), menu.language(entry)) for entry in listing])
            for section, listing in entries
        ],
        "before": (order[at - 1], title[order[at - 1]].astext()) if at > 0 else None,
        "after": (order[at + 1], title[order[at + 1]].astext()) if 0 <= at < len(order) - 1 else None,
        "forge": stage.forge(),
        "source": next((name for name, place in stage.pages().items() if place == f"{page}.md"), None),
    }


def setup(app: Any) -> None:
    app.connect("html-page-context", page_context)
