"""The notes in studio/readings, by deck, language and card."""

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from tools.sittings.clues import ROOT, folder

HELD_OUT: Final = ROOT / "tests" / "bots" / "listening"
"""Clues that bots are measured with: nothing of them may be learnt."""


def lines(deck: str, kind: str, name: str, cards: Iterable[str] = ()) -> Iterator[tuple[str, dict[str, Any]]]:
    """With the number of who wrote it; a card named by its number alone gets its id from `cards`."""
    ids = {int(card.split("-")[0]): card for card in cards}
    for path in sorted(folder(deck, kind).glob(f"{name}-*.jsonl"), key=_number):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.strip():
                said = json.loads(line)
                yield str(_number(path)), said | {"card": ids.get(said["card"], said["card"])}


def _number(path: Path) -> int:
    found = re.search(r"(\d+)$", path.stem)
    return int(found[1]) if found else 0


def held_out(deck: str, language: str) -> frozenset[str]:
    from reverie.game.words import same

    found = set()
    for file in (HELD_OUT / f"{language}.json", HELD_OUT / deck / f"{language}.json"):
        if file.exists():
            found |= {same(heard["clue"]) for heard in json.loads(file.read_text(encoding="utf-8"))}
    return frozenset(found)


def found(deck: str) -> Iterator[dict[str, Any]]:
    file = folder(deck) / "found.jsonl"
    if file.exists():
        yield from (
            json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line.strip()
        )
