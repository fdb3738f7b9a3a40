"""The only way from a game to what somebody sees: every field is listed, nothing is stripped."""

from enum import Enum
from hashlib import sha256
from typing import cast

from reverie.game.decide import current, seconds, waiting_for
from reverie.game.ids import Seat, Slot
from reverie.game.menu import GameOption
from reverie.game.phases.phase import Phase, vacant
from reverie.game.phases.vote import own_cards
from reverie.game.ruleset import Ruleset
from reverie.game.state import Board, FinishedTurn, Game, Meadow
from reverie.game.views import (
    BallotView,
    BurrowView,
    GameView,
    MeadowView,
    PhaseName,
    PlayedView,
    ResultView,
    RevealedView,
    SeatView,
    SlotView,
    TrackView,
    TurnView,
    VisitView,
)


class Onlooker(Enum):
    """Those who watch without a seat."""

    SPECTATOR = "spectator"
    """Sees what is public: also the TV."""
    REPLAY = "replay"
    """Sees everything; only for games that are over."""


Viewer = Seat | Onlooker


def menu(rules: Ruleset, g: Game, seat: Seat) -> tuple[GameOption, ...]:
    """What this seat may do now."""
    if g.result is not None or seat not in g.ring or vacant(g, seat):
        return ()
    return current(rules, g).options(g, seat)


def observe(rules: Ruleset, g: Game, viewer: Viewer) -> GameView:
    phase, over = current(rules, g), g.result is not None
    seat = None if isinstance(viewer, Onlooker) else viewer
    seated = seat is not None and seat in g.hands
    return GameView(
        ruleset=g.ruleset,
        turn=g.turn.number,
        phase="over" if over else cast(PhaseName, g.phase),
        serial=g.serial,
        seconds=seconds(rules, g),
        storyteller=g.turn.storyteller,
        waiting_for=waiting_for(rules, g),
        seats=_seats(g, phase),
        clue=g.turn.clue,
        guest=g.turn.guest,
        named=g.turn.named,
        moved_for=g.turn.moved_for,
        hand=g.hands[seat] if seat is not None and seated and phase.sees_hand(g, seat) else None,
        given=g.turn.given.get(seat, ()) if seat is not None else (),
        ballot=_ballot(g, seat) if seat is not None else None,
        table=_table(phase, g, seat if seated else None),
        pile=len(g.pile),
        discard=g.discard,
        buried=len(g.buried),
        board=_board(g.board, g.settings.target if rules.length == "target" else None),
        previous=_turn(g.history[-1]) if g.history else None,
        menu=menu(rules, g, seat) if seat is not None else (),
        commitment=sha256(g.seed.encode()).hexdigest(),
        result=_result(g),
        seed=g.seed if over else None,
        history=tuple(map(_turn, g.history)) if over else (),
        revealed=_revealed(g) if viewer is Onlooker.REPLAY else None,
    )


def _seats(g: Game, phase: Phase) -> tuple[SeatView, ...]:
    playing = [s for s in phase.actors(g) if phase.done(g, s)] if g.result is None else []
    arriving = [s for s in g.newcomers if s not in g.order]
    return tuple(_seat(g, s, s in playing) for s in (*g.order, *arriving))


def _seat(g: Game, seat: Seat, acted: bool) -> SeatView:
    if seat in g.newcomers:
        return SeatView(seat, "arriving", False, seat in g.away, 0, 0, False)
    if seat not in g.ring:
        return SeatView(seat, "closed", False, False, 0, g.tellings[seat], False, g.mates.get(seat))
    return SeatView(
        seat=seat,
        sitting="left" if seat in g.left else "open",
        bot=seat in g.bots,
        away=seat in g.away,
        hand=len(g.hands[seat]),
        tellings=g.tellings[seat],
        acted=acted,
        mate=g.mates.get(seat),
    )


def _ballot(g: Game, seat: Seat) -> BallotView | None:
    ballot = g.turn.ballots.get(seat)
    return None if ballot is None else BallotView(ballot.slots, ballot.red)


def _table(phase: Phase, g: Game, seat: Seat | None) -> tuple[SlotView, ...]:
    if not g.turn.table:
        return ()
    own = own_cards(g, seat) if seat is not None else ()
    team = phase.marked(g, seat) if seat is not None else ()
    return tuple(
        SlotView(Slot(n), card, "own" if n in own else "team" if n in team else None)
        for n, card in enumerate(g.turn.table, 1)
    )


def _board(board: Board, target: int | None) -> TrackView | MeadowView:
    if isinstance(board, Meadow):
        burrows = tuple(BurrowView(b.sun, b.moon, b.closed) for b in board.burrows)
        return MeadowView(burrows, board.pawn, board.day, 2 * sum(b.closed for b in burrows))
    return TrackView(board.scores, target)


def _turn(t: FinishedTurn) -> TurnView:
    visit = t.visit
    return TurnView(
        number=t.number,
        storyteller=t.storyteller,
        clue=t.clue,
        table=tuple(PlayedView(p.slot, p.card, p.owner, p.votes) for p in t.table),
        gains=t.gains,
        red=t.red,
        visit=VisitView(visit.burrow, visit.guest, visit.finders, visit.welcomed) if visit else None,
        moved_for=t.moved_for,
        skipped=t.skipped,
    )


def _result(g: Game) -> ResultView | None:
    r = g.result
    return None if r is None else ResultView(r.reason, r.winners, r.scores, r.rabbits)


def _revealed(g: Game) -> RevealedView:
    ballots = {s: BallotView(b.slots, b.red) for s, b in g.turn.ballots.items()}
    return RevealedView(g.hands, g.turn.given, ballots, g.pile)
