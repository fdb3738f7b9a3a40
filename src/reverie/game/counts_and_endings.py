"""What the scoring rulesets have in common: the track, the usual hand, and the two ways to end."""

from reverie.game.chance import Chance
from reverie.game.ids import Seat
from reverie.game.settings import Settings
from reverie.game.state import Game, ScoreTrack, units


def score_track(seats: tuple[Seat, ...], settings: Settings, chance: Chance) -> ScoreTrack:
    """C1: everybody starts at 0."""
    return ScoreTrack(dict.fromkeys(seats, 0))


def six_or_seven(players: int) -> int:
    """D1, D2: hands of six, seven with three players."""
    return 7 if players == 3 else 6


def deck_for_six_or_seven(players: int) -> int:
    return 26 if players == 3 else 7 * players


def two_with_three_players(players: int) -> int:
    """D1: with three players each gives two cards."""
    return 2 if players == 3 else 1


def target_reached(g: Game) -> bool:
    """D8: at the end of a turn somebody has reached the target."""
    assert isinstance(g.board, ScoreTrack)
    return any(g.board.scores[u] >= g.settings.target for u in units(g))


def everyone_has_told(g: Game) -> bool:
    """P7, T8: every open seat has been storyteller so many times."""
    return all(g.tellings[s] >= g.settings.rounds for s in g.ring)
