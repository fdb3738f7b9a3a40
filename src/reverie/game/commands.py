"""What a player, or the table itself, may ask of a game."""

from typing import get_args

from msgspec import Struct

from reverie.game.clue import Clue
from reverie.game.ids import CardId, Rabbit, Seat, Slot


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    pass


class Announce(Command, tag="announce", frozen=True):
    """I have a clue! (C3)."""


class StepBack(Command, tag="step-back", frozen=True):
    """No clue after all: the race is open again (C3)."""


class Tell(Command, tag="tell", frozen=True):
    """Clue and card in one move (C11); the clue alone where the hand is still face down (P2)."""

    clue: Clue
    card: CardId | None = None


class Reword(Command, tag="reword", frozen=True):
    """Correct a typo in the clue before the table is laid."""

    text: str


class ChooseGuest(Command, tag="choose-guest", frozen=True):
    """Move the pawn before one of the two rabbits (K5)."""

    rabbit: Rabbit


class NameGiver(Command, tag="name-giver", frozen=True):
    """Say which of the two partners gives a card (T4)."""

    giver: Seat


class Give(Command, tag="give", frozen=True):
    """Hand in cards, face down; again to change them (C11)."""

    cards: tuple[CardId, ...]


class TakeBack(Command, tag="take-back", frozen=True):
    """Take back the cards or the votes handed in, to think again."""


class Vote(Command, tag="vote", frozen=True):
    """A ballot of one or two slots is one move (O2); red is Party's second token (P4)."""

    slots: tuple[Slot, ...]
    red: Slot | None = None


class CountToThree(Command, tag="count", frozen=True):
    """The chief counts, and everybody points at once (K7)."""


class Ready(Command, tag="ready", frozen=True):
    """Seen enough of the recap."""


Move = (
    Announce
    | StepBack
    | Tell
    | Reword
    | ChooseGuest
    | NameGiver
    | Give
    | TakeBack
    | Vote
    | CountToThree
    | Ready
)
MOVES = frozenset(get_args(Move))


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


class MarkAway(Command, tag="mark-away", frozen=True):
    """A player has been gone for long enough that the table may act (X1)."""

    seat: Seat


class MarkBack(Command, tag="mark-back", frozen=True):
    seat: Seat


class LeaveForGood(Command, tag="leave-for-good", frozen=True):
    """The seat stays, empty, until the turn boundary (X3)."""

    seat: Seat


class HandOver(Command, tag="hand-over", frozen=True):
    """Somebody else sits down behind the very same cards (X2)."""

    seat: Seat
    bot: bool


class Admit(Command, tag="admit", frozen=True):
    """A newcomer sits down at the next turn boundary (X4)."""

    seat: Seat


TableCommand = (
    SkipTurn | PlayFor | MoveOn | EndGame | Expire | MarkAway | MarkBack | LeaveForGood | HandOver | Admit
)
GameCommand = Move | TableCommand
