"""What a move is made of: a command, the option that offers it, the events it becomes."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, Protocol, TypeVar, cast

from msgspec import Struct

from reverie.game.ids import Seat
from reverie.game.refusals import Refusal


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """What somebody asks for."""


class Event(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """What has happened: the truth. Tags and meanings are for ever, new fields need defaults."""


CommandT = TypeVar("CommandT", bound=Command)
EventT = TypeVar("EventT", bound=Event)
T = TypeVar("T")


class MoveEvent(Event, Generic[CommandT], frozen=True):
    """What a move of a seat brought about.

    `asked` is the command behind it: logs are verified by deciding anew.
    """

    @abstractmethod
    def asked(self) -> CommandT: ...


class Chooser(Protocol):
    """Takes one of what an option allows: at random, or always the first."""

    def one(self, items: Sequence[T]) -> T: ...

    def some(self, items: Sequence[T], count: int) -> tuple[T, ...]: ...

    def up_to(self, most: int) -> int:
        """From 1 on."""

    def phrase(self) -> str: ...


class Option(Struct, Generic[CommandT], frozen=True, tag_field="may", omit_defaults=True):
    """A kind of legal command; `refuses` says what is wrong with one of that kind, if anything."""

    command: ClassVar[type[Command]]

    def refuses(self, command: CommandT) -> Refusal | None:
        return None

    def offers(self, command: Command) -> bool:
        """Whether this is a command of the kind offered here."""
        return type(command) is self.command

    def refusal(self, command: Command) -> Refusal | None:
        """What is wrong with a command of the kind offered here."""
        return self.refuses(cast(CommandT, command))


class Offer(Protocol):
    """An option whatever its command is."""

    def offers(self, command: Command) -> bool: ...

    def refusal(self, command: Command) -> Refusal | None: ...


class MoveOption(Option[CommandT], Generic[CommandT, EventT], frozen=True):
    """An option of the game: it also says what its command brings about."""

    @abstractmethod
    def events(self, seat: Seat, command: CommandT) -> tuple[EventT, ...]: ...

    @abstractmethod
    def chosen_by(self, chooser: Chooser) -> CommandT | None:
        """One of the commands it allows. None: an option that does not get the game on."""

    def answer(self, seat: Seat, command: Command) -> tuple[EventT, ...] | Refusal | None:
        """What this command of the seat brings about, or why it does not; None: it is of another kind."""
        if type(command) is not self.command:
            return None
        move: CommandT = command  # type: ignore[assignment]  # a cast costs a call a move
        return self.refuses(move) or self.events(seat, move)
