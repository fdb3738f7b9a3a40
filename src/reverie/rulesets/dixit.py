"""Dixit (2021): find the storyteller's card among the decoys.  Rules C1–C13, D1–D8."""

from reverie.game import scoring
from reverie.game.phases.boundary import Boundary
from reverie.game.phases.clue import Clue
from reverie.game.phases.contribute import Contribute, all_but_storyteller
from reverie.game.phases.handing_on import Advance
from reverie.game.phases.recap import Recap
from reverie.game.phases.refill import Refill, pile_and_discard_shuffled
from reverie.game.phases.score import Score, points
from reverie.game.phases.volunteer import Volunteer
from reverie.game.phases.vote import Vote
from reverie.game.ruleset import Ruleset
from reverie.game.tracks import (
    deck_for_six_or_seven,
    score_track,
    six_or_seven,
    target_reached,
    two_with_three_players,
)

RULES = Ruleset(
    id="dixit",
    title="Dixit",
    summary="Give a clue that someone finds, but not everyone. First to 30.",
    players=(3, 4, 5, 6, 7, 8),
    colours=8,
    hand_size=six_or_seven,
    smallest_deck=deck_for_six_or_seven,
    board=score_track,
    turn=(
        Volunteer(),
        Clue(),
        Contribute(all_but_storyteller, count=two_with_three_players),
        Vote(all_but_storyteller),
        Score(points(scoring.dixit)),
        Recap(),
        Boundary(target_reached, fewest=3),
        Refill(six_or_seven, pile_and_discard_shuffled),
        Advance(),
    ),
    late_join=True,
)
