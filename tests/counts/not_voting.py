"""X5: not voting never brings the one who does not vote more points of their own than their worst vote would.

`python -m tests.counts.not_voting` looks at every table of votes there is with one vote each, at every one up
to renaming and at a million drawn ones with two, and at Party and Teams by their own scoring.
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, combinations_with_replacement, product
from random import Random
from typing import Final, NamedTuple

from reverie.game.ids import Seat, Slot
from reverie.game.scoring import Outcome, Points, totals
from reverie.rulesets import dixit, odyssey, odyssey_party, odyssey_team
from tests.counts.ballots import TELLER, Choice

MISSING: Final[Choice] = ()


class Turn(NamedTuple):
    """The table before anybody has voted. `me` is who considers not to."""

    owners: Mapping[Slot, Seat]
    ballots: Mapping[Seat, Sequence[Choice]]
    """What each voter may cast; the first is none."""
    units: tuple[Seat, ...]
    unit_of: Mapping[Seat, Seat]
    me: Seat
    red: Slot | None = None


class Counted(NamedTuple):
    """How many tables of the others' votes, and how many whole ones with mine."""

    tables: int = 0
    compared: int = 0

    def __add__(self, other: object) -> "Counted":
        assert isinstance(other, Counted)
        return Counted(self.tables + other.tables, self.compared + other.compared)


def mine(rule: Points, turn: Turn, others: Mapping[Seat, Choice], ballot: Choice) -> int:
    """What I, or my team, get in all."""
    cast = {**others, turn.me: ballot}
    votes = {v: tuple(map(Slot, slots)) for v, slots in cast.items() if slots}
    missing = tuple(v for v, slots in cast.items() if not slots)
    # Party: the red token comes with the storyteller's ballot and is missing with it.
    red = turn.red if TELLER not in cast or cast[TELLER] else None
    told = Outcome(TELLER, dict(turn.owners), votes, turn.units, dict(turn.unit_of), red, missing)
    return totals(turn.units, rule(told))[told.unit(turn.me)]


def compare(
    rule: Points, turn: Turn, others: Mapping[Seat, Choice], mine_too: Sequence[Choice] | None = None
) -> Counted:
    """Raises where not voting pays more than the worst of my votes."""
    options = [b for b in (turn.ballots[turn.me] if mine_too is None else mine_too) if b]
    silent = mine(rule, turn, others, MISSING)
    worst = min(options, key=lambda ballot: mine(rule, turn, others, ballot))
    if silent > mine(rule, turn, others, worst):
        raise AssertionError(f"not voting pays {silent}, voting {worst} less, where others vote {others}")
    return Counted(1, 1 + len(options))


def every(rule: Points, turn: Turn) -> Counted:
    """Every table of the others' votes there is, missing ones included."""
    others = [v for v in turn.ballots if v != turn.me]
    tables = product(*(turn.ballots[v] for v in others))
    return sum((compare(rule, turn, dict(zip(others, t, strict=True))) for t in tables), Counted())


def drawn(rule: Points, turns: Sequence[Turn], count: int, pick: Callable[[Turn, Random], Choice]) -> Counted:
    """So many tables by lot; of my votes one of every kind."""
    rng, found = Random("not voting"), Counted()
    for n in range(count):
        turn = turns[n % len(turns)]
        others = {v: pick(turn, rng) if rng.random() < 0.8 else MISSING for v in turn.ballots if v != turn.me}
        others = {v: b if b in turn.ballots[v] else rng.choice(turn.ballots[v]) for v, b in others.items()}
        found += compare(rule, turn, others, _of_every_kind(turn, rng))
    return found


def _of_every_kind(turn: Turn, rng: Random) -> list[Choice]:
    """The storyteller's card alone or with a decoy, one decoy, two decoys, as far as I may."""
    kinds: dict[tuple[int, bool], list[Choice]] = {}
    for ballot in turn.ballots[turn.me]:
        if ballot:
            kinds.setdefault((len(ballot), 0 in ballot), []).append(ballot)
    return [rng.choice(ballots) for ballots in kinds.values()]


# The tables of each game. Slot 0 is the storyteller's card.


def one_each(players: int, votes: int = 1) -> Turn:
    """D2, O2: card n is player n's."""
    owners = {Slot(n): Seat(n) for n in range(players)}
    return _usual(owners, {Seat(v): [Slot(v)] for v in range(1, players)}, votes)


def three_players() -> Turn:
    """D1: two cards each."""
    owners = {Slot(0): TELLER, Slot(1): Seat(1), Slot(2): Seat(1), Slot(3): Seat(2), Slot(4): Seat(2)}
    return _usual(owners, {Seat(1): [Slot(1), Slot(2)], Seat(2): [Slot(3), Slot(4)]}, 1)


