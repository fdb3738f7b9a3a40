"""Which test reaches which line of the rules, and how long it takes: one run under coverage."""

import json
import subprocess
import sys
from collections import defaultdict
from functools import cached_property
from pathlib import Path
from typing import Final

import msgspec
import pytest
from coverage import CoverageData
from msgspec import Struct

from tools.mutants.plan import BUILD, MUTATED, ROOT, Mutant, digest

TESTS: Final = ("tests/scenarios", "tests/counts", "tests/transcripts", "tests/laws")
"""Pure and quick ones: nothing that needs a browser, a server or a database."""
PYTEST: Final = ("-q", "-p", "no:cacheprovider", "-o", "timeout=0", "-m", "not browser and not slow")
LEFT_OUT: Final = ("tests/laws/test_every_move_is_handled.py", "tests/laws/test_names.py")
"""Ask mypy, or read what is written: no mutant reaches them."""


class Reach(Struct, frozen=True, dict=True):
    lines: dict[str, dict[int, list[str]]]
    """By path and line the tests; those that ran it while they were imported are named ""."""
    seconds: dict[str, float]

    @cached_property
    def all_tests(self) -> list[str]:
        return sorted(self.seconds, key=self.seconds.__getitem__)

    def called(self, mutant: Mutant) -> bool:
        """Whether tests call the function it is in: then it can be planted after they are loaded, unless its
        line runs only while they are."""
        lines = self.lines.get(mutant.path, {})

        def run_by(span: tuple[int, int]) -> set[str]:
            first, last = span
            return {test for n in range(first, last + 1) for test in lines.get(n, ())}

        if run_by(mutant.mutation.lines) == {""}:
            return False
        return bool(mutant.mutation.scope) and bool(run_by(mutant.mutation.body) - {""})

    def imported(self, mutant: Mutant) -> bool:
        """Whether it also runs, or only runs, while the tests are loaded."""
        first, last = mutant.mutation.body
        lines = self.lines.get(mutant.path, {})
        return not mutant.mutation.scope or any("" in lines.get(n, ()) for n in range(first, last + 1))

    def tests(self, mutant: Mutant) -> list[str]:
        """The tests to run, the quickest first."""
        lines, fault = self.lines.get(mutant.path, {}), mutant.mutation
        if fault.scope:
            first, last = fault.lines
            for begin, end in ((first, last), (first - 2, first), fault.body):
                found = {t for n in range(begin, end + 1) for t in lines.get(n, ()) if t}
                if found:
                    return sorted(found, key=self.seconds.__getitem__)
        found = {t for tests in lines.values() for t in tests if t}
        quick = sorted(found, key=self.seconds.__getitem__)
        return quick + [t for t in self.all_tests if t not in found]


def reach(workers: int) -> Reach:
    """Measured anew when a test or anything of the game has changed."""
    kept = BUILD / "reach" / f"{_everything()}.json"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        for old in kept.parent.iterdir():
            old.unlink()
        kept.write_bytes(msgspec.json.encode(_measured(workers)))
    return msgspec.json.decode(kept.read_bytes(), type=Reach)


def test_files() -> dict[str, str]:
    """Everything the tests are made of, by its content."""
    folder = ROOT / "tests"
    return {str(p.relative_to(ROOT)): digest(p.read_bytes()) for p in sorted(folder.rglob("*.py"))}


def _everything() -> str:
    paths = sorted([*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")])
    return digest("".join(f"{p.relative_to(ROOT)} {digest(p.read_bytes())}\n" for p in paths))


def _measured(workers: int) -> Reach:
    data, times, settings = BUILD / "coverage", BUILD / "seconds.json", BUILD / "coveragerc"
    packages = ", ".join(".".join(Path(p).relative_to("src").parts) for p in MUTATED)
    settings.write_text(f"[run]\nsource_pkgs = {packages}\ndata_file = {data}\n")
    out = [f"--deselect={path}" for path in LEFT_OUT]
    run = [sys.executable, "-m", "pytest", "-p", "tools.mutants.reach", *PYTEST, *out]
    cov = ["--cov", f"--cov-config={settings}", "--cov-context=test", "--cov-report="]
    times.unlink(missing_ok=True)
    done = subprocess.run([*run, *cov, "-n", str(workers), *TESTS], cwd=ROOT, check=False)
    if done.returncode:
        sys.exit("The tests must pass before mutants can be tried.")
    contexts = CoverageData(str(data))
    contexts.read()
    lines: dict[str, dict[int, list[str]]] = {}
    for path in contexts.measured_files():
        by_line: dict[int, list[str]] = defaultdict(list)
        for line, names in contexts.contexts_by_lineno(path).items():
            by_line[line] = sorted({name.rpartition("|")[0] for name in names})
        lines[str(Path(path).relative_to(ROOT))] = by_line
    return Reach(lines, json.loads(times.read_text()))


_SECONDS: dict[str, float] = defaultdict(float)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _SECONDS[report.nodeid] += report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):
        (BUILD / "seconds.json").write_text(json.dumps(_SECONDS))
