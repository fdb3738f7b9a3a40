"""Dixit (2021): find the storyteller's card among the decoys.  Rules C1–C13, D1–D8."""

from reverie.game.counts_and_endings import (
    deck_for_six_or_seven,
    score_track,
    six_or_seven,
    target_reached,
    two_with_three_players,
)
from reverie.game.phases.clue import TellClue
from reverie.game.phases.contribute import Contribute, all_but_storyteller
from reverie.game.phases.end_of_turn import EndOfTurn
from reverie.game.phases.next_turn import Advance
from reverie.game.phases.recap import Recap
from reverie.game.phases.refill import Refill, pile_and_discard_shuffled
from reverie.game.phases.score import Score
from reverie.game.phases.volunteer import Volunteer
from reverie.game.phases.vote import CastVotes
from reverie.game.ruleset import Ruleset
from reverie.game.scoring import Gain, Outcome, fooled, telling


def points(o: Outcome) -> list[Gain]:
    """D4–D6."""
    return telling(o) + fooled(o)


RULES = Ruleset(
    id="dixit",
    title="Dixit",
    summary="Give a clue, hide your card among theirs. Not too clear, not too strange.",
    players=(3, 4, 5, 6, 7, 8),
    colours=8,
    hand_size=six_or_seven,
    smallest_deck=deck_for_six_or_seven,
    board=score_track,
    turn=(
        Volunteer(),
        TellClue(),
        Contribute(all_but_storyteller, count=two_with_three_players),
        CastVotes(all_but_storyteller),
        Score(points),
        Recap(),
        EndOfTurn(target_reached, fewest=3),
        Refill(six_or_seven, pile_and_discard_shuffled),
        Advance(),
    ),
    late_join=True,
)
