"""What the points of one turn are made of: who told, who owns which card and who voted for what."""

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import Struct

from reverie.game.ids import NIGHT, Seat, Slot

Why = Literal[
    "told",
    "found",
    "everyone-found",
    "nobody-found",
    "fooled",
    "single-vote",
    "together",
    "alone",
    "red",
]


class Gain(Struct, frozen=True):
    """Points with their reason; zero where the reason is worth telling. `by` names whose votes made it."""

    seat: Seat
    points: int
    why: Why
    by: tuple[Seat, ...] = ()


class Outcome(Struct, frozen=True):
    """A turn as scoring sees it. `units` are those who score (a team's first seat), in order."""

    storyteller: Seat
    owners: dict[Slot, Seat]
    votes: dict[Seat, tuple[Slot, ...]]
    units: tuple[Seat, ...]
    unit_of: dict[Seat, Seat] = {}
    red: Slot | None = None
    missing: tuple[Seat, ...] = ()
    """Voters without a ballot, where these count as ones who did not find (X5)."""

    def unit(self, seat: Seat) -> Seat:
        return self.unit_of.get(seat, seat)


Points = Callable[[Outcome], list[Gain]]
"""A ruleset's own way to count; nothing else does, bots included."""


def finders(o: Outcome) -> tuple[Seat, ...]:
    """Voters with a vote on the storyteller's card."""
    told = {slot for slot, owner in o.owners.items() if owner == o.storyteller}
    return tuple([v for v, slots in o.votes.items() if not told.isdisjoint(slots)])


def telling(o: Outcome) -> list[Gain]:
    """D4, D5: the storyteller lives on the clue being found by some but not by all."""
    if not o.votes:  # X5: without a single ballot the turn scores nothing
        return []
    found, home = finders(o), o.unit(o.storyteller)
    if len(found) in (0, len(o.votes) + len(o.missing)):
        why: Why = "everyone-found" if found else "nobody-found"
        return [Gain(u, 0 if u == home else 2, why) for u in o.units]
    return [Gain(home, 3, "told", found), *(Gain(o.unit(v), 3, "found", (v,)) for v in found)]


def fooled(o: Outcome, cap: int | None = None) -> list[Gain]:
    """D6, O4: a point per vote on a card of one's own, the storyteller's excepted."""
    received: dict[Seat, list[Seat]] = {}
    for voter, slots in o.votes.items():
        for slot in slots:
            if (owner := o.owners[slot]) not in (o.storyteller, NIGHT):  # N8: nobody's earns nothing
                received.setdefault(owner, []).append(voter)
    return [
        Gain(o.unit(owner), min(len(by), cap or len(by)), "fooled", tuple(by))
        for owner, by in received.items()
    ]


def totals(units: Sequence[Seat], gains: Sequence[Gain]) -> dict[Seat, int]:
    """The sum of the gains of each unit."""
    points = dict.fromkeys(units, 0)
    for gain in gains:
        points[gain.seat] += gain.points
    return points
