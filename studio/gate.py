"""The ambiguity gate: to how many cards did four of five readers give the same title?

Whether two titles say the same thing is judged by a person, card by card, and written down with the reason in
`readings/<deck>/same.toml`. `python -m studio gate` counts; with `--suspects` it shows what has to be judged.
"""

import json
import re
import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from studio.decks import HERE, Deck

READERS, SAME = 5, 4
FILLING = re.compile(
    r"the|an?|of|in|on|and|to|at|for|with|from|its?|is|are|who|that|this|one|two|under|over|into"
)


@dataclass(frozen=True)
class Readings:
    """What the readers of a deck wrote, and who of them said the same."""

    deck: Deck

    @property
    def folder(self) -> Path:
        return HERE / "readings" / self.deck.id.replace("-", "_")

    @cached_property
    def lines(self) -> dict[int, dict[int, dict[str, Any]]]:
        """By card, by reader."""
        found: dict[int, dict[int, dict[str, Any]]] = {}
        for file in sorted(self.folder.glob("reader-*.jsonl"), key=_number):
            for line in file.read_text("utf-8").splitlines():
                said = json.loads(line)
                card = said["card"] if isinstance(said["card"], int) else int(said["card"].split("-")[0])
                if "title" in said:
                    found.setdefault(card, {})[_number(file)] = said
        return found

    def last_five(self, card: int) -> dict[int, dict[str, Any]]:
        """Those who saw the picture as it is: of several rounds the last, unless same.toml says which."""
        said = self.lines.get(card, {})
        five = self.told.get("five", {}).get("readers") or list(said)[-READERS:]
        return {reader: said[reader] for reader in five if reader in said}

    @cached_property
    def told(self) -> dict[str, Any]:
        """What somebody has judged."""
        file = self.folder / "same.toml"
        return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}

    @cached_property
    def judged(self) -> dict[int, list[dict[str, Any]]]:
        """By card: which readers' titles say the same, in a word, and why it is taken so."""
        return {int(card): groups for card, groups in self.told.items() if card.isdigit()}

    def agreeing(self, card: int) -> int:
        """How many of the last five gave the same title."""
        five = set(self.last_five(card))
        return max((len(five & set(group["readers"])) for group in self.judged.get(card, ())), default=1)

    def suspects(self) -> dict[int, list[str]]:
        """Cards of which at least three of the last five use one word in their English titles."""
        found = {}
        for card in self.deck.dealt():
            titles = [said["title"].get("en", "") for said in self.last_five(card).values()]
            words = Counter(word for title in titles for word in _words(title))
            if words and max(words.values()) >= SAME - 1:
                found[card] = titles
        return found


def report(deck: Deck) -> str:
    """One deck in a few lines."""
    readings = Readings(deck)
    dealt = list(deck.dealt())
    read = [card for card in dealt if len(readings.last_five(card)) >= READERS]
    closed = [card for card in read if readings.agreeing(card) >= SAME]
    counted = f"{len(read)} of {len(dealt)} cards read by five"
    lines = [f"{deck.en}: {counted}; four of five give the same title: {len(closed)}"]
    for card in closed:
        lines += [f"  {card:02d} {group['idea']}: {group['why']}" for group in readings.judged[card]]
    grades = Counter(
        "".join(sorted(said.get("grade", "") for said in readings.last_five(card).values())) for card in read
    )
    if any(grades):
        lines.append("  grades: " + ", ".join(f"{grade} {n}" for grade, n in sorted(grades.items())))
    return "\n".join(lines)


def suspects(deck: Deck) -> str:
    """Titles that share a word, for whoever judges."""
    found = Readings(deck).suspects()
    return "\n".join(f"{card:02d} {' | '.join(titles)}" for card, titles in found.items())


def _number(file: Path) -> int:
    return int(file.stem.split("-")[1])


def _words(title: str) -> set[str]:
    """What a title speaks of, without endings."""
    words = re.findall(r"[a-z]+", title.lower().replace("’s", ""))
    return {re.sub(r"(ing|ed|es|s)$", "", word) for word in words if not FILLING.fullmatch(word)}
