"""What a turn of Duet comes to: lights and feathers with reasons, and what the owls believed (W5, W7)."""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from reverie.game.ids import Seat, Slot

RiverWhy = Literal["found", "owl-missed", "lured", "partner-missed", "owl-found", "unread", "skipped"]
"""found, owl-missed and lured are lights, the others feathers."""


class RiverGain(Struct, frozen=True):
    """One light or one feather; `owl` is whose doing it was, where it was one owl's."""

    what: Literal["light", "feather"]
    why: RiverWhy
    owl: Seat | None = None


def counted(
    told: Slot, lure: Slot, partner: Sequence[Slot], owls: Mapping[Seat, Slot], *, unread: bool = False
) -> tuple[RiverGain, ...]:
    """W5: lights only where the partner found the card; an owl that found it takes a feather in any case."""
    found = told in partner
    count = [RiverGain("light", "found") if found else RiverGain("feather", "partner-missed")]
    for owl, chosen in owls.items():
        if chosen == told:
            count.append(RiverGain("feather", "owl-found", owl))
        elif found:
            count.append(RiverGain("light", "owl-missed", owl))
            if chosen == lure:
                count.append(RiverGain("light", "lured", owl))
        if unread:  # W2: a clue that nobody but the partner can read is paid for
            count.append(RiverGain("feather", "unread", owl))
    return tuple(count)


class Belief(Struct, frozen=True, omit_defaults=True):
    """What an owl went by when it chose its card, from its own view alone (W7).

    word: `word` of the clue made it think of `sees` in the picture. memory: the clue was like that of `turn`,
    and the picture like that turn's card. against: this partner tells by what does not fit. nothing: a guess.
    """

    kind: Literal["word", "memory", "against", "nothing"] = "nothing"
    word: str = ""
    sees: str = ""
    turn: int = 0
    sure: int = 0
    """Of a hundred: how likely it held its card to be the one."""
