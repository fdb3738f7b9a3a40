"""The only way from a game to what somebody sees: every field is listed, nothing is stripped."""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from hashlib import sha256
from typing import cast

from msgspec.structs import asdict, astuple, replace

from reverie.game.decide import current, next_storyteller, seconds, waiting_for
from reverie.game.ids import Seat, Slot
from reverie.game.loved import most_loved
from reverie.game.menu import GameOption
from reverie.game.phases.phase import Phase, vacant
from reverie.game.phases.vote import own_cards
from reverie.game.ruleset import Ruleset
from reverie.game.state import Board, FinishedTurn, Game, Meadow, slots_on
from reverie.game.views import (
    BallotView,
    BurrowView,
    GameOfOnes,
    GameSoFar,
    GameView,
    MeadowView,
    PhaseName,
    PlayedView,
    PublicGame,
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
    return next(observe_all(rules, g, (viewer,)))


def observe_all(
    rules: Ruleset, g: Game, viewers: Iterable[Viewer], *, paused: bool = False
) -> Iterator[GameView]:
    """What each of these sees, the public part built once: everyone's view adds their own to it."""
    shown = astuple(public(rules, g, so_far(rules, g)))
    for viewer in viewers:
        yield GameView(*shown, *astuple(of_ones_own(rules, g, viewer, paused=paused)))


def so_far(rules: Ruleset, g: Game) -> GameSoFar:
    """Nothing of the running turn or of a hand is read here, so that it can be kept while they change."""
    over = g.result is not None
    return GameSoFar(
        ruleset=g.ruleset,
        pile=len(g.pile),
        discard=g.discard,
        buried=len(g.buried),
        board=_board(g.board, g.settings.target if rules.length == "target" else None),
        previous=_turn(g.history[-1]) if g.history else None,
        commitment=sha256(g.seed.encode()).hexdigest(),
        result=_result(g),
        seed=g.seed if over else None,
        history=tuple(map(_turn, g.history)) if over else (),
        loved=most_loved(g.history) if over else None,
    )


def public(rules: Ruleset, g: Game, before: GameSoFar) -> PublicGame:
    """What everybody may know, and all that a spectator sees but the table."""
    turn, phase = g.turn, current(rules, g)
    return PublicGame(
        **asdict(before),
        turn=turn.number,
        phase="over" if g.result is not None else cast(PhaseName, g.phase),
        serial=g.serial,
        seconds=seconds(rules, g),
        storyteller=turn.storyteller,
        waiting_for=waiting_for(rules, g),
        seats=_seats(g, phase),
        clue=turn.clue,
        guest=turn.guest,
        named=turn.named,
        moved_for=turn.moved_for,
        next_storyteller=next_storyteller(rules, g),
    )


def grounds(g: Game, seat: Seat) -> tuple[object, ...] | None:
    """What a seat's own part depends on while a phase lasts, of all that each does on their own.

    None: on everything, for the table may have to act for gone players (X2). A law of the tests demands that
    nothing is missing here.
    """
    if g.away or g.left:
        return None
    turn = g.turn
    mine = g.hands.get(seat), turn.given.get(seat), seat in turn.ready
    if seat == turn.storyteller:  # K7: the chief counts when all have pointed
        return *mine, turn.ballots, turn.abstained
    return *mine, turn.ballots.get(seat), seat in turn.abstained


def of_ones_own(rules: Ruleset, g: Game, viewer: Viewer, *, paused: bool = False) -> GameOfOnes:
    """A seat's hand, its own cards and votes, what it may do. Onlookers have only the open table."""
    table = tuple(map(SlotView, slots_on(g), g.turn.table))
    if isinstance(viewer, Onlooker):
        revealed = _revealed(g) if viewer is Onlooker.REPLAY else None
        return GameOfOnes(None, (), None, table, (), revealed)
    phase, seated = current(rules, g), viewer in g.hands
    if table and seated:
        table = _marked(table, own=own_cards(g, viewer), team=phase.marked(g, viewer))
    return GameOfOnes(
        hand=g.hands[viewer] if seated and phase.sees_hand(g, viewer) else None,
        given=g.turn.given.get(viewer, ()),
        ballot=_ballot(g, viewer),
        table=table,
        menu=() if paused else menu(rules, g, viewer),
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


def _marked(table: tuple[SlotView, ...], own: Sequence[Slot], team: Sequence[Slot]) -> tuple[SlotView, ...]:
    """The table with the cards pointed out that this seat knows: C5, T6."""
    cards = list(table)
    for slot in team:
        cards[slot - 1] = replace(cards[slot - 1], mine="team")
    for slot in own:
        cards[slot - 1] = replace(cards[slot - 1], mine="own")
    return tuple(cards)


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
        by_mood=t.by_mood,
    )


def _result(g: Game) -> ResultView | None:
    r = g.result
    return None if r is None else ResultView(r.reason, r.winners, r.scores, r.rabbits)


def _revealed(g: Game) -> RevealedView:
    ballots = {s: BallotView(b.slots, b.red) for s, b in g.turn.ballots.items()}
    return RevealedView(g.hands, g.turn.given, ballots, g.pile)
