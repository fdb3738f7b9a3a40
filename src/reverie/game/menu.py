"""What a viewer may do now, as data: client, bots, timers and `decide` all read the same options."""

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec import Struct

from reverie.game import commands as do
from reverie.game.clue import LIMIT, readable
from reverie.game.ids import CardId, Rabbit, Seat, Slot
from reverie.game.refusals import Refusal, refuse


class Option(Struct, frozen=True, tag_field="may", omit_defaults=True):
    """A kind of legal command; `refuses` says what is wrong with one of that kind, if anything."""

    command: ClassVar[type[do.Command]]

    def refuses(self, command: Any) -> Refusal | None:
        return None


class MayAnnounce(Option, tag="announce", frozen=True):
    command = do.Announce


class MayStepBack(Option, tag="step-back", frozen=True):
    command = do.StepBack


class MayTell(Option, tag="tell", frozen=True):
    """`cards` is None where the clue comes before the hand is seen (P2)."""

    command = do.Tell
    cards: tuple[CardId, ...] | None = None
    limit: int = LIMIT

    def refuses(self, command: do.Tell) -> Refusal | None:
        clue = command.clue
        if clue.manner == "written" and not clue.text.strip():
            return refuse("clue-empty")
        if self.cards is None:
            return _unfit(clue.text) or (refuse("card-face-down") if command.card is not None else None)
        if command.card is None:
            return refuse("card-missing")
        if command.card not in self.cards:
            return refuse("not-your-card")
        return _unfit(clue.text)


class MayReword(Option, tag="reword", frozen=True):
    command = do.Reword
    limit: int = LIMIT

    def refuses(self, command: do.Reword) -> Refusal | None:
        return _unfit(command.text) if command.text.strip() else refuse("clue-empty")


class MayChooseGuest(Option, tag="choose-guest", frozen=True):
    command = do.ChooseGuest
    rabbits: tuple[Rabbit, ...] = ("sun", "moon")

    def refuses(self, command: do.ChooseGuest) -> Refusal | None:
        return None if command.rabbit in self.rabbits else refuse("unknown-move")


class MayNameGiver(Option, tag="name-giver", frozen=True):
    command = do.NameGiver
    givers: tuple[Seat, ...]

    def refuses(self, command: do.NameGiver) -> Refusal | None:
        return None if command.giver in self.givers else refuse("not-your-team")


class MayGive(Option, tag="give", frozen=True):
    """`cards` includes those already handed in, which may be given again in another choice."""

    command = do.Give
    cards: tuple[CardId, ...]
    count: int

    def refuses(self, command: do.Give) -> Refusal | None:
        if len(command.cards) != self.count:
            return refuse("wrong-number-of-cards", count=self.count)
        if len(set(command.cards)) != self.count:
            return refuse("same-card-twice")
        if any(card not in self.cards for card in command.cards):
            return refuse("not-your-card")
        return None


class MayTakeBack(Option, tag="take-back", frozen=True):
    command = do.TakeBack


class MayVote(Option, tag="vote", frozen=True):
    """One to `most` of `slots`; `own` are the barred ones. With `red`, the red token as well."""

    command = do.Vote
    slots: tuple[Slot, ...]
    own: tuple[Slot, ...] = ()
    most: int = 1
    red: bool = False

    def refuses(self, command: do.Vote) -> Refusal | None:
        for slot in command.slots:
            if slot not in self.slots:
                return refuse("own-card" if slot in self.own else "no-such-slot")
        if not command.slots:
            return refuse("no-vote")
        if len(command.slots) > self.most:
            return refuse("too-many-votes", most=self.most)
        if len(set(command.slots)) < len(command.slots):
            return refuse("same-slot-twice")
        return self._refuses_red(command.red)

    def _refuses_red(self, red: Slot | None) -> Refusal | None:
        if not self.red:
            return None if red is None else refuse("red-not-yours")
        if red is None:
            return refuse("red-missing")
        return None if red in self.slots else refuse("no-such-slot")


class MayCount(Option, tag="count", frozen=True):
    command = do.CountToThree


class MayReady(Option, tag="ready", frozen=True):
    command = do.Ready


GameOption = (
    MayAnnounce
    | MayStepBack
    | MayTell
    | MayReword
    | MayChooseGuest
    | MayNameGiver
    | MayGive
    | MayTakeBack
    | MayVote
    | MayCount
    | MayReady
)


def _unfit(text: str) -> Refusal | None:
    if len(text) > LIMIT:
        return refuse("clue-too-long", limit=LIMIT, length=len(text))
    return None if readable(text) else refuse("clue-unreadable")


def allows(menu: Iterable[Option], command: do.Command) -> bool:
    """True exactly when `decide` accepts the command."""
    return any(o.refuses(command) is None for o in menu if o.command is type(command))
