"""Cards are handed in face down; when the last one is in, the table is laid (C5, C11)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from reverie.game.chance import Chance
from reverie.game.commands import Give, Reword, TakeBack
from reverie.game.events import CardsGiven, ServerMoved, TableLaid
from reverie.game.ids import CardId, Seat
from reverie.game.menu import GameOption, MayGive, MayTakeBack
from reverie.game.phases.clue import clue_stands, reword_option
from reverie.game.phases.phase import ByPlayers, Events, Phase, played, skip, vacant
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Game

Seats = Callable[[Game], Sequence[Seat]]


def one(players: int) -> int:
    return 1


def storyteller_included(g: Game) -> tuple[Seat, ...]:
    return g.ring


def all_but_storyteller(g: Game) -> tuple[Seat, ...]:
    return _others(g.ring, g.turn.storyteller)


@lru_cache(maxsize=256)
def _others(ring: tuple[Seat, ...], seat: Seat | None) -> tuple[Seat, ...]:
    return tuple(s for s in ring if s != seat)


@dataclass(frozen=True, slots=True)
class Contribute(Phase):
    name = "contribute"
    handles_cards = True
    timer = "contribute"
    thinking = (3, 10)
    givers: Seats
    count: ByPlayers = one
    rewording: bool = True
    """False where the clue came before the hand was seen (P2)."""
    hinges_on_storyteller: bool = False
    """K5, X2: the chief's card is the invitation; without it there is no turn, and it is final (C11)."""
    lays_the_table: bool = True
    """False where others give afterwards (W3)."""

    def actors(self, g: Game) -> Sequence[Seat]:
        return () if self._hopeless(g) else self.givers(g)

    def _hopeless(self, g: Game) -> bool:
        teller = g.turn.storyteller
        assert teller is not None
        return self.skippable(g) and vacant(g, teller)

    def skippable(self, g: Game) -> bool:
        return self.hinges_on_storyteller and g.turn.storyteller not in g.turn.given

    def done(self, g: Game, seat: Seat) -> bool:
        return seat in g.turn.given

    def waiting_for(self, g: Game) -> tuple[Seat, ...]:
        given = g.turn.given
        return played(g, [s for s in self.actors(g) if s not in given])

    def options(self, g: Game, seat: Seat) -> tuple[GameOption, ...]:
        rewording = reword_option(g, seat) if self.rewording else ()
        if seat not in self.givers(g):
            return rewording
        given = g.turn.given.get(seat, ())
        if given and self._sealed(g, seat):
            return rewording
        give = MayGive(g.hands[seat] + given, self.count(len(g.ring)))
        return (give, MayTakeBack(), *rewording) if given else (give, *rewording)

    def _sealed(self, g: Game, seat: Seat) -> bool:
        return self.hinges_on_storyteller and seat == g.turn.storyteller

    def why_not(self, g: Game, seat: Seat, command: type) -> Refusal:
        if command is Reword and self.rewording and seat == g.turn.storyteller and clue_stands(g):
            return refuse("clue-stands")
        if command in (Give, TakeBack) and self._sealed(g, seat):
            return refuse("invitation-sealed")
        if command is Give:
            return refuse("not-your-gift")
        return refuse("nothing-to-take-back" if command is TakeBack else "not-now")

    def act_for(self, g: Game, seat: Seat, chance: Chance) -> Events:
        return (self._random_gift(g, seat, chance),)

    def _random_gift(self, g: Game, seat: Seat, chance: Chance) -> CardsGiven:
        return CardsGiven(seat, chance.shuffled(g.hands[seat])[: self.count(len(g.ring))])

    def close(self, g: Game, chance: Chance) -> Events:
        if self._hopeless(g):
            return skip(g)
        missing = tuple(s for s in self.givers(g) if s not in g.turn.given)
        said = (ServerMoved(missing),) if missing else ()
        gifts = tuple(self._random_gift(g, s, chance) for s in missing)
        if not self.lays_the_table:
            return (*said, *gifts)
        cards: list[CardId] = [c for cards in g.turn.given.values() for c in cards]
        cards += [c for gift in gifts for c in gift.cards]
        return (*said, *gifts, TableLaid(chance.shuffled(cards)))
