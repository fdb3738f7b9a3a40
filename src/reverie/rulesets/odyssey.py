"""Dixit Odyssey: up to twelve players, and two votes each from seven on.  Rules O1–O7."""

from reverie.game import scoring
from reverie.game.phases.boundary import Boundary
from reverie.game.phases.clue import Clue
from reverie.game.phases.contribute import Contribute, all_but_storyteller
from reverie.game.phases.handing_on import Advance
from reverie.game.phases.phase import Events
from reverie.game.phases.recap import Recap
from reverie.game.phases.refill import Refill, pile_then_discard_shuffled
from reverie.game.phases.score import Score, points
from reverie.game.phases.volunteer import Volunteer
from reverie.game.phases.vote import Vote
from reverie.game.ruleset import Ruleset
from reverie.game.state import Game
from reverie.game.tracks import (
    deck_for_six_or_seven,
    score_track,
    six_or_seven,
    target_reached,
    two_with_three_players,
)


def tokens(g: Game) -> int:
    """O2: a second vote from seven players on."""
    return 2 if len(g.ring) >= 7 else 1


def settle(g: Game) -> Events:
    """O4, O5."""
    rule = scoring.odyssey_two_tokens if tokens(g) == 2 else scoring.odyssey
    return points(rule)(g)


RULES = Ruleset(
    id="odyssey",
    title="Dixit Odyssey",
    summary="Dixit for up to twelve; from seven players on everyone may vote twice.",
    players=tuple(range(3, 13)),
    colours=12,
    hand_size=six_or_seven,
    smallest_deck=deck_for_six_or_seven,
    board=score_track,
    turn=(
        Volunteer(),
        Clue(),
        Contribute(all_but_storyteller, count=two_with_three_players),
        Vote(all_but_storyteller, tokens=tokens),
        Score(settle),
        Recap(),
        Boundary(target_reached, fewest=3),
        Refill(six_or_seven, pile_then_discard_shuffled),
        Advance(),
    ),
    late_join=True,
)
