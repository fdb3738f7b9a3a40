"""Team Dixit: pairs sit face to face; one hands a card, the other votes.  Rules T1–T8, X6."""

from functools import lru_cache

from reverie.game.counts_and_endings import everyone_has_told, score_track
from reverie.game.ids import Seat, Slot
from reverie.game.phases.agree import Agree, agreed
from reverie.game.phases.clue import TellClue
from reverie.game.phases.contribute import Contribute
from reverie.game.phases.end_of_turn import EndOfTurn
from reverie.game.phases.next_turn import Advance
from reverie.game.phases.recap import Recap
from reverie.game.phases.refill import Refill, pile_then_discard_shuffled
from reverie.game.phases.score import Score
from reverie.game.phases.volunteer import Volunteer
from reverie.game.phases.vote import CastVotes
from reverie.game.ruleset import Ruleset
from reverie.game.scoring import Gain, Outcome, fooled, telling
from reverie.game.state import Game, slots_of


def four(players: int) -> int:
    """T2."""
    return 4


def opposing(g: Game) -> tuple[tuple[Seat, Seat], ...]:
    """Every pair but the storyteller's; pairs sit opposite (T1), also when one of them has closed (X6)."""
    return _opposing(g.ring, g.turn.storyteller)


@lru_cache(maxsize=256)
def _opposing(ring: tuple[Seat, ...], teller: Seat | None) -> tuple[tuple[Seat, Seat], ...]:
    half = len(ring) // 2
    return tuple(pair for pair in zip(ring[:half], ring[half:], strict=True) if teller not in pair)


def givers(g: Game) -> list[Seat]:
    """T3, T4: the storyteller's mate, and in each other pair the one they agreed on."""
    assert g.turn.storyteller is not None
    settled = [agreed(g, pair) for pair in opposing(g)]
    return [g.mates[g.turn.storyteller], *(s for s in settled if s is not None)]


def voters(g: Game) -> list[Seat]:
    """T6: whoever handed a card does not vote."""
    return [s for pair in opposing(g) for s in pair if s not in g.turn.given]


def own_team(g: Game, seat: Seat) -> tuple[Slot, ...]:
    """T6: not for the card one's own team gave."""
    return slots_of(g, g.mates[seat])


def pairs_that_left(g: Game) -> list[Seat]:
    """X6: a seat never closes alone."""
    return [s for s in g.ring if s in g.seating.left and g.mates[s] in g.seating.left]


def points(o: Outcome) -> list[Gain]:
    """T7, O4: at most three for votes received, teams as units."""
    return telling(o) + fooled(o, cap=3)


RULES = Ruleset(
    id="odyssey-team",
    title="Teams",
    summary="In pairs, face to face. One plays a card, the other guesses.",
    players=(6, 8, 10, 12),
    colours=12,
    hand_size=four,
    smallest_deck=lambda players: 4 * players + players // 2 + 1,
    board=score_track,
    turn=(
        Volunteer(),
        TellClue(),
        Agree(opposing),
        Contribute(givers),
        CastVotes(voters, barred=own_team),
        Score(points),
        Recap(),
        EndOfTurn(everyone_has_told, fewest=6, closing=pairs_that_left),
        Refill(four, pile_then_discard_shuffled),
        Advance(),
    ),
    length="rounds",
    pairs=True,
    seats_wait=True,
)
