"""What is released: one version, its notes, and metadata that a package index can show."""

import re
import runpy
import tomllib
from pathlib import Path

import pytest

import reverie

ROOT = Path(__file__).parents[1]
NOTES = runpy.run_path(str(ROOT / "tools" / "release_notes.py"))["notes"]
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
