"""Every way the votes of a turn can fall, and what they bring, counted."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product

from reverie.game.ids import Seat, Slot
from reverie.game.scoring import Outcome, Points, totals

TELLER = Seat(0)
Choice = tuple[int, ...]
"""The slots somebody votes for; none at all is a missing ballot (X5)."""


def outcomes(
    owners: Mapping[int, int], choices: Mapping[int, Sequence[Choice]], **more: object
) -> Iterator[Outcome]:
    """One for each combination of the voters' choices."""
    whose = {Slot(slot): Seat(owner) for slot, owner in owners.items()}
    units = tuple(dict.fromkeys(whose.values()))
    for votes in product(*choices.values()):
        cast = {
            Seat(voter): tuple(map(Slot, slots)) for voter, slots in zip(choices, votes, strict=True) if slots
        }
        missing = tuple(v for v in map(Seat, choices) if v not in cast)
        yield Outcome(TELLER, whose, cast, units, missing=missing, **more)  # type: ignore[arg-type]


def counted(rule: Points, turns: Iterable[Outcome]) -> Counter[tuple[int, int]]:
    """How often the storyteller gets so many points and all together so many."""
    table: Counter[tuple[int, int]] = Counter()
    for turn in turns:
        points = totals(turn.units, rule(turn))
        table[points[turn.unit(TELLER)], sum(points.values())] += 1
    return table


def one_card_each(players: int, *, may_abstain: bool = False) -> Iterator[Outcome]:
    """Card n at slot n; nobody votes for their own, the storyteller (0, at slot 0) not at all."""
    none: list[Choice] = [()] if may_abstain else []
    return outcomes(
        {n: n for n in range(players)},
        {v: none + [(s,) for s in range(players) if s != v] for v in range(1, players)},
    )
