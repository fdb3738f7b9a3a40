"""The page as it is sent: it names the words of the visitor's language, and the start page its screen."""

import json
import os
from pathlib import Path

import pytest

from reverie.web.opening import opening, preferred


@pytest.fixture
def static(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    for language in ("en", "fr", "pt-BR"):
        (tmp_path / "assets" / f"main.{language}-a-_b12cd.js").write_text("")
    (tmp_path / "index.html").write_text('<head>\n    <script src="./assets/index.js"></script>\n  </head>')
    manifest = {
        "index.html": {"file": "assets/index.js", "imports": ["_shell.js"]},
        "_shell.js": {"file": "assets/shell.js"},
        "src/routes/Home.svelte": {
            "file": "assets/Home.js",
            "css": ["assets/Home.css"],
            "imports": ["_shell.js", "_Books.js"],
        },
        "_Books.js": {"file": "assets/Books.js"},
    }
    (tmp_path / "manifest.json").write_text(json.dumps(manifest))
    return tmp_path


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("en;q=0.5, fr;q=0.9", "fr"),
        ("de, pt", "pt-BR"),
        ("pt-BR", "pt-BR"),
        ("de", "en"),
        ("", "en"),
        (";q=x, fr;q=nonsense, ,,", "en"),
        ("x" * 100_000, "en"),
    ],
)
def test_the_page_names_the_words_of_the_visitors_language(
    static: Path, accepted: str, language: str
) -> None:
    page = opening(static, "/games", "t/ABCDEF", accepted)
    named = [line for line in page.splitlines() if "main." in line]
    address = f"/games/assets/main.{language}-a-_b12cd.js"
    assert named == [f'    <link rel="modulepreload" crossorigin href="{address}">']
    assert "Home" not in page


def test_the_start_page_names_its_screen_and_not_again_what_is_there(static: Path) -> None:
    page = opening(static, "", "", "en")
    assert '<link rel="modulepreload" crossorigin href="/assets/Home.js">' in page
    assert '<link rel="modulepreload" crossorigin href="/assets/Books.js">' in page
    assert '<link rel="preload" as="style" crossorigin href="/assets/Home.css">' in page
    assert "shell" not in page


def test_a_new_build_is_noticed(static: Path) -> None:
    before = opening(static, "", "", "fr")
    (static / "assets" / "main.fr-a-_b12cd.js").rename(static / "assets" / "main.fr-NEW12345.js")
    os.utime(static / "index.html", ns=(1, 1))
    assert "main.fr-NEW12345.js" in opening(static, "", "", "fr") != before


def test_without_any_language_nothing_is_named() -> None:
    assert preferred("fr", ()) is None
