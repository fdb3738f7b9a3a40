"""Tries mutants: a process that has loaded everything forks a child for each, until a test fails."""

import gc
import importlib.abc
import importlib.util
import os
import resource
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from importlib.machinery import ModuleSpec
from mmap import mmap
from types import CodeType, FunctionType, ModuleType
from typing import BinaryIO, Final

import msgspec
import pytest
from _pytest.runner import runtestprotocol
from msgspec import Struct
from msgspec.structs import replace

from tools.mutants.plan import BUILD, ROOT, Mutant
from tools.mutants.reach import PYTEST

SURVIVED, KILLED, UNFIT = range(3)
"""How a child ends. Unfit: the fault could not be planted, so nothing is known."""
STATUS: Final = ("survived", "killed", "unfit")
CONTROL: Final = "control"
NOTED: Final = BUILD / "outcomes.jsonl"
ALONE: Final = (*PYTEST, "-p", "no:cov", "-p", "no:xdist")
ANEW: Final = ("-W", "ignore::pytest.PytestAssertRewriteWarning")
"""Plugins of pytest are loaded already; their own asserts need not explain themselves."""
FILES_AT_ONCE: Final = 2
LIBRARIES: Final = BUILD / "libraries.json"
"""What the tests load besides the game and themselves, so that it need not be loaded for every fault."""
MEMORY: Final = 3 << 30
"""Bytes a child may take: an endless loop must not take the machine with it."""
LOADING: Final = 30.0
"""Seconds of computing for loading the tests anew."""
ASKED_FOR: Final = 30.0
"""Seconds of computing for which tests are asked, the quickest first. Whatever none has noticed by then has
survived: most that are noticed are within one second, and only survivors would ask for minutes."""
PATIENCE: Final = 3600.0
"""Seconds by the clock after which a child is ended and nothing is known: a busy machine is no proof."""


class Trial(Struct, frozen=True):
    mutant: Mutant
    key: str
    tests: list[int]
    """By their place in the plan, those to ask first in front."""
    all_of_them: str
    """What it rests on if it survives."""
    final: bool
    """Whether it has survived then: what runs at import as well is imported anew to be sure."""


class Plan(Struct, frozen=True):
    tests: list[str]
    limits: list[float]
    """Seconds of computing after which a test counts as endless."""
    files: dict[str, str]
    """What the tests are made of, by its content."""
    trials: list[Trial]


class Outcome(Struct, frozen=True):
    key: str
    status: str
    by: str
    seconds: float
    rests_on: str


def rests_on(by: str, all_of_them: str, files: dict[str, str]) -> str:
    """If killed on the file of the test that did it, if not on all of them."""
    return files.get(by.partition("::")[0], "") if by else all_of_them


Child = Callable[[Trial, list[str], Callable[[str], None]], int]
"""Plants the fault and runs the tests, telling which is running; gives how it ends."""


def each_in_a_child(plan: Plan, child: Child, workers: int) -> Iterator[Outcome]:
    """So many at a time; a child that computes for too long is ended by its own timer."""
    gc.collect()
    gc.freeze()
    running: dict[int, tuple[Trial, mmap, float]] = {}
    waiting = [*reversed(plan.trials), _control(plan.trials[0])]
    while waiting or running:
        while waiting and len(running) < workers:
            trial = waiting.pop()
            running_test = mmap(-1, 4096)  # shared with the child
            pid = os.fork()
            if pid == 0:
                os._exit(_guarded(plan, trial, child, running_test))
            running[pid] = (trial, running_test, time.monotonic())
        pid, code, computed, given_up = _next_end(running)
        trial, running_test, _ = running.pop(pid)
        by = running_test[:].rstrip(b"\0").decode()
        running_test.close()
        seconds = round(computed, 3)
        status = "timeout" if os.WIFSIGNALED(code) else STATUS[os.WEXITSTATUS(code)]
        if given_up or (status == "survived" and not trial.final):
            status = "undecided"
        by = by if status in ("killed", "timeout") else ""
        yield Outcome(trial.key, status, by, seconds, rests_on(by, trial.all_of_them, plan.files))


def _next_end(running: dict[int, tuple[Trial, mmap, float]]) -> tuple[int, int, float, bool]:
    """Which child has ended and how, for how long it computed, and whether that was our impatience."""
    while True:
        for pid, (_, _, begun) in running.items():
            ended, code, used = os.wait4(pid, os.WNOHANG)
            given_up = not ended and time.monotonic() - begun > PATIENCE
            if given_up:
                os.kill(pid, signal.SIGKILL)
                ended, code, used = os.wait4(pid, 0)
            if ended:
                return ended, code, used.ru_utime + used.ru_stime, given_up
        time.sleep(0.01)


def _asked_enough() -> bool:
    """A child's clock begins with it."""
    return time.process_time() > ASKED_FOR


def _guarded(plan: Plan, trial: Trial, child: Child, running_test: mmap) -> int:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGPROF, signal.SIG_DFL)

    limits = dict(zip(plan.tests, plan.limits, strict=True))

    def begins(test: str) -> None:
        running_test[:] = test.encode()[: len(running_test)].ljust(len(running_test), b"\0")
        signal.setitimer(signal.ITIMER_PROF, limits.get(test, LOADING))

    try:
        return child(trial, [plan.tests[n] for n in trial.tests], begins)
    except BaseException:
        return KILLED


