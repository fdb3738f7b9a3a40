"""`make mutants`: plants every fault, says which no test noticed, and fails below the score."""

import argparse
import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from tools.mutants.plan import BUILD, ROOT, Mutant, digest, planned
from tools.mutants.reach import Reach, reach, test_files
from tools.mutants.trial import NOTED, Outcome, Plan, Trial, rests_on

ENOUGH: Final = 97.0
EQUIVALENT: Final = Path(__file__).with_name("equivalent.toml")


def main() -> None:
    options = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    options.add_argument("--under", default="", help="only files whose path contains this")
    options.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options.add_argument("--report", action="store_true", help="try nothing, tell what is known")
    chosen = options.parse_args()
    BUILD.mkdir(parents=True, exist_ok=True)
    reached, mutants = reach(chosen.workers), planned(chosen.under)
    equivalent, stale = _equivalent(mutants, everything=not chosen.under)
    tried = [mutant for mutant in mutants if mutant.key not in equivalent]
    known = _known(tried, reached)
    if not chosen.report:
        left = [mutant for mutant in tried if mutant.key not in known]
        print(f"{len(mutants)} mutants, {len(equivalent)} equivalent, {len(left)} to try", flush=True)
        _try(left, reached, chosen.workers)
        known = _known(tried, reached)
    sys.exit(_report(tried, known, len(equivalent), stale))


def _try(mutants: Sequence[Mutant], reached: Reach, workers: int) -> None:
    killers, files = {key: outcome.by for key, outcome in _noted().items()}, test_files()
    place = {test: n for n, test in enumerate(reached.all_tests)}
    # A test may compute ten times as long as without a fault.
    limits = [3 + 10 * reached.seconds[test] for test in reached.all_tests]
    for kind in ("loaded", "imported"):
        trials, done = [], _noted()
        for mutant in mutants:
            last = mutant.key in done and done[mutant.key].status
            if kind == ("loaded" if reached.called(mutant) and last != "undecided" else "imported"):
                tests, killer = reached.tests(mutant), killers.get(mutant.key)
                first = [killer] if killer in place else []  # what killed it before is asked first
                order = [place[test] for test in dict.fromkeys([*first, *tests])]
                final = kind == "imported" or not reached.imported(mutant)
                trials.append(Trial(mutant, mutant.key, order, _all_of_them(tests, files), final))
        Random(len(trials)).shuffle(trials)  # what is known of a run that was broken off is a fair sample
        if trials:
            plan = Plan(reached.all_tests, limits, files, trials)
            (BUILD / f"{kind}.json").write_bytes(msgspec.json.encode(plan))
            run = [sys.executable, "-m", "tools.mutants.trial", kind, str(workers)]
            subprocess.run(run, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def _all_of_them(tests: Sequence[str], files: dict[str, str]) -> str:
    """What a mutant that survived rests on: every test that was asked, and what they are written with."""
    asked = {test.partition("::")[0] for test in tests}
    used = (f"{f} {text}" for f, text in files.items() if f in asked or not Path(f).name.startswith("test_"))
    return digest("\n".join([*sorted(tests), *sorted(used)]))


def _noted() -> dict[str, Outcome]:
    if not NOTED.exists():
        return {}
    lines = [line for line in NOTED.read_bytes().splitlines() if line.endswith(b"}")]
    return {outcome.key: outcome for outcome in (msgspec.json.decode(line, type=Outcome) for line in lines)}


def _known(mutants: Sequence[Mutant], reached: Reach) -> dict[str, Outcome]:
    """What still holds of all that was noted."""
    noted, files = _noted(), test_files()
    return {
        mutant.key: outcome
        for mutant in mutants
        if (outcome := noted.get(mutant.key)) is not None
        and outcome.status != "undecided"
        and outcome.rests_on == rests_on(outcome.by, _all_of_them(reached.tests(mutant), files), files)
    }


def _equivalent(mutants: Sequence[Mutant], *, everything: bool) -> tuple[set[str], list[str]]:
    """The mutants that change nothing anybody could see, and entries that fit none any more."""
    listed = tomllib.loads(EQUIVALENT.read_text()).get("equivalent", [])
    by_look: dict[tuple[str, str, str], list[str]] = {}
    for mutant in mutants:
        fault = mutant.mutation
        by_look.setdefault((mutant.where, fault.was, fault.becomes), []).append(mutant.key)
    found, stale = set(), []
    for entry in listed:
        keys = by_look.get((entry["where"], entry["was"], entry["becomes"]), [])
        found.update(keys)
        if everything and not keys:
            stale.append(f"{entry['where']}: {entry['was']} -> {entry['becomes']}")
    return found, stale


def _report(tried: Sequence[Mutant], known: dict[str, Outcome], equivalent: int, stale: list[str]) -> int:
    counts = dict.fromkeys(("killed", "timeout", "survived", "unfit"), 0)
    for outcome in known.values():
        counts[outcome.status] += 1
    lines = []
    for mutant in tried:
        fault = mutant.mutation
        if mutant.key in known and known[mutant.key].status in ("survived", "unfit"):
            lines.append(
                f"{mutant.path}:{fault.lines[0]} {mutant.where}\n  - {fault.was}\n  + {fault.becomes}"
            )
    detected = counts["killed"] + counts["timeout"]
    score = 100 * detected / len(tried) if tried else 100.0
    lines += [f"no such mutant any more, in {EQUIVALENT.name}: {entry}" for entry in stale]
    spent = sum(outcome.seconds for outcome in known.values()) / max(1, len(known))
    lines.append(
        f"{len(tried)} mutants: {counts['killed']} killed, {counts['timeout']} timeout, "
        f"{counts['survived']} survived, {counts['unfit']} unfit, "
        f"{len(tried) - len(known)} not tried; {equivalent} equivalent besides. "
        f"{score:.2f} % found, {ENOUGH:g} % are asked for. {spent:.2f} s a mutant."
    )
    (BUILD / "report.txt").write_text("\n".join(lines) + "\n")
    print("\n".join(lines))
    return 0 if score >= ENOUGH and not stale else 1


if __name__ == "__main__":
    main()
