"""Which attitudes a card shows: counted from what readers of the pictures named; until then as planned."""

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from reverie.decks.serving import serves
from reverie.decks.texts import CardAttitudes
from reverie.game.attitudes import MOON_DOORS as MOON
from reverie.game.attitudes import SUN_DOORS as SUN
from reverie.game.ids import Attitude

from studio.decks import HERE, Deck

READERS = 5  # the last so many who looked at a card count
STRICT, ARGUABLE = 3, 2  # of five


def attitudes_of(deck: Deck, number: int, notes: dict[str, Any]) -> CardAttitudes | None:
    """By the readers of this card; where fewer than five have looked, what its texts say; else nothing."""
    found = counted(read(deck).get(number, ()))
    if found is not None or "attitudes" not in notes:
        return found
    planned = notes["attitudes"]
    return CardAttitudes(tuple(planned["strict"]), tuple(planned["arguable"]))


def counted(readings: tuple[frozenset[str], ...]) -> CardAttitudes | None:
    """Strict if at least three of five named it, arguable if two did."""
    if len(readings) < READERS:
        return None
    times = Counter(Attitude(name) for reading in readings[-READERS:] for name in reading)
    strict = sorted((name for name in times if times[name] >= STRICT), key=lambda name: (-times[name], name))
    return CardAttitudes(tuple(strict), tuple(sorted(name for name in times if times[name] == ARGUABLE)))


def read(deck: Deck) -> dict[int, tuple[frozenset[str], ...]]:
    """What each reader named, by card, in the order of their numbers."""
    return _read(HERE / "readings" / deck.id.replace("-", "_"))


@cache
def _read(folder: Path) -> dict[int, tuple[frozenset[str], ...]]:
    found: dict[int, tuple[frozenset[str], ...]] = {}
    for file in sorted(folder.glob("reader-*.jsonl"), key=lambda file: int(file.stem.split("-")[1])):
        for line in file.read_text("utf-8").splitlines():
            said = json.loads(line) if line.strip() else {}
            if "attitudes" in said:
                earlier = found.get(said["card"], ())
                found[said["card"]] = (*earlier, frozenset(said["attitudes"]))
    return found


def report(deck: Deck) -> str:
    """How often each attitude is seen, and how often a hand of three serves."""
    cards = {number: attitudes_of(deck, number, deck.notes(file)) for number, file in deck.dealt().items()}
    seen = {number: card for number, card in cards.items() if card is not None}
    looked = sum(len(read(deck).get(number, ())) >= READERS for number in cards)
    strict = Counter(name for card in seen.values() for name in card.strict)
    arguable = Counter(name for card in seen.values() for name in card.arguable)
    times = sorted((strict[name], arguable[name], name) for name in (*SUN, *MOON))
    served = serves([card.strict for card in seen.values()], SUN, MOON)
    return "\n".join(
        (
            f"{deck.en}: {looked} of {len(cards)} cards seen by {READERS} readers, the others as planned",
            "strict + arguable: " + ", ".join(f"{name} {s}+{a}" for s, a, name in times),
            f"a chief has a strict card for one of two rabbits in {served.chief:.1%} of hands of three,",
            f"an apprentice for a given rabbit in {served.apprentice:.1%}; fewest cards: {times[0][0]}",
        )
    )
