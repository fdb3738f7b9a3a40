"""What the table may do at this moment for players who are gone, and with a recap (X2, C12)."""

from msgspec import Struct

from reverie.game.ids import Seat
from reverie.game.rehearsal import why_no_bots
from reverie.game.ruleset import Ruleset
from reverie.game.seats import why_no_hand_over
from reverie.game.state import Game


class TableOptions(Struct, frozen=True):
    for_bots: tuple[Seat, ...]
    """Seats that a bot may sit down at."""
    skip: bool
    """The turn of a storyteller who is away."""
    late: tuple[Seat, ...]
    """Who is away and waited for: the server may move for them."""
    move_on: bool


def table_options(rules: Ruleset, g: Game) -> TableOptions:
    phase, away = rules.phase(g.phase), g.seating.away
    gone = tuple([s for s in g.ring if why_no_hand_over(rules, g, s, bot=True) is None])
    return TableOptions(
        for_bots=gone if gone and why_no_bots(rules) is None else (),
        skip=g.turn.storyteller in away and phase.skippable(g),
        late=tuple([s for s in phase.waiting_for(g) if s in away]) if phase.acts_for_absent else (),
        move_on=g.phase == rules.recap,
    )
