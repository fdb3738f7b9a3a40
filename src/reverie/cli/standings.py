"""What a league says about each bot, with 95 % intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import mean, pstdev
from typing import Final

from msgspec import Struct

from reverie.bots.character import CHARACTERS
from reverie.cli.bot_game import Entrant, Record
from reverie.game.state import FinishedTurn

NORMAL: Final = 1.96


class PointsShare(Struct, frozen=True):
    mean: float
    margin: float
    """Half the width of the 95 % interval."""


class Standing(Struct, frozen=True):
    name: str
    seats: int
    wins: PointsShare
    points: PointsShare
    told: int
    band: PointsShare | None
    """Turns in which its card was found by some but not by all."""
    finders: PointsShare | None
    """What part of the voters found its card."""
    voices: dict[str, PointsShare]
    """What part of its clues is of a kind that each character likes."""
    a_turn: PointsShare
    """Points a turn, which games of different length leave as they are."""


def share(values: Sequence[float]) -> PointsShare:
    margin = NORMAL * pstdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return PointsShare(round(mean(values), 4), round(margin, 4))


def standings(played: Sequence[tuple[Sequence[Entrant], Record]]) -> list[Standing]:
    names = list(dict.fromkeys(e.name for table, _ in played for e in table))
    return [_standing(name, played) for name in names]


def _standing(name: str, played: Sequence[tuple[Sequence[Entrant], Record]]) -> Standing:
    wins: list[float] = []
    points: list[float] = []
    found: list[float] = []
    kinds: list[str] = []
    turns: list[float] = []
    for table, record in played:
        for seat, score in record.scores.items():
            if table[seat].name == name:
                points.append(score)
                turns.append(score / max(1, len(record.turns)))
                kinds += record.kinds[seat]
                wins.append(seat in record.winners and 1 / len(record.winners))
        mine = (t for t in record.turns if table[t.storyteller].name == name)
        found += [part for t in mine if (part := part_found(t)) is not None]
    band = share([float(0 < f < 1) for f in found]) if found else None
    finders = share(found) if found else None
    voices = {c: share([float(k in likes.likes) for k in kinds]) for c, likes in CHARACTERS.items() if kinds}
    told = len(found)
    return Standing(name, len(points), share(wins), share(points), told, band, finders, voices, share(turns))


def part_found(turn: FinishedTurn) -> float | None:
    """What part of the voters found the storyteller's card; None where that is not the question."""
    voters = {v for card in turn.table for v in card.votes}
    told = next((card for card in turn.table if card.owner == turn.storyteller), None)
    if told is None or not voters or turn.red is not None or turn.visit is not None:
        return None
    return len(set(told.votes)) / len(voters)
