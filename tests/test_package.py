"""The package and the repository as a whole."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

import reverie

ROOT = Path(__file__).parents[1]
# Written so that this file does not match itself.
PRIVATE = re.compile(
    r"--(?:extra-)?index[-]url\b|--find[-]links\b|\bfile:[/]{2}|pythonhosted[.]|registry[.]npmjs"
    r"|(?<![\w.<])/(?:home|root|tmp|Users|work)/\w+"
)


def tracked() -> list[Path]:
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listing = subprocess.run([git, "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listing.stdout.split("\0") if name]


def required(name: str) -> list[str]:
    lines = (ROOT / "requirements" / f"{name}.in").read_text().splitlines()
    return [line.replace('"', "'") for line in lines if not line.startswith("-")]


def test_the_version_is_a_string() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\S*", reverie.__version__)


def test_no_file_names_an_index_or_a_place_on_somebodys_machine() -> None:
    found = []
    for path in tracked():
        if path.suffix in {".webp", ".png", ".jpg", ".woff2", ".ogg"} or not path.is_file():
            continue
        text = path.read_text(encoding="utf-8", errors="replace")
        found += [f"{path.relative_to(ROOT)}: {match.group()}" for match in PRIVATE.finditer(text)]
    assert found == []


def test_pyproject_names_the_same_requirements_as_the_pinned_lists() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project = pyproject["project"]
    assert project["dependencies"] == required("runtime")
    assert project["optional-dependencies"] == {
        name: required(name) for name in ("postgres", "studio", "bench")
    }
    assert pyproject["dependency-groups"]["dev"] == required("dev")


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").glob("*.in")), ids=lambda path: path.stem)
def test_every_requirement_is_pinned_with_hashes(path: Path) -> None:
    pinned = path.with_suffix(".txt").read_text()
    entries = re.split(r"\n(?=\S)", pinned.strip())
    assert entries
    assert all("==" in entry and "--hash=sha256:" in entry for entry in entries)
