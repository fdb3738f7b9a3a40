"""The only way from a game to what somebody sees: views list what they show, none is a copy less secrets."""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from hashlib import sha256
from typing import Any

from msgspec.structs import asdict, astuple, replace

from reverie.game.decide import current, next_storyteller, plays, seconds, waiting_for
from reverie.game.ids import OWLS, Seat, Slot
from reverie.game.loved import best_clue
from reverie.game.menu import GameOption
from reverie.game.phases.box_claiming import looking_again, unanswered
from reverie.game.phases.phase import Phase
from reverie.game.phases.vote import own_cards
from reverie.game.ruleset import Ruleset
from reverie.game.state import Board, FinishedTurn, Game, Meadow, Played, River, owls, slots_on
from reverie.game.views import (
    AskedAgain,
    BallotView,
    BoardView,
    BurrowView,
    GameView,
    MeadowView,
    PhaseName,
    PlayedView,
    PrivateGame,
    PublicGame,
    ResultView,
    RevealedView,
    RiverView,
    SeatView,
    SettledPublic,
    SlotView,
    TrackView,
    TurnView,
    VisitView,
    WrittenDownView,
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
    if g.result is not None or not plays(phase := current(rules, g), g, seat):
        return ()
    return phase.options(g, seat)


def observe(rules: Ruleset, g: Game, viewer: Viewer) -> GameView:
    return next(observe_all(rules, g, (viewer,)))


def observe_all(
    rules: Ruleset, g: Game, viewers: Iterable[Viewer], *, paused: bool = False
) -> Iterator[GameView]:
    """What each of these sees, the public part built once: everyone's view adds their own to it."""
    shown = astuple(public(rules, g, settled_public(rules, g)))
    listeners = owls(g)
    for viewer in viewers:
        view = GameView(*shown, *astuple(private_part(rules, g, viewer, paused=paused)))
        # W4: an owl has seen every recap; people can ask for them (`EarlierTurns`)
        yield replace(view, history=finished_turns(g)) if viewer in listeners else view


def settled_public(rules: Ruleset, g: Game) -> SettledPublic:
    """Nothing of the running turn or of a hand is read here, so that it can be kept while they change."""
    over = g.result is not None
    return SettledPublic(
        ruleset=g.ruleset,
        box=rules.real_box,
        pile=len(g.pile),
        discard=g.discard,
        buried=len(g.buried),
        board=_board(g.board, g.settings.target if rules.length == "target" else None),
        previous=_turn(g.history[-1]) if g.history else None,
        commitment=sha256(g.seed.encode()).hexdigest(),
        result=_result(g),
        seed=g.seed if over else None,
        history=finished_turns(g) if over else (),
        loved=best_clue(g.history) if over else None,
    )


def public(rules: Ruleset, g: Game, before: SettledPublic) -> PublicGame:
    """What everybody may know. A spectator sees this and the cards on the table, and nothing else."""
    return PublicGame(**asdict(before), **running_public(rules, g))


def running_public(rules: Ruleset, g: Game) -> dict[str, Any]:
    """The fields of `PublicGame` that are not settled."""
    turn, phase = g.turn, current(rules, g)
    again = g.result is None and phase.anonymous(g)
    return {
        "turn": turn.number,
        "phase": PhaseName("over" if g.result is not None else g.phase),
        "serial": g.serial,
        "seconds": seconds(rules, g),
        "storyteller": turn.storyteller,
        "waiting_for": () if again else waiting_for(rules, g),
        "seats": _seats(g, phase, everybody=again),
        "clue": turn.clue,
        "guest": turn.guest,
        "named": turn.named,
        "moved_for": turn.moved_for,
        "looking_again": len(looking_again(g)),
        "next_storyteller": next_storyteller(rules, g),
    }


def private_part(rules: Ruleset, g: Game, viewer: Viewer, *, paused: bool = False) -> PrivateGame:
    """A seat's hand, its own cards and votes, what it may do. Onlookers have only the open table.

    Whoever took over a seat in this turn sees as an onlooker does (X7); the bot that finishes the turn
    for them sees `lobby.observe.as_played`.
    """
    table = tuple(map(SlotView, slots_on(g), g.turn.table))
    if viewer in g.seating.pending and not rules.real_box:
        viewer = Onlooker.SPECTATOR
    if isinstance(viewer, Onlooker):
        revealed = _revealed(g) if viewer is Onlooker.REPLAY else None
        return PrivateGame(None, (), None, table, (), None, revealed)
    phase, seated, sealed = current(rules, g), viewer in g.hands, viewer in g.seating.pending
    if table and seated and not sealed:
        table = _marked(table, own=own_cards(g, viewer), team=phase.marked(g, viewer))
    return PrivateGame(
        hand=g.hands[viewer] if seated and phase.sees_hand(g, viewer) else None,
        given=() if sealed else g.turn.given.get(viewer, ()),
        ballot=None if sealed else _ballot(g, viewer),
        table=table,
        menu=() if paused else menu(rules, g, viewer),
        asked_again=_asked_again(g, viewer),
    )


def _asked_again(g: Game, seat: Seat) -> AskedAgain | None:
    if seat not in unanswered(g):
        return None
    return "vote" if seat in g.turn.given or seat not in g.turn.asked_again else "claim"


def _seats(g: Game, phase: Phase, *, everybody: bool) -> tuple[SeatView, ...]:
    """N3: who has a number that came up twice looks as done as all."""
    actors = phase.actors(g) if g.result is None else ()
    playing = [s for s in actors if everybody or phase.done(g, s)]
    arriving = [s for s in g.seating.newcomers if s not in g.order]
    return tuple(_seat(g, s, s in playing) for s in (*g.order, *arriving))


def _seat(g: Game, seat: Seat, acted: bool) -> SeatView:
    if seat in g.seating.newcomers:
        return SeatView(seat, "arriving", False, seat in g.seating.away, 0, 0, False)
    if seat not in g.ring:
        return SeatView(seat, "closed", False, False, 0, g.tellings[seat], False, g.mates.get(seat))
    return SeatView(
        seat=seat,
        sitting="left" if seat in g.seating.left else "open",
        bot=seat in g.seating.bots,
        away=seat in g.seating.away,
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


def _board(board: Board, target: int | None) -> BoardView:
    if isinstance(board, River):
        return RiverView(
            owls=OWLS[: board.owls],
            level=board.level,
            lights=board.lights,
            lights_goal=board.lights_goal,
            nest=board.nest,
            feathers_goal=board.feathers_goal,
            night=board.night,
        )
    if isinstance(board, Meadow):
        burrows = tuple(BurrowView(b.sun, b.moon, b.closed) for b in board.burrows)
        return MeadowView(burrows, board.pawn, board.day, 2 * sum(b.closed for b in burrows))
    return TrackView(board.scores, target)


def finished_turns(g: Game) -> tuple[TurnView, ...]:
    """What everybody has seen of the turns that are told; nothing of the running one."""
    return as_views(g.history)


def as_views(turns: Iterable[FinishedTurn]) -> tuple[TurnView, ...]:
    return tuple(map(_turn, turns))


def _turn(t: FinishedTurn) -> TurnView:
    visit, words = t.visit, t.written_down
    return TurnView(
        number=t.number,
        storyteller=t.storyteller,
        clue=t.clue,
        table=_played(t.table),
        gains=t.gains,
        red=t.red,
        visit=VisitView(visit.burrow, visit.guest, visit.finders, visit.welcomed) if visit else None,
        moved_for=t.moved_for,
        skipped=t.skipped,
        random_fallback=t.random_fallback,
        because=t.because,
        was=_played(t.was),
        written_down=None if words is None else WrittenDownView(words.seat, words.text),
        river=t.river,
        beliefs=t.beliefs,
    )


def _played(table: Iterable[Played]) -> tuple[PlayedView, ...]:
    return tuple(PlayedView(p.slot, p.card, p.owner, p.votes) for p in table)


def _result(g: Game) -> ResultView | None:
    r = g.result
    return None if r is None else ResultView(r.reason, r.winners, r.scores, r.rabbits)


def _revealed(g: Game) -> RevealedView:
    ballots = {s: BallotView(b.slots, b.red) for s, b in g.turn.ballots.items()}
    return RevealedView(g.hands, g.turn.given, ballots, g.pile)
