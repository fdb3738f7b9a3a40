"""Duet's own steps: the partner's vote, lights and feathers, and how the evening ends (W4–W6, W8, W9)."""

from dataclasses import dataclass
from typing import Literal

from reverie.game.chance import Chance
from reverie.game.events import LightsCounted
from reverie.game.ids import Seat
from reverie.game.menu import GameOption
from reverie.game.phases.contribute import all_but_storyteller
from reverie.game.phases.phase import Events, Phase
from reverie.game.phases.vote import CastVotes, own_cards, vote_option
from reverie.game.river import RiverGain, counted
from reverie.game.state import Game, River, owls, slots_of


@dataclass(frozen=True, slots=True)
class PartnerVotes(CastVotes):
    """W4: one vote, which closes the vote. W8: a tame owl looks twice."""

    def options(self, g: Game, seat: Seat) -> tuple[GameOption, ...]:
        if seat not in self.voters(g):
            return ()
        return (vote_option(g, own_cards(g, seat), 2 if seat in g.seating.bots else 1),)


@dataclass(frozen=True, slots=True)
class CountLights(Phase):
    name = "score"
    role = "score"

    def close(self, g: Game, chance: Chance) -> Events:
        return (LightsCounted(gains(g)),)

    def goal(self) -> Literal["together"]:
        return "together"


def gains(g: Game) -> tuple[RiverGain, ...]:
    """W5, of the turn as it stands."""
    (partner,) = all_but_storyteller(g)
    assert g.turn.storyteller is not None
    (told,), (lure,) = slots_of(g, g.turn.storyteller), slots_of(g, partner)
    ballots = g.turn.ballots
    voted = ballots[partner].slots if partner in ballots else ()
    guesses = {owl: ballots[owl].slots[0] for owl in owls(g)}
    return counted(told, lure, voted, guesses, unread=g.turn.unread)


def decided(g: Game) -> bool:
    """W6: the pair has its lights, or the owls their feathers."""
    assert isinstance(g.board, River)
    return g.board.lights >= g.board.lights_goal or len(g.board.nest) >= g.board.feathers_goal


def both_gone(g: Game) -> tuple[Seat, ...]:
    """W9: a partner's seat never closes alone."""
    return g.ring if g.seating.left.issuperset(g.ring) else ()
