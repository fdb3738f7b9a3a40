"""Party: a phrase before looking; vote with the crowd, dodge the red token.  Rules P1–P7."""

from collections import Counter

from reverie.game.counts_and_endings import everyone_has_told, score_track
from reverie.game.ids import Seat, Slot
from reverie.game.phases.clue import TellClue
from reverie.game.phases.contribute import Contribute, storyteller_included
from reverie.game.phases.end_of_turn import EndOfTurn
from reverie.game.phases.next_turn import Advance, Pass
from reverie.game.phases.recap import Recap
from reverie.game.phases.refill import Refill, pile_then_discard_shuffled
from reverie.game.phases.score import Score
from reverie.game.phases.volunteer import Volunteer
from reverie.game.phases.vote import CastVotes, nothing_barred
from reverie.game.ruleset import Ruleset
from reverie.game.scoring import Gain, Outcome


def five(players: int) -> int:
    """P1."""
    return 5


def points(o: Outcome) -> list[Gain]:
    """P5: as many points as there are greens on the same card, at most 5; alone or on red, none."""
    crowd = Counter(slots[0] for slots in o.votes.values())
    return [_gain(voter, slots[0], crowd[slots[0]], o) for voter, slots in o.votes.items()]


def _gain(voter: Seat, slot: Slot, count: int, o: Outcome) -> Gain:
    if slot == o.red:
        return Gain(voter, 0, "red", (o.storyteller,))
    if count == 1:
        return Gain(voter, 0, "alone")
    return Gain(voter, min(count, 5), "together", tuple(v for v, s in o.votes.items() if s[0] == slot))


RULES = Ruleset(
    id="odyssey-party",
    title="Party",
    summary="The phrase comes before the cards. Vote with the crowd, dodge the red token.",
    players=tuple(range(6, 13)),
    colours=12,
    hand_size=five,
    smallest_deck=lambda players: 6 * players,
    board=score_track,
    turn=(
        Volunteer(blind=True),
        TellClue(blind=True),
        Contribute(storyteller_included, rewording=False),
        CastVotes(storyteller_included, barred=nothing_barred, red_token=True),
        Score(points),
        Recap(),
        EndOfTurn(everyone_has_told, fewest=6),
        Refill(five, pile_then_discard_shuffled),
        Pass(),
        Advance(),
    ),
    length="rounds",
)