# ---- what is in a function: its code is exchanged under tests that are already loaded


class Loaded:
    """A plugin of pytest that tries mutants where the tests would run."""

    def __init__(self, plan: Plan, workers: int, note: Callable[[Outcome], None]) -> None:
        self._plan, self._workers, self._note = plan, workers, note

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        libraries = [
            name for name in sys.modules if name.partition(".")[0] not in ("reverie", "tests", "__main__")
        ]
        LIBRARIES.write_bytes(msgspec.json.encode(libraries))
        functions = _functions()

        def child(trial: Trial, tests: list[str], begins: Callable[[str], None]) -> int:
            try:
                _exchange(trial.mutant, functions)
            except Exception:
                return UNFIT
            for test in tests:
                if _asked_enough():
                    break
                begins(test)
                if any(report.failed for report in runtestprotocol(items[test], log=False, nextitem=None)):
                    return KILLED
            return SURVIVED

        for outcome in each_in_a_child(self._plan, child, self._workers):
            self._note(outcome)
        return True


Place = tuple[str, str, int]


def _functions() -> dict[Place, list[FunctionType]]:
    found: dict[Place, list[FunctionType]] = defaultdict(list)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            found[_place(thing.__code__)].append(thing)
    return found


def _place(code: CodeType) -> Place:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _exchange(mutant: Mutant, functions: dict[Place, list[FunctionType]]) -> None:
    path = str(ROOT / mutant.path)
    place = path, mutant.mutation.scope, mutant.mutation.first_line
    new = next(code for code in _codes(compile(mutant.text(), path, "exec")) if _place(code) == place)
    assert functions[place], f"{place} is not loaded"
    # With what is inside of it: phases keep functions that were made when their ruleset was loaded.
    for code in _codes(new):
        for function in functions.get(_place(code), ()):
            if function.__code__.co_freevars == code.co_freevars:
                function.__code__ = code


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _codes(inner)


# ---- what runs at import: the mutant is imported instead, and the tests after it


class _Instead(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        if fullname != self._mutant.module:
            return None
        file = ROOT / self._mutant.path
        folder = [str(file.parent)] if file.name == "__init__.py" else None
        return importlib.util.spec_from_file_location(
            fullname, file, loader=self, submodule_search_locations=folder
        )

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self._mutant.text(), str(ROOT / self._mutant.path), "exec"), module.__dict__)


class _Chosen:
    """A plugin of pytest: these tests in this order."""

    def __init__(self, tests: Sequence[str], begins: Callable[[str], None]) -> None:
        self._order, self._begins = {test: n for n, test in enumerate(tests)}, begins

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted([i for i in items if i.nodeid in self._order], key=lambda i: self._order[i.nodeid])

    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        return _asked_enough() or None  # True: done with it, without running it

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._begins(nodeid)


def imported(trial: Trial, tests: list[str], begins: Callable[[str], None]) -> int:
    """The files with the quickest tests first, a few at a time."""
    sys.meta_path.insert(0, _Instead(trial.mutant))
    files = list(dict.fromkeys(map(_file, tests)))
    for first in range(0, len(files), FILES_AT_ONCE):
        if _asked_enough():
            break
        few = files[first : first + FILES_AT_ONCE]
        begins("import")
        chosen = _Chosen([test for test in tests if _file(test) in few], begins)
        if pytest.main([*ALONE, *ANEW, "-x", *few], [chosen]) != pytest.ExitCode.OK:
            return KILLED
    return SURVIVED


def _file(test: str) -> str:
    return test.partition("::")[0]


def main(kind: str, workers: int) -> None:
    """`python -m tools.mutants.trial loaded|imported N`: tries what is in the plan, notes each outcome."""
    plan = msgspec.json.decode((BUILD / f"{kind}.json").read_bytes(), type=Plan)
    with NOTED.open("ab", buffering=0) as out:
        if kind == "loaded":
            files = sorted({_file(plan.tests[n]) for trial in plan.trials for n in trial.tests})
            plugin = Loaded(plan, workers, lambda outcome: _note(out, outcome))
            sys.exit(pytest.main([*ALONE, *files], [plugin]))
        for name in msgspec.json.decode(LIBRARIES.read_bytes()) if LIBRARIES.exists() else ():
            with suppress(Exception):
                importlib.import_module(name)
        for outcome in each_in_a_child(plan, imported, workers):
            _note(out, outcome)


def _control(trial: Trial) -> Trial:
    """No fault at all: if a test fails then, every outcome would be worth nothing."""
    fault = trial.mutant.mutation
    source = (ROOT / trial.mutant.path).read_text()
    none = replace(fault, put=source[fault.start : fault.end])
    return replace(trial, mutant=replace(trial.mutant, mutation=none), key=CONTROL, tests=trial.tests[:40])


def _note(out: BinaryIO, outcome: Outcome) -> None:
    if outcome.key != CONTROL:
        out.write(msgspec.json.encode(outcome) + b"\n")
    elif outcome.status not in ("survived", "undecided"):
        sys.exit(f"The tests fail without any fault ({outcome.status}: {outcome.by}): nothing can be tried.")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
