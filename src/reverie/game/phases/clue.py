"""The storyteller gives the clue, with the card it is about or before seeing any (C4, C11, P2)."""

from dataclasses import dataclass

from reverie.game.chance import Chance
from reverie.game.commands import Announce, Reword, StepBack, Tell
from reverie.game.events import ClueReworded, ClueTold, RaceReopened
from reverie.game.ids import Seat
from reverie.game.menu import GameOption, MayReword, MayStepBack, MayTell
from reverie.game.phases.phase import Events, Phase, racing, skip
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Game


@dataclass(frozen=True, slots=True)
class Clue(Phase):
    name = "clue"
    timer = "clue"
    blind: bool = False

    def actors(self, g: Game) -> tuple[Seat, ...]:
        assert g.turn.storyteller is not None
        return (g.turn.storyteller,)

    def done(self, g: Game, seat: Seat) -> bool:
        return g.turn.clue is not None

    def options(self, g: Game, seat: Seat) -> tuple[GameOption, ...]:
        if seat != g.turn.storyteller:
            return ()
        tell = MayTell(None if self.blind else g.hands[seat])
        return (tell, MayStepBack()) if racing(g) else (tell,)

    def why_not(self, g: Game, seat: Seat, command: type) -> Refusal:
        if command is Announce and racing(g):
            return refuse("someone-was-faster")
        return refuse("not-your-turn" if command in (Tell, StepBack) else "not-now")

    def decide(self, g: Game, seat: Seat, command: Tell | StepBack) -> Events:
        if isinstance(command, StepBack):
            return (RaceReopened(seat),)
        return (ClueTold(seat, command.clue, command.card),)

    def act_for(self, g: Game, seat: Seat, chance: Chance) -> Events:
        return skip(g)

    def close(self, g: Game, chance: Chance) -> Events:
        return skip(g) if g.turn.clue is None else ()

    def sees_hand(self, g: Game, seat: Seat) -> bool:
        return not self.blind or not (racing(g) or seat == g.turn.storyteller)

    def skippable(self, g: Game) -> bool:
        return True


def reword_option(g: Game, seat: Seat) -> tuple[GameOption, ...]:
    """The storyteller may correct a typo until the table is laid."""
    return (MayReword(),) if seat == g.turn.storyteller and g.turn.clue is not None else ()


def reworded(command: Reword) -> Events:
    return (ClueReworded(command.text),)
