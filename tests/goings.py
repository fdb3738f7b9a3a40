"""Coming and going at a game without a room: what the room would tell it (X1–X6)."""

from msgspec.structs import replace

from reverie.game import decide as game
from reverie.game.chance import Chance
from reverie.game.commands import Command, TableCommand
from reverie.game.decide import GameProgress
from reverie.game.ids import Seat
from reverie.game.phases.phase import vacant
from reverie.game.refusals import Refusal, refuse
from reverie.game.ruleset import Ruleset
from reverie.game.seats import why_no_hand_over, why_no_newcomer
from reverie.game.state import Game, Seating


class MarkAway(Command, tag="mark-away", frozen=True):
    seat: Seat


class MarkBack(Command, tag="mark-back", frozen=True):
    seat: Seat


class LeaveForGood(Command, tag="leave-for-good", frozen=True):
    seat: Seat


class HandOver(Command, tag="hand-over", frozen=True):
    seat: Seat
    bot: bool


class Admit(Command, tag="admit", frozen=True):
    seat: Seat


Going = MarkAway | MarkBack | LeaveForGood | HandOver | Admit
AtTable = TableCommand | Going
"""All that is asked of a game by nobody's turn."""


def at_table(rules: Ruleset, g: Game, asked: AtTable, chance: Chance) -> tuple[Game, GameProgress] | Refusal:
    """The game as the room leaves it to follow, and what follows."""
    if not isinstance(asked, Going):
        done = game.decide_for_table(rules, g, asked, chance)
        return done if isinstance(done, Refusal) else (g, done)
    if g.result is not None:
        return refuse("game-over")
    who = _seating(rules, g, asked)
    if isinstance(who, Refusal):
        return who
    told = replace(g, seating=who)
    left = isinstance(asked, LeaveForGood) and asked.seat in g.ring
    return told, game.reseated(rules, told, chance, left=left)


def _seating(rules: Ruleset, g: Game, asked: Going) -> Seating | Refusal:
    who, seat = g.seating, asked.seat
    match asked:
        case MarkAway():
            if seat not in (*g.ring, *who.newcomers) or vacant(g, seat):
                return refuse("no-such-seat")
            if seat in who.away or seat in who.bots:
                return refuse("nothing-to-do")
            return replace(who, away=who.away | {seat})
        case MarkBack():
            return replace(who, away=who.away - {seat}) if seat in who.away else refuse("nothing-to-do")
        case LeaveForGood():
            if seat in who.newcomers:
                waiting = tuple(s for s in who.newcomers if s != seat)
                return replace(who, newcomers=waiting, away=who.away - {seat})
            if seat not in g.ring or seat in who.left:
                return refuse("no-such-seat")
            bots = who.bots | {seat} if rules.seats_wait else who.bots - {seat}  # X6, W9
            return replace(who, left=who.left | {seat}, away=who.away - {seat}, bots=bots)
        case HandOver():
            bots = who.bots | {seat} if asked.bot else who.bots - {seat}
            if asked.bot and rules.real_box:
                return refuse("no-bots-beside-box")
            problem = why_no_hand_over(rules, g, seat, bot=asked.bot)
            return problem or replace(who, bots=bots, left=who.left - {seat}, away=who.away - {seat})
        case Admit():
            if seat in g.ring or seat in who.newcomers:
                return refuse("no-such-seat")
            return why_no_newcomer(rules, g) or replace(who, newcomers=(*who.newcomers, seat))
