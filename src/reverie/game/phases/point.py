"""Fingers go up, the chief counts to three, and all apprentices point at once (K7)."""

from dataclasses import dataclass

from reverie.game.chance import Chance
from reverie.game.commands import CountToThree
from reverie.game.events import Abstained, CountedToThree
from reverie.game.ids import Seat
from reverie.game.menu import GameOption, MayCount, MayTakeBack
from reverie.game.phases.contribute import all_but_storyteller
from reverie.game.phases.phase import Events, Phase, vacant
from reverie.game.phases.vote import own_cards, vote_option, why_no_vote
from reverie.game.refusals import Refusal, refuse
from reverie.game.state import Game


def _fingers_up(g: Game) -> bool:
    return all(_pointing(g, s) or vacant(g, s) for s in all_but_storyteller(g))


def _pointing(g: Game, seat: Seat) -> bool:
    return seat in g.turn.ballots or seat in g.turn.abstained


@dataclass(frozen=True, slots=True)
class PointAtCards(Phase):
    name = "point"
    role = "vote"
    counted = True
    thinking = (3, 8)

    def actors(self, g: Game) -> tuple[Seat, ...]:
        """The apprentices; once all of them have chosen a card, the chief too, who has to count to three."""
        return g.ring if _fingers_up(g) else all_but_storyteller(g)

    def done(self, g: Game, seat: Seat) -> bool:
        return g.turn.counted if seat == g.turn.storyteller else _pointing(g, seat)

    def options(self, g: Game, seat: Seat) -> tuple[GameOption, ...]:
        if seat == g.turn.storyteller:
            return (MayCount(),) if _fingers_up(g) else ()
        point = vote_option(g, own_cards(g, seat))
        return (point, MayTakeBack(votes=True)) if seat in g.turn.ballots else (point,)

    def why_not(self, g: Game, seat: Seat, command: type) -> Refusal:
        if command is not CountToThree:
            return why_no_vote(command)
        return refuse("fingers-missing" if seat == g.turn.storyteller else "not-your-turn")

    def act_for(self, g: Game, seat: Seat, chance: Chance) -> Events:
        return (CountedToThree(),) if seat == g.turn.storyteller else (Abstained(seat),)
