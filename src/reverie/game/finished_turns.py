"""From a turn that is settled to what one looks back on: owners and votes by slot."""

from collections.abc import Iterator, Sequence

from reverie.game.because import Reasons
from reverie.game.ids import Seat, Slot
from reverie.game.scoring import Gain
from reverie.game.state import FinishedTurn, Game, Played, Visit, owls, slot_owners, slots_on


def finished(g: Game, gains: tuple[Gain, ...] = (), visit: Visit | None = None) -> FinishedTurn:
    turn = g.turn
    assert turn.storyteller is not None
    reds = [b.red for b in turn.ballots.values() if b.red is not None]
    return FinishedTurn(
        number=turn.number,
        storyteller=turn.storyteller,
        clue=turn.clue,
        table=tuple(_played(g)),
        gains=gains,
        red=reds[0] if reds else None,
        visit=visit,
        moved_for=turn.moved_for,
        was=() if turn.was is None else turn.was.table,
        written_down=None if turn.was is None else turn.was.written_down,
        random_fallback=tuple(s for s in (*g.ring, *owls(g)) if s in turn.random_fallback),
        because=dict(_reasons(g)),
    )


def _reasons(g: Game) -> Iterator[tuple[Seat, Reasons]]:
    """Only about cards that lie here: one that went back to a hand stays a secret."""
    for seat in g.ring:
        said = tuple(one for one in g.turn.because.get(seat, ()) if one.card in g.turn.table)
        if said:
            yield seat, said


def _played(g: Game) -> Sequence[Played]:
    votes: dict[Slot, list[Seat]] = {slot: [] for slot in slots_on(g)}
    for seat in (*g.ring, *owls(g)):  # never by order of arrival
        for slot in g.turn.ballots[seat].slots if seat in g.turn.ballots else ():
            votes[slot].append(seat)
    whose = slot_owners(g)
    return [Played(n, card, whose[n], tuple(votes[n])) for n, card in zip(votes, g.turn.table, strict=True)]
