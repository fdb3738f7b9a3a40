"""Dixit Odyssey: up to twelve players, and two votes each from seven on.  Rules O1–O7."""

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
from reverie.game.phases.refill import Refill, pile_then_discard_shuffled
from reverie.game.phases.score import Score
from reverie.game.phases.volunteer import Volunteer
from reverie.game.phases.vote import CastVotes
from reverie.game.ruleset import Ruleset
from reverie.game.scoring import Gain, Outcome, finders, fooled, telling


def tokens(players: int) -> int:
    """O2: a second vote from seven players on."""
    return 2 if players >= 7 else 1


def points(o: Outcome) -> list[Gain]:
    """O4: at most three for votes received. O5: with two votes, one more for finding it with a single one."""
    alone = [v for v in finders(o) if len(o.votes[v]) == 1] if tokens(len(o.units)) == 2 else []
    return telling(o) + fooled(o, cap=3) + [Gain(v, 1, "single-vote", (v,)) for v in alone]


RULES = Ruleset(
    id="odyssey",
    title="Odyssey",
    summary="Dixit for a bigger table. A second vote from seven players on.",
    players=tuple(range(3, 13)),
    colours=12,
    hand_size=six_or_seven,
    smallest_deck=deck_for_six_or_seven,
    board=score_track,
    turn=(
        Volunteer(),
        TellClue(),
        Contribute(all_but_storyteller, count=two_with_three_players),
        CastVotes(all_but_storyteller, tokens=tokens),
        Score(points),
        Recap(),
        EndOfTurn(target_reached, fewest=3),
        Refill(six_or_seven, pile_then_discard_shuffled),
        Advance(),
    ),
    late_join=True,
)
