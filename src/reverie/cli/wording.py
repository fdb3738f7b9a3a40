"""Sentences about points and players, for reading in a terminal."""

from collections.abc import Mapping, Sequence
from typing import Final

from reverie.game.ids import Seat
from reverie.game.scoring import Gain, Why

Names = Mapping[Seat, str]
"""What to call who sits there."""

WHY: Final[dict[Why, str]] = {
    "told": "told a clue that some found",
    "found": "found the storyteller's card",
    "everyone-found": "everyone found it",
    "nobody-found": "nobody found it",
    "fooled": "fooled",
    "single-vote": "found it with a single vote",
    "together": "on the same card as",
    "alone": "alone on a card",
    "red": "on the red card",
}
NAMING: Final = frozenset({"fooled", "together"})
"""Reasons that need the names of those whose votes they are."""


def because(gain: Gain, names: Mapping[Seat, str]) -> str:
    reason = WHY[gain.why]
    others = [seat for seat in gain.by if gain.why == "fooled" or seat != gain.seat]
    return f"{reason} {listed([names[s] for s in others])}" if gain.why in NAMING else reason


def team_name(seat: Seat, mate: Seat | None, names: Mapping[Seat, str]) -> str:
    """A team goes by both its names, as in ann+dan."""
    return names[seat] if mate is None else f"{names[seat]}+{names[mate]}"


def listed(names: Sequence[str]) -> str:
    """ann, bob and cleo."""
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def printable(text: str) -> str:
    """A log may come from anywhere: nothing in it may steer the terminal."""
    return "".join(c if c.isprintable() else " " for c in text)
