"""How each event changes the game: a pure fold, the only thing that changes a state."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from reverie.game import events as ev
from reverie.game.ids import CardId, Seat, Slot
from reverie.game.state import (
    Ballot,
    Burrow,
    FinishedTurn,
    Game,
    Meadow,
    Played,
    ScoreTrack,
    Turn,
    Visit,
    left_of,
    slot_owners,
    slots_on,
)


def begin(e: ev.GameStarted) -> Game:
    """The game as it stands before its first phase."""
    seats = tuple(p.seat for p in e.players)
    return Game(
        ruleset=e.ruleset,
        settings=e.settings,
        seed=e.seed,
        order=seats,
        ring=seats,
        mates=e.mates,
        hands=e.hands,
        pile=e.pile,
        discard=(),
        buried=(),
        board=e.board,
        tellings=dict.fromkeys(seats, 0),
        turn=Turn(1, e.storyteller),
        phase="",
        serial=0,
        volunteers=e.storyteller is None,
        bots=frozenset(p.seat for p in e.players if p.bot),
    )


def evolve(g: Game, event: ev.GameEvent) -> Game:
    return _HOW[type(event)](g, event)


def _with_turn(g: Game, **changes: Any) -> Game:
    return replace(g, turn=replace(g.turn, **changes))


def _without(cards: tuple[CardId, ...], gone: tuple[CardId, ...]) -> tuple[CardId, ...]:
    return tuple([c for c in cards if c not in gone])


def _phase_began(g: Game, e: ev.PhaseBegan) -> Game:
    return replace(g, phase=e.phase, serial=g.serial + 1)


def _announced(g: Game, e: ev.Announced) -> Game:
    return _with_turn(g, storyteller=e.seat)


def _race_reopened(g: Game, e: ev.RaceReopened) -> Game:
    return _with_turn(g, storyteller=None)


def _clue_told(g: Game, e: ev.ClueTold) -> Game:
    told = _with_turn(g, clue=e.clue)
    return told if e.card is None else _give(told, e.seat, (e.card,))


def _clue_reworded(g: Game, e: ev.ClueReworded) -> Game:
    assert g.turn.clue is not None
    return _with_turn(g, clue=replace(g.turn.clue, text=e.text))


def _guest_chosen(g: Game, e: ev.GuestChosen) -> Game:
    return _with_turn(g, guest=e.rabbit)


def _giver_named(g: Game, e: ev.GiverNamed) -> Game:
    return _with_turn(g, named=g.turn.named | {e.seat: e.giver})


def _give(g: Game, seat: Seat, cards: tuple[CardId, ...]) -> Game:
    hand = _without(g.hands[seat] + g.turn.given.get(seat, ()), cards)
    return replace(g, hands=g.hands | {seat: hand}, turn=replace(g.turn, given=g.turn.given | {seat: cards}))


def _cards_given(g: Game, e: ev.CardsGiven) -> Game:
    return _give(g, e.seat, e.cards)


def _cards_taken_back(g: Game, e: ev.CardsTakenBack) -> Game:
    return _take_back(g, (e.seat,))


def _take_back(g: Game, seats: tuple[Seat, ...]) -> Game:
    returned = {s: g.hands[s] + g.turn.given[s] for s in seats}
    given = {s: cards for s, cards in g.turn.given.items() if s not in returned}
    return replace(g, hands=g.hands | returned, turn=replace(g.turn, given=given))


def _table_laid(g: Game, e: ev.TableLaid) -> Game:
    return _with_turn(g, table=e.cards)


def _vote_cast(g: Game, e: ev.VoteCast) -> Game:
    ballots = g.turn.ballots | {e.seat: Ballot(e.slots, e.red)}
    return _with_turn(g, ballots=ballots, abstained=g.turn.abstained - {e.seat})


def _vote_taken_back(g: Game, e: ev.VoteTakenBack) -> Game:
    return _with_turn(g, ballots={s: b for s, b in g.turn.ballots.items() if s != e.seat})


def _abstained(g: Game, e: ev.Abstained) -> Game:
    return _with_turn(g, abstained=g.turn.abstained | {e.seat})


def _counted(g: Game, e: ev.CountedToThree) -> Game:
    return _with_turn(g, counted=True)


def _server_moved(g: Game, e: ev.ServerMoved) -> Game:
    return _with_turn(g, moved_for=g.turn.moved_for + e.seats)


def _went_by_mood(g: Game, e: ev.WentByMood) -> Game:
    return _with_turn(g, by_mood=g.turn.by_mood | {e.seat})


def _finished(g: Game, **changes: Any) -> FinishedTurn:
    turn = g.turn
    assert turn.storyteller is not None
    votes: dict[Slot, list[Seat]] = {slot: [] for slot in slots_on(g)}
    for seat in g.ring:  # never by order of arrival
        for slot in turn.ballots[seat].slots if seat in turn.ballots else ():
            votes[slot].append(seat)
    whose = slot_owners(g)
    table = [Played(n, card, whose[n], tuple(votes[n])) for n, card in zip(votes, turn.table, strict=True)]
    reds = [b.red for b in turn.ballots.values() if b.red is not None]
    return FinishedTurn(
        number=turn.number,
        storyteller=turn.storyteller,
        clue=turn.clue,
        table=tuple(table),
        red=reds[0] if reds else None,
        moved_for=turn.moved_for,
        by_mood=tuple(s for s in g.ring if s in turn.by_mood),
        **changes,
    )


def _told(g: Game, seat: Seat) -> dict[Seat, int]:
    return g.tellings | {seat: g.tellings[seat] + 1}


def _turn_scored(g: Game, e: ev.TurnScored) -> Game:
    assert isinstance(g.board, ScoreTrack)
    done = _finished(g, gains=e.gains)
    scores = dict(g.board.scores)
    for gain in e.gains:
        scores[gain.seat] += gain.points
    return replace(
        g, board=ScoreTrack(scores), tellings=_told(g, done.storyteller), history=(*g.history, done)
    )


def _burrow_visited(g: Game, e: ev.BurrowVisited) -> Game:
    assert isinstance(g.board, Meadow)
    assert g.turn.guest is not None
    visit = Visit(g.board.pawn, g.turn.guest, e.finders, e.welcomed)
    done = _finished(g, visit=visit)
    board = _close_burrow(g.board) if e.welcomed else g.board
    return replace(g, board=board, tellings=_told(g, done.storyteller), history=(*g.history, done))


def _close_burrow(meadow: Meadow) -> Meadow:
    burrows = list(meadow.burrows)
    here = burrows[meadow.pawn]
    burrows[meadow.pawn] = Burrow(here.sun, here.moon, closed=True)
    return replace(meadow, burrows=tuple(burrows))


def _ready_said(g: Game, e: ev.ReadySaid) -> Game:
    return _with_turn(g, ready=g.turn.ready | {e.seat})


def _turn_skipped(g: Game, e: ev.TurnSkipped) -> Game:
    back = _take_back(g, tuple(g.turn.given))
    done = FinishedTurn(g.turn.number, e.seat, None, (), moved_for=g.turn.moved_for, skipped=True)
    return replace(back, tellings=_told(g, e.seat), history=(*g.history, done))


def _day_passed(g: Game, e: ev.DayPassed) -> Game:
    assert isinstance(g.board, Meadow)
    return replace(g, board=replace(g.board, day=e.day, pawn=e.pawn))


def _table_cleared(g: Game, e: ev.TableCleared) -> Game:
    return replace(g, discard=g.discard + g.turn.table, turn=replace(g.turn, given={}, table=(), ballots={}))


def _cards_drawn(g: Game, e: ev.CardsDrawn) -> Game:
    reshuffled = e.pile is not None
    pile = e.pile if e.pile is not None else g.pile
    taken = sum(map(len, e.draws.values()))
    return replace(
        g,
        hands=g.hands | {s: g.hands[s] + cards for s, cards in e.draws.items()},
        pile=pile[taken:],
        discard=() if reshuffled else g.discard,
        buried=() if reshuffled else g.buried,
    )


def _hands_passed(g: Game, e: ev.HandsPassed) -> Game:
    """In sorted order: the receiver learns nothing of which card was drawn last (P6)."""
    return replace(g, hands=g.hands | {left_of(g, s): tuple(sorted(g.hands[s])) for s in g.ring})


def _turn_began(g: Game, e: ev.TurnBegan) -> Game:
    return replace(g, turn=Turn(g.turn.number + 1, e.storyteller))


def _player_left(g: Game, e: ev.PlayerLeft) -> Game:
    if e.seat in g.newcomers:
        return replace(g, newcomers=tuple(s for s in g.newcomers if s != e.seat), away=g.away - {e.seat})
    bots = g.bots | {e.seat} if e.bot else g.bots - {e.seat}
    return replace(g, left=g.left | {e.seat}, away=g.away - {e.seat}, bots=bots)


def _player_away(g: Game, e: ev.PlayerAway) -> Game:
    return replace(g, away=g.away | {e.seat})


def _player_back(g: Game, e: ev.PlayerBack) -> Game:
    return replace(g, away=g.away - {e.seat})


def _seat_handed(g: Game, e: ev.SeatHanded) -> Game:
    bots = g.bots | {e.seat} if e.bot else g.bots - {e.seat}
    return replace(g, bots=bots, left=g.left - {e.seat}, away=g.away - {e.seat})


def _seat_closed(g: Game, e: ev.SeatClosed) -> Game:
    return replace(
        g,
        ring=tuple(s for s in g.ring if s != e.seat),
        hands={s: hand for s, hand in g.hands.items() if s != e.seat},
        buried=g.buried + g.hands[e.seat],
        left=g.left - {e.seat},
        bots=g.bots - {e.seat},
    )


def _newcomer_admitted(g: Game, e: ev.NewcomerAdmitted) -> Game:
    return replace(g, newcomers=(*g.newcomers, e.seat))


def _seat_opened(g: Game, e: ev.SeatOpened) -> Game:
    assert isinstance(g.board, ScoreTrack)
    order = g.order if e.seat in g.order else (*g.order, e.seat)
    return replace(
        g,
        order=order,
        ring=tuple(s for s in order if s in g.ring or s == e.seat),
        hands=g.hands | {e.seat: ()},
        board=ScoreTrack(g.board.scores | {e.seat: e.score}),
        tellings=g.tellings | {e.seat: 0},
        newcomers=tuple(s for s in g.newcomers if s != e.seat),
    )


def _game_ended(g: Game, e: ev.GameEnded) -> Game:
    return replace(g, result=e.result)


_HOW: dict[type, Callable[[Game, Any], Game]] = {
    ev.PhaseBegan: _phase_began,
    ev.Announced: _announced,
    ev.RaceReopened: _race_reopened,
    ev.ClueTold: _clue_told,
    ev.ClueReworded: _clue_reworded,
    ev.GuestChosen: _guest_chosen,
    ev.GiverNamed: _giver_named,
    ev.CardsGiven: _cards_given,
    ev.CardsTakenBack: _cards_taken_back,
    ev.TableLaid: _table_laid,
    ev.VoteCast: _vote_cast,
    ev.VoteTakenBack: _vote_taken_back,
    ev.Abstained: _abstained,
    ev.CountedToThree: _counted,
    ev.ServerMoved: _server_moved,
    ev.WentByMood: _went_by_mood,
    ev.TurnScored: _turn_scored,
    ev.BurrowVisited: _burrow_visited,
    ev.ReadySaid: _ready_said,
    ev.TurnSkipped: _turn_skipped,
    ev.DayPassed: _day_passed,
    ev.TableCleared: _table_cleared,
    ev.CardsDrawn: _cards_drawn,
    ev.HandsPassed: _hands_passed,
    ev.TurnBegan: _turn_began,
    ev.PlayerLeft: _player_left,
    ev.PlayerAway: _player_away,
    ev.PlayerBack: _player_back,
    ev.SeatHanded: _seat_handed,
    ev.SeatClosed: _seat_closed,
    ev.NewcomerAdmitted: _newcomer_admitted,
    ev.SeatOpened: _seat_opened,
    ev.GameEnded: _game_ended,
}
