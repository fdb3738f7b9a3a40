"""The best clue of a game: one that some found and not all, the nearer to half the better."""

from collections.abc import Sequence

from reverie.game.state import FinishedTurn


def best_clue(history: Sequence[FinishedTurn]) -> int | None:
    """The number of its turn, the first one where several are equal; none where every clue failed."""
    told = [t for t in history if t.clue is not None and 0 < _found(t) < _voters(t)]
    return min(told, key=_off_the_middle).number if told else None


def _found(turn: FinishedTurn) -> int:
    """How many were where the clue wanted them: on the storyteller's card, or with others (Party)."""
    return sum(gain.points > 0 and gain.why in ("found", "together") for gain in turn.gains)


def _voters(turn: FinishedTurn) -> int:
    return len({seat for played in turn.table for seat in played.votes})


def _off_the_middle(turn: FinishedTurn) -> float:
    return abs(0.5 - _found(turn) / _voters(turn))
