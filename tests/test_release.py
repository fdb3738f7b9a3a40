"""What is released: one version, its notes, and metadata that a package index can show."""

import re
import runpy
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import reverie
from tests.decks.test_built_in import HEAVIEST

ROOT = Path(__file__).parents[1]
NOTES = runpy.run_path(str(ROOT / "tools" / "release_notes.py"))["notes"]
PROBLEMS = runpy.run_path(str(ROOT / "tools" / "packed.py"))["problems"]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_changelog_tells_of_the_version_that_this_is() -> None:
    told = NOTES(reverie.__version__, CHANGELOG)
    assert told.startswith(f"# Reverie {reverie.__version__}\n")
    assert "### Added" in told


def test_the_notes_of_a_version_end_where_the_one_before_begins() -> None:
    text = "# Changelog\n\n## [2.0.0]\n\n- new\n\n## [1.0.0]\n\n- old\n"
    assert NOTES("2.0.0", text) == "# Reverie 2.0.0\n\n- new\n"
    assert NOTES("1.0.0", text) == "# Reverie 1.0.0\n\n- old\n"
    with pytest.raises(SystemExit, match="nothing about 1"):
        NOTES("1.0", text)


def test_a_change_that_no_version_has_stops_a_tagged_release() -> None:
    left_over = runpy.run_path(str(ROOT / "tools" / "release_notes.py"))["left_over"]
    assert "Give it its heading" in left_over("# C\n\n## [Unreleased]\n\n- new\n\n## [1.0.0]\n\n- old\n")
    assert left_over("# C\n\n## [Unreleased]\n\n## [1.0.0]\n\n- old\n") is None
    assert left_over("# C\n\n## [1.0.0]\n\n- old\n") is None


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert "version" in project["dynamic"]
    assert "version" not in project


def test_every_kind_of_thing_in_the_wheel_has_its_licence() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert set(project["license"].split(" AND ")) == {"Apache-2.0", "CC-BY-4.0", "OFL-1.1", "Unicode-3.0"}
    assert {"Homepage", "Documentation", "Changelog", "Issues"} <= set(project["urls"])


def test_a_package_index_can_show_the_readme_with_its_pictures() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    shown = runpy.run_path(str(ROOT / "hatch_build.py"))["readable_anywhere"](
        readme, "https://forge.example/a/b"
    )
    addresses = re.findall(r"\]\(([^)]+)\)|src=\"([^\"]+)\"", shown)
    assert len(addresses) > 20
    assert [one for pair in addresses for one in pair if one and not one.startswith("https://")] == []
    assert "https://forge.example/a/b/raw/main/docs/screens/recording.webp" in shown
    assert "https://forge.example/a/b/blob/main/docs/play/en.md" in shown


def test_a_release_has_every_deck_and_an_index_takes_it(tmp_path: Path) -> None:
    cards = tmp_path / "src/reverie/data/decks/second-sleep/cards"
    cards.mkdir(parents=True)
    for name in ("a.600.webp", "a.1200.avif"):
        (cards / name).write_bytes(bytes(50))
    wheel, sdist = tmp_path / "reverie.whl", tmp_path / "reverie.tar.gz"
    with zipfile.ZipFile(wheel, "w") as packed, tarfile.open(sdist, "w:gz") as tar:
        packed.write(cards / "a.600.webp", "reverie/data/decks/second-sleep/cards/a.600.webp")
        tar.add(tmp_path / "src", "reverie-1.0.0/src")
    assert PROBLEMS(sdist, tmp_path) == []
    assert PROBLEMS(wheel, tmp_path) == [
        "reverie.whl lacks reverie/data/decks/second-sleep/cards/a.1200.avif"
    ]
    [told] = PROBLEMS(sdist, tmp_path, 100)
    assert told.startswith("reverie.tar.gz has")


def test_decks_at_their_heaviest_leave_room_in_a_package_index() -> None:
    """docs/adr/0030: with a page and code of 10 MB."""
    assert sum(HEAVIEST.values()) + 10_000_000 < 100_000_000
