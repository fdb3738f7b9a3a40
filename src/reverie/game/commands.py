"""What a player, or the table itself, may ask of a game: every move, gathered, and the table's commands."""

from reverie.game.ids import Seat
from reverie.game.moves.claiming import Claim
from reverie.game.moves.counting import CountToThree
from reverie.game.moves.giving import Give
from reverie.game.moves.guessing import Guess
from reverie.game.moves.i_tell import ITell
from reverie.game.moves.inviting import ChooseGuest
from reverie.game.moves.move import Command
from reverie.game.moves.naming import NameGiver
from reverie.game.moves.opening_slots import OpenSlots
from reverie.game.moves.putting_right import PutRight
from reverie.game.moves.race import Announce, StepBack
from reverie.game.moves.ready import Ready
from reverie.game.moves.taking_back import TakeBack
from reverie.game.moves.telling import Reword, Tell
from reverie.game.moves.voting import Vote

__all__ = [
    "Announce",
    "ChooseGuest",
    "Claim",
    "Command",
    "CountToThree",
    "EndGame",
    "Expire",
    "GameCommand",
    "Give",
    "Guess",
    "ITell",
    "Move",
    "MoveOn",
    "NameGiver",
    "OpenSlots",
    "PlayFor",
    "PutRight",
    "Ready",
    "Reword",
    "SkipTurn",
    "StepBack",
    "TableCommand",
    "TakeBack",
    "Tell",
    "Vote",
]

Move = (
    Announce
    | StepBack
    | Tell
    | Reword
    | ChooseGuest
    | NameGiver
    | Give
    | TakeBack
    | ITell
    | OpenSlots
    | Claim
    | Vote
    | Guess
    | CountToThree
    | Ready
)


class SkipTurn(Command, tag="skip-turn", frozen=True):
    """The storyteller or chief is gone before the clue or invitation (X2)."""


class PlayFor(Command, tag="play-for", frozen=True):
    """Have the server move for an absent seat (X2, X5)."""

    seat: Seat


class MoveOn(Command, tag="move-on", frozen=True):
    """Leave the recap although not everybody is ready."""


class EndGame(Command, tag="end-game", frozen=True):
    """End with the scores as they are (X2)."""


class Expire(Command, tag="expire", frozen=True):
    """Time has run out for this phase (X5)."""


TableCommand = SkipTurn | PlayFor | MoveOn | EndGame | Expire
GameCommand = Move | TableCommand
