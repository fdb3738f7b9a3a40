"""The lines, all at the same time, while somebody plays whose commands are timed."""

import asyncio
import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from tests.campaigns.siege.castle import Castle, castle
from tests.campaigns.siege.line import Finding, Line, Siege, about, at_most, exactly, median_ms, p95_ms
from tests.campaigns.siege.player import playing
from tests.campaigns.siege.s17_bounded import ROWS, SPACE

OTHER = ("--proxied", "127.0.0.2", "--limit-table-rows", str(ROWS), "--picture-space", str(SPACE))
QUIET = 2.0
"""Seconds before the attack; half of it after."""
LONGEST = 1800.0
"""Seconds for one line."""


@dataclass(frozen=True)
class Result:
    line: Line
    findings: list[Finding]
    seconds: float

    @property
    def good(self) -> bool:
        return all(finding.good for finding in self.findings)


@dataclass(frozen=True)
class Report:
    results: list[Result]

    @property
    def good(self) -> bool:
        return all(result.good for result in self.results)

    @property
    def failures(self) -> str:
        bad = [(result.line.code, f) for result in self.results for f in result.findings if not f.good]
        return "\n".join(f"{code} {f.what}: {f.seen}, not {f.wanted}" for code, f in bad)


async def besieged(folder: Path, lines: Sequence[Line], *, short: bool) -> Report:
    async with castle(folder) as main, castle(folder, *OTHER) as other:
        async with playing(main, "127.2.0.1") as player:
            began = time.monotonic()
            await asyncio.sleep(QUIET / 2 if short else QUIET)
            quiet = player.between(began, time.monotonic())
            siege = Siege(main, other, player, quiet, folder, short, count(1))
            alone = [] if short else [line for line in lines if line.timed]
            results = [await _attacked(line, siege) for line in alone]
            began = time.monotonic()
            together = [line for line in lines if line not in alone]
            results += await asyncio.gather(*(_attacked(line, siege) for line in together))
            await asyncio.sleep(QUIET / 2)
            waits = player.between(began, time.monotonic())
        usual = median_ms(quiet)
        meanwhile = [
            at_most(
                f"median ({usual:.1f} ms before)",
                about(siege, usual, 250),
                median_ms(waits),
                " ms",
            ),
            at_most("p95", about(siege, p95_ms(quiet), 2000), p95_ms(waits), " ms"),
            exactly("their line broke", 0, player.lost),
            exactly("complaints in the log", 0, _complaints(main) + _complaints(other)),
        ]
    results.sort(key=lambda result: lines.index(result.line))
    meantime = time.monotonic() - began
    return Report([*results, Result(Line("", "whoever plays meanwhile", _nothing), meanwhile, meantime)])


async def _attacked(line: Line, siege: Siege) -> Result:
    began = time.monotonic()
    try:
        async with asyncio.timeout(LONGEST):
            findings = await line.attack(siege)
    except Exception:
        findings = [Finding("the attack itself", "no error", traceback.format_exc(), False)]
    return Result(line, findings, time.monotonic() - began)


async def _nothing(_siege: Siege) -> list[Finding]:
    return []


def _complaints(besieged: Castle) -> int:
    text = besieged.log.read_text(errors="replace")
    return sum(mark in text for mark in ("Traceback", "ERROR", "unexpected"))
