"""Points of one turn, from nothing but who told, who owns which card and who voted for what."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import Struct

from reverie.game.ids import Seat, Slot

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

    def unit(self, seat: Seat) -> Seat:
        return self.unit_of.get(seat, seat)


Points = Callable[[Outcome], list[Gain]]


def finders(o: Outcome) -> tuple[Seat, ...]:
    """Voters with a vote on the storyteller's card."""
    told = {slot for slot, owner in o.owners.items() if owner == o.storyteller}
    return tuple([v for v, slots in o.votes.items() if not told.isdisjoint(slots)])


def telling(o: Outcome) -> list[Gain]:
    """D4, D5: the storyteller lives on the clue being found by some but not by all."""
    if not o.votes:  # X5: with no ballot at all the turn scores nothing
        return []
    found, home = finders(o), o.unit(o.storyteller)
    if len(found) in (0, len(o.votes)):
        why: Why = "everyone-found" if found else "nobody-found"
        return [Gain(u, 0 if u == home else 2, why) for u in o.units]
    return [Gain(home, 3, "told", found), *(Gain(o.unit(v), 3, "found", (v,)) for v in found)]


def fooled(o: Outcome, cap: int | None = None) -> list[Gain]:
    """D6, O4: a point per vote on a card of one's own, the storyteller's excepted."""
    received: dict[Seat, list[Seat]] = {}
    for voter, slots in o.votes.items():
        for slot in slots:
            if o.owners[slot] != o.storyteller:
                received.setdefault(o.owners[slot], []).append(voter)
    return [
        Gain(o.unit(owner), min(len(by), cap or len(by)), "fooled", tuple(by))
        for owner, by in received.items()
    ]


def dixit(o: Outcome) -> list[Gain]:
    return telling(o) + fooled(o)


def odyssey(o: Outcome) -> list[Gain]:
    """O4: at most three for votes received. Team too, with teams as units (T7)."""
    return telling(o) + fooled(o, cap=3)


def odyssey_two_tokens(o: Outcome) -> list[Gain]:
    """O5: from seven players on, one more for finding it with a single vote."""
    sure = [Gain(v, 1, "single-vote", (v,)) for v in finders(o) if len(o.votes[v]) == 1]
    return odyssey(o) + sure


def party(o: Outcome) -> list[Gain]:
    """P5: as many points as there are greens on the same card, at most 5; alone or on red, none."""
    crowd = Counter(slots[0] for slots in o.votes.values())
    return [_party_gain(voter, slots[0], crowd[slots[0]], o) for voter, slots in o.votes.items()]


def _party_gain(voter: Seat, slot: Slot, count: int, o: Outcome) -> Gain:
    if slot == o.red:
        return Gain(voter, 0, "red", (o.storyteller,))
    if count == 1:
        return Gain(voter, 0, "alone")
    return Gain(voter, min(count, 5), "together", tuple(v for v, s in o.votes.items() if s[0] == slot))


def totals(units: Sequence[Seat], gains: Sequence[Gain]) -> dict[Seat, int]:
    """The sum of the gains of each unit."""
    points = dict.fromkeys(units, 0)
    for gain in gains:
        points[gain.seat] += gain.points
    return points
