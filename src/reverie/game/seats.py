"""What the rules say about coming and going while a game runs (X2–X4); the room keeps who sits where."""

from reverie.game import events as ev
from reverie.game.ids import Seat
from reverie.game.phases.end_of_turn import EndOfTurn, result
from reverie.game.refusals import Refusal, refuse
from reverie.game.ruleset import Ruleset
from reverie.game.state import Game, deck_size


def why_no_hand_over(rules: Ruleset, g: Game, seat: Seat, *, bot: bool) -> Refusal | None:
    """X2: why nobody else, or no bot, can sit down behind these cards, if so."""
    if seat not in g.ring:
        return refuse("no-such-seat")
    who = g.seating
    if seat in who.left or seat in who.away or (seat in who.bots and not bot):
        return None if seat in _staying(rules, g) else _no_room(rules, g)
    return refuse("not-away")


def why_no_newcomer(rules: Ruleset, g: Game) -> Refusal | None:
    """X4: why nobody can join the game while it runs, if so."""
    if not (rules.late_join and g.settings.late_join):
        return refuse("no-late-join")
    return _no_room(rules, g)


def without_people(g: Game) -> tuple[ev.GameEvent, ...]:
    """X3: a game that nobody plays any more ends; bots do not go on alone."""
    who = g.seating
    if any(s in who.pending or (s not in who.bots and s not in who.left) for s in g.ring):
        return ()
    return (ev.GameEnded(result(g, "abandoned")),)


def _no_room(rules: Ruleset, g: Game) -> Refusal | None:
    """X4: why one more player than will sit here after this turn is too many, if it is."""
    count = len(_staying(rules, g)) + len(g.seating.newcomers) + 1
    if count > rules.players[-1]:
        return refuse("table-full")
    needed, cards = rules.smallest_deck(count), deck_size(g)
    return refuse("deck-too-small", needed=needed, cards=cards) if cards < needed else None


def _staying(rules: Ruleset, g: Game) -> list[Seat]:
    end = rules.turn[rules.roles["end-of-turn"]]
    assert isinstance(end, EndOfTurn)
    leaving = end.closing(g)
    return [s for s in g.ring if s not in leaving]
