"""The most loved clue of a game: the one that brought the whole table most points."""

from collections.abc import Sequence

from reverie.game.state import FinishedTurn


def most_loved(history: Sequence[FinishedTurn]) -> int | None:
    """The number of its turn, the first one where several are equal; none where nobody scored (Kids)."""
    told = [t for t in history if t.clue is not None and _worth(t) > 0]
    return max(told, key=_worth).number if told else None


def _worth(turn: FinishedTurn) -> int:
    return sum(gain.points for gain in turn.gains)
