"""What runs before anything is installed: steps that say what to do, and the page that is taken as built."""

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
STEP = ROOT / "tools" / "step.py"


def step(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    asked = [sys.executable, str(STEP), "Doing it", sys.executable, "-c", code]
    inherited = {name: value for name, value in os.environ.items() if name != "VERBOSE"}
    return subprocess.run(
        asked, capture_output=True, text=True, check=False, timeout=60, env=inherited | environment
    )


def test_a_step_is_one_line_and_its_output_is_shown_only_when_asked_for() -> None:
    done = step("print('much')")
    assert done.returncode == 0
    assert re.fullmatch(r"  Doing it… \d+ s\n", done.stdout)
    assert done.stderr == ""
    assert "much" in step("print('much')", VERBOSE="1").stdout


@pytest.mark.parametrize(
    ("output", "told"),
    [
        ("OSError: [Errno 28] No space left on device", "The disk is full"),
        ("npm error code ENOSPC", "The disk is full"),
        ("npm error code EAI_AGAIN", "Is there a network?"),
        ("Failed to establish a new connection: [Errno -3] Temporary failure in name resolution", "network?"),
        ("[Errno 13] Permission denied: '.venv'", "cannot be written to"),
        ("THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "not the one that was pinned"),
    ],
)
def test_a_step_that_fails_says_what_to_do(output: str, told: str) -> None:
    done = step(f"import sys; print({output!r}); sys.exit(3)")
    assert done.returncode == 3
    assert told in done.stderr
    log = Path(done.stderr.split()[-1])
    assert output in log.read_text()
    log.unlink()


def test_a_step_that_fails_in_an_unknown_way_shows_the_end_of_its_output() -> None:
    done = step("for n in range(100): print('line', n)\nraise SystemExit(1)")
    assert "line 99" in done.stderr
    assert "line 50" not in done.stderr
    Path(done.stderr.split()[-1]).unlink()


def test_the_page_is_built_again_when_a_source_differs_and_only_then(tmp_path: Path) -> None:
    for name in (
        "client/package.json",
        "client/src/a.ts",
        "client/node_modules/b.js",
        "client/src/i18n/texts.d.ts",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    (tmp_path / "src/reverie/data/rabbits").mkdir(parents=True)
    (tmp_path / "src/reverie/web/static").mkdir(parents=True)
    (tmp_path / "tools").mkdir()
    tool = tmp_path / "tools" / "client_build.py"
    tool.write_text((ROOT / "tools" / "client_build.py").read_text())
    page = runpy.run_path(str(tool))
    assert not page["same"]()
    page["record"]()
    assert not page["same"]()
    (tmp_path / "src/reverie/web/static/index.html").touch()
    assert page["same"]()
    (tmp_path / "client/node_modules/b.js").write_text("newer")
    (tmp_path / "client/src/i18n/texts.d.ts").write_text("generated anew")
    assert page["same"]()
    for change in ("client/src/a.ts", "src/reverie/data/rabbits/joyful.webp"):
        (tmp_path / change).write_text("changed")
        assert not page["same"]()
        page["record"]()
        assert page["same"]()
    (tmp_path / "client/package.json").unlink()  # as where a container is built
    assert page["same"]()
