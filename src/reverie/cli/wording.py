"""Sentences about points and players, for reading in a terminal."""

from collections.abc import Mapping, Sequence
from typing import Final

from reverie.game.ids import NIGHT, OWLS, Seat
from reverie.game.river import RiverGain, RiverWhy
from reverie.game.scoring import Gain, Why

Names = Mapping[Seat, str]
"""What to call who sits there."""

WHY: Final[dict[Why, str]] = {
    "told": "gave a clue that some found",
    "found": "found the storyteller's card",
    "everyone-found": "everyone found it",
    "nobody-found": "nobody found it",
    "fooled": "fooled",
    "single-vote": "found it with a single vote",
    "together": "on the same card as",
    "alone": "alone on a card",
    "red": "on the card with the red token",
}
UNSEATED: Final[dict[Seat, str]] = {
    NIGHT: "the night",
    OWLS[0]: "the grey owl",
    OWLS[1]: "the brown owl",
    OWLS[2]: "the white owl",
}
"""Who owns cards and votes without sitting at the table (W1, W3)."""
RIVER: Final[dict[RiverWhy, str]] = {
    "found": "the partner found it",
    "owl-missed": "{owl} did not",
    "lured": "{owl} took the lure",
    "partner-missed": "the partner did not find it",
    "owl-found": "{owl} found it",
    "unread": "{owl} could not read a word",
    "skipped": "nothing was told",
}
NAMING: Final = frozenset({"fooled", "together"})
"""Reasons that need the names of those whose votes they are."""


def because(gain: Gain, names: Mapping[Seat, str]) -> str:
    reason = WHY[gain.why]
    others = [seat for seat in gain.by if gain.why == "fooled" or seat != gain.seat]
    return f"{reason} {listed([names[s] for s in others])}" if gain.why in NAMING else reason


def flowed(gain: RiverGain) -> str:
    """A light or a feather with its reason (W5)."""
    reason = RIVER[gain.why].format(owl="" if gain.owl is None else UNSEATED[gain.owl])
    return f"a {gain.what}: {reason}"


def team_name(seat: Seat, mate: Seat | None, names: Mapping[Seat, str]) -> str:
    """A team goes by both its names, as in ann+dan."""
    return names[seat] if mate is None else f"{names[seat]}+{names[mate]}"


def listed(names: Sequence[str]) -> str:
    """ann, bob and cleo."""
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def printable(text: str) -> str:
    """A log may come from anywhere: nothing in it may steer the terminal."""
    return "".join(c if c.isprintable() else " " for c in text)
