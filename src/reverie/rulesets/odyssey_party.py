"""Party: a phrase before looking; vote with the crowd, dodge the red token.  Rules P1–P7."""

from reverie.game import scoring
from reverie.game.phases.boundary import Boundary
from reverie.game.phases.clue import Clue
from reverie.game.phases.contribute import Contribute, storyteller_included
from reverie.game.phases.handing_on import Advance, Pass
from reverie.game.phases.recap import Recap
from reverie.game.phases.refill import Refill, pile_then_discard_shuffled
from reverie.game.phases.score import Score, points
from reverie.game.phases.volunteer import Volunteer
from reverie.game.phases.vote import Vote, nothing_barred
from reverie.game.ruleset import Ruleset
from reverie.game.tracks import everyone_has_told, score_track


def five(players: int) -> int:
    """P1."""
    return 5


RULES = Ruleset(
    id="odyssey-party",
    title="Dixit Odyssey: Party",
    summary="A phrase out of the blue: vote with the crowd, but not for the card the storyteller bans.",
    players=tuple(range(6, 13)),
    colours=12,
    hand_size=five,
    smallest_deck=lambda players: 6 * players,
    board=score_track,
    turn=(
        Volunteer(blind=True),
        Clue(blind=True),
        Contribute(storyteller_included, rewording=False),
        Vote(storyteller_included, barred=nothing_barred, red_token=True),
        Score(points(scoring.party)),
        Recap(),
        Boundary(everyone_has_told, fewest=6),
        Refill(five, pile_then_discard_shuffled),
        Pass(),
        Advance(),
    ),
    length="rounds",
)
