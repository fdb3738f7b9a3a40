"""The ambiguity gate: on how many cards did four of five readers say the same thing?

A card says it all when four fifths of its readers give it the same title and the same clue: then its idea is
changed, not its paint. Equal titles alone mean that the subject is plain, not what it stands for. Whether two
titles or clues say the same is judged by people, card by card, and written down with the reason in
`readings/<deck>/same.toml`. `python -m studio gate` counts; `--suspects` shows what has to be judged.
"""

import json
import math
import re
import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from studio.decks import HERE, Deck

READERS, SAME = 5, 0.8
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

    def rounds(self, card: int) -> list[list[int]]:
        """Who counts: the first five, and all together when more have read (unless same.toml says who).

        Of a card on which something was changed since, those count who are named `instead`.
        """
        said, five = self.lines.get(card, {}), self.told.get("five", {})
        instead = five.get("instead", {}).get(str(card))
        named = [r for r in instead or five.get("readers", ()) if r in said]
        readers = named or ([] if instead else list(said))
        return [readers[:READERS], readers] if len(readers) > READERS else [readers]

    def counting(self, card: int) -> dict[int, dict[str, Any]]:
        """What those who count said of a card."""
        return {reader: self.lines[card][reader] for reader in self.rounds(card)[-1]}

    @cached_property
    def told(self) -> dict[str, Any]:
        """What somebody has judged."""
        file = self.folder / "same.toml"
        return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}

    @cached_property
    def judged(self) -> dict[int, list[dict[str, Any]]]:
        """By card: which readers' titles say the same, in a word, and why it is taken so."""
        return {int(card): groups for card, groups in self.told.items() if card.isdigit()}

    def alike(self, card: int, said: str) -> bool:
        """Whether four fifths of the first five, or of all, `said` the same ("readers": titles, "clues")."""
        rounds = [set(readers) for readers in self.rounds(card) if len(readers) >= READERS]
        groups = [set(group.get(said, ())) for group in self.judged.get(card, ())]
        return any(
            len(group & readers) >= math.ceil(SAME * len(readers)) for group in groups for readers in rounds
        )

    def closed(self, card: int) -> bool:
        """Whether the card says it all."""
        return self.alike(card, "readers") and self.alike(card, "clues")

    def suspects(self) -> dict[int, list[str]]:
        """Cards of which three fifths use one word in their English titles."""
        found = {}
        for card in self.deck.dealt():
            titles = [said["title"].get("en", "") for said in self.counting(card).values()]
            words = Counter(word for title in titles for word in _words(title))
            if words and max(words.values()) >= 0.6 * len(titles):
                found[card] = titles
        return found


def report(deck: Deck) -> str:
    """One deck in a few lines."""
    readings = Readings(deck)
    dealt = list(deck.dealt())
    read = [card for card in dealt if len(readings.counting(card)) >= READERS]
    titles = [card for card in read if readings.alike(card, "readers")]
    closed = [card for card in read if readings.closed(card)]
    told = any("clues" in group for groups in readings.judged.values() for group in groups)
    both = str(len(closed)) if told else "clues not judged"
    counted = f"{len(read)} of {len(dealt)} cards read by five or more"
    lines = [f"{deck.en}: {counted}; four fifths give the same title: {len(titles)}; title and clue: {both}"]
    for card in titles:
        mark = "!" if card in closed else " "
        lines += [f" {mark}{card:02d} {group['idea']}: {group['why']}" for group in readings.judged[card]]
    grades = Counter(
        said["grade"] for card in read for said in readings.counting(card).values() if "grade" in said
    )
    if grades:
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
