"""What a viewer may do now, as data: client, bots, timers and `decide` all read the same options."""

from collections.abc import Iterable

from reverie.game.moves.claiming import MayClaim
from reverie.game.moves.counting import MayCount
from reverie.game.moves.giving import MayGive
from reverie.game.moves.guessing import MayGuess
from reverie.game.moves.i_tell import MayITell
from reverie.game.moves.inviting import MayChooseGuest
from reverie.game.moves.move import Command, Offer
from reverie.game.moves.naming import MayNameGiver
from reverie.game.moves.opening_slots import MayOpenSlots
from reverie.game.moves.race import MayAnnounce, MayStepBack
from reverie.game.moves.ready import MayReady
from reverie.game.moves.taking_back import MayTakeBack
from reverie.game.moves.telling import MayReword, MayTell
from reverie.game.moves.voting import MayVote

__all__ = [
    "GameOption",
    "MayAnnounce",
    "MayChooseGuest",
    "MayClaim",
    "MayCount",
    "MayGive",
    "MayGuess",
    "MayITell",
    "MayNameGiver",
    "MayOpenSlots",
    "MayReady",
    "MayReword",
    "MayStepBack",
    "MayTakeBack",
    "MayTell",
    "MayVote",
    "allows",
]

GameOption = (
    MayAnnounce
    | MayStepBack
    | MayTell
    | MayReword
    | MayChooseGuest
    | MayNameGiver
    | MayGive
    | MayTakeBack
    | MayITell
    | MayOpenSlots
    | MayClaim
    | MayVote
    | MayGuess
    | MayCount
    | MayReady
)


def allows(menu: Iterable[Offer], command: Command) -> bool:
    """True exactly when `decide` accepts the command."""
    return any(o.refusal(command) is None for o in menu if o.offers(command))