def _usual(owners: dict[Slot, Seat], own: dict[Seat, list[Slot]], votes: int) -> Turn:
    ballots: dict[Seat, list[Choice]] = {}
    for voter, barred in own.items():
        free = [s for s in owners if s not in barred]
        ballots[voter] = [MISSING, *(b for k in range(1, votes + 1) for b in combinations(free, k))]
    return Turn(owners, ballots, tuple(dict.fromkeys(owners.values())), {}, Seat(1))


def party(players: int, me: int, red: int | None) -> Turn:
    """P4: everyone votes, for any card; I may be the storyteller."""
    owners = {Slot(n): Seat(n) for n in range(players)}
    ballots: dict[Seat, list[Choice]] = {s: [MISSING, *((slot,) for slot in owners)] for s in owners.values()}
    return Turn(owners, ballots, tuple(owners.values()), {}, Seat(me), None if red is None else Slot(red))


def team(teams: int) -> Turn:
    """T5, T6: seats n and n + teams are a team; the first of each gave, the second votes."""
    owners = {Slot(0): TELLER, Slot(1): Seat(teams)} | {Slot(n + 1): Seat(n) for n in range(1, teams)}
    voters = {Seat(teams + n): Slot(n + 1) for n in range(1, teams)}
    ballots: dict[Seat, list[Choice]] = {
        v: [MISSING, *((slot,) for slot in owners if slot != own)] for v, own in voters.items()
    }
    unit_of = {Seat(n): Seat(n % teams) for n in range(2 * teams)}
    return Turn(owners, ballots, tuple(map(Seat, range(teams))), unit_of, Seat(teams + 1))


def up_to_renaming(players: int) -> Iterator[dict[Seat, Choice]]:
    """O2: the others' ballots as far as they differ for me: the storyteller's card, mine, or any other card.

    Who of the others cast which of them, and which decoy is meant, makes no difference but for names.
    """
    others = [Seat(n) for n in range(2, players)]
    for kinds in combinations_with_replacement(KINDS, len(others)):
        yield {voter: _cast(kind, voter, players) for voter, kind in zip(others, kinds, strict=True)}


KINDS: Final = ("", "t", "m", "o", "tm", "to", "mo", "oo")
"""t: the storyteller's card, m: mine, o: another one."""


def _cast(kind: str, voter: Seat, players: int) -> Choice:
    decoys = [s for s in range(2, players) if s != voter]
    named = {"t": [0], "m": [1], "o": decoys}
    slots: list[int] = []
    for letter in kind:
        slots.append(next(s for s in named[letter] if s not in slots))
    return tuple(sorted(slots))


def renamed(players: int) -> Counted:
    turn = one_each(players, votes=2)
    return sum((compare(odyssey.points, turn, others) for others in up_to_renaming(players)), Counted())


def two_votes(turn: Turn, rng: Random) -> Choice:
    return tuple(sorted(rng.sample(range(len(turn.owners)), rng.choice((1, 2)))))


def one_vote(turn: Turn, rng: Random) -> Choice:
    return (rng.randrange(len(turn.owners)),)


def parties(players: int) -> list[Turn]:
    return [party(players, me, red) for me in (0, 1) for red in (None, *range(players))]


def claims(full: bool) -> Iterator[tuple[str, Counted]]:
    """Everything that is looked at, with how much of it there was."""
    yield "dixit, 3 players: every table", every(dixit.points, three_players())
    for n in range(4, 9 if full else 7):
        yield f"dixit, {n} players: every table", every(dixit.points, one_each(n))
    yield "odyssey, 3 players: every table", every(odyssey.points, three_players())
    for n in range(4, 7):
        yield f"odyssey, {n} players: every table", every(odyssey.points, one_each(n))
    for n in range(7, 13 if full else 8):
        yield f"odyssey, {n} players, two votes: every table up to renaming", renamed(n)
    tables = [one_each(n, votes=2) for n in range(7, 13)]
    count = 1_000_000 if full else 2_000
    yield (
        "odyssey, 7–12 players, two votes: drawn tables",
        drawn(odyssey.points, tables, count, two_votes),
    )
    for teams in range(3, 7):
        yield f"team, {2 * teams} players: every table", every(odyssey_team.points, team(teams))
    six = parties(6) if full else [party(6, 0, 2)]
    everyone = sum((every(odyssey_party.points, turn) for turn in six), Counted())
    yield "party, 6 players: every table" + ("" if full else " with the red token on one card"), everyone
    more = [turn for n in range(6, 13) for turn in parties(n)]
    yield (
        "party, 6–12 players: drawn tables",
        drawn(odyssey_party.points, more, 200_000 if full else 2_000, one_vote),
    )


def main() -> None:
    began, whole = time.perf_counter(), Counted()
    for what, found in claims(full=True):
        whole += found
        print(f"{found.tables:>10,} tables {found.compared:>12,} scored  {what}", flush=True)
    print(f"{whole.tables:>10,} tables {whole.compared:>12,} scored in {time.perf_counter() - began:.0f} s")
    print("Not voting never paid more than the worst vote.")


if __name__ == "__main__":
    main()
