"""Views in words: what everybody sees, and what each seat sees besides."""

from collections.abc import Iterable, Sequence
from typing import Any

from reverie.cli.wording import flowed
from reverie.game import commands as do
from reverie.game import menu as may
from reverie.game.ids import CardId, Seat
from reverie.game.scoring import Gain
from reverie.game.views import GameView, MeadowView, RiverView, SeatView, TurnView
from reverie.lobby import commands as lobby

DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
Names = dict[Seat, str]


def listed(names: Names, seats: Iterable[Seat]) -> str:
    return ", ".join(names[s] for s in seats) or "nobody"


def _cards(cards: Sequence[CardId]) -> str:
    return " ".join(cards) or "-"


def _numbers(slots: Iterable[int]) -> str:
    return " ".join(map(str, slots))


def command(c: Any, names: Names) -> str:
    """What somebody asks for."""
    match c:
        case lobby.Act(move=move):
            return command(move, names)
        case lobby.BotMove(act=act):
            return f"its bot {command(act, names)}"
        case do.Announce():
            return "I have a clue!"
        case do.StepBack():
            return "steps back"
        case do.Tell(clue=clue, card=card):
            return f"tells “{clue.text}” ({clue.manner})" + ("" if card is None else f" with {card}")
        case do.Reword(text=text):
            return f"rewords: “{text}”"
        case do.ChooseGuest(rabbit=rabbit):
            return f"chooses the {rabbit} rabbit"
        case do.NameGiver(giver=giver):
            return f"names {names[giver]}"
        case do.Give(cards=cards):
            return f"gives {_cards(cards)}"
        case do.ITell(text=text):
            return "I tell" + (f": “{text}”" if text else "")
        case do.OpenSlots(slots=count, own=own):
            return f"{count} cards lie there" + ("" if own is None else f", mine is {own}")
        case do.Claim(slots=slots):
            return f"claims {_numbers(slots)}"
        case do.PutRight(claims=claims, votes=votes):
            laid = ", ".join(f"{names[s]} {_numbers(n)}" for s, n in sorted(claims.items()))
            voted = ", ".join(f"{names[s]} {_numbers(b.slots)}" for s, b in sorted(votes.items()))
            return f"puts right: cards {laid}; votes {voted}"
        case do.Vote(slots=slots, red=red):
            return f"votes {_numbers(slots)}" + ("" if red is None else f", red on {red}")
        case _:
            fields = [(f, getattr(c, f)) for f in c.__struct_fields__]
            words = [names.get(v, v) if f == "seat" else v for f, v in fields if v is not None]
            return " ".join(map(str, [type(c).__struct_config__.tag, *words]))


def option(o: may.GameOption, view: GameView) -> str:
    match o:
        case may.MayTell(cards=cards):
            return "tell (cards face down)" if cards is None else "tell"
        case may.MayGive(cards=cards, count=count):
            assert set(cards) == {*(view.hand or ()), *view.given}
            return f"give {count}"
        case may.MayVote(slots=slots, most=most, red=red):
            return f"vote {'1 or 2' if most == 2 else '1'} of {_numbers(slots)}" + (" and red" if red else "")
        case _:
            return str(type(o).__struct_config__.tag)


def private_parts(view: GameView) -> dict[str, str]:
    """What one seat sees that others do not."""
    ballot = view.ballot
    red = "" if ballot is None or ballot.red is None else f" red {ballot.red}"
    return {
        "hand": "hand face down" if view.hand is None else f"hand {_cards(view.hand)}",
        "gave": f"gave {_cards(view.given)}" if view.given else "",
        "mine": ", ".join(f"{s.slot} is {s.mine}" for s in view.table if s.mine),
        "voted": f"voted {_numbers(ballot.slots)}{red}" if ballot is not None else "",
        "again": f"asked again: {view.asked_again}" if view.asked_again else "",
        "may": "may " + (", ".join(option(o, view) for o in view.menu) or "nothing"),
    }


def public_lines(view: GameView, names: Names) -> list[str]:
    """What everybody sees."""
    teller = "nobody yet" if view.storyteller is None else names[view.storyteller]
    lines = [f"turn {view.turn}, {view.phase}; storyteller: {teller}"]
    if view.clue:
        lines.append(f"clue: “{view.clue.text}” ({view.clue.manner})")
    if view.guest:
        lines.append(f"guest: the {view.guest} rabbit")
    if view.named:
        lines.append("givers named: " + ", ".join(f"{names[s]}→{names[g]}" for s, g in view.named.items()))
    if view.moved_for:
        lines.append(f"the server moved for {listed(names, view.moved_for)}")
    if view.looking_again:
        lines.append(f"looking again: {view.looking_again}")
    if view.table and view.phase not in ("recap", "over"):
        lines.append("table: " + "  ".join(f"{s.slot}:{s.card}" for s in view.table))
    lines.append(f"pile {view.pile}, discard {_cards(view.discard)}, face down in it {view.buried}")
    lines.append(_board(view, names))
    odd = [s for s in view.seats if s.away or s.bot or s.sitting != "open"]
    if odd:
        lines.append("seats: " + ", ".join(_sitting(s, names) for s in odd))
    if view.phase in ("recap", "over") and view.previous:
        lines += turn_lines(view.previous, names)
    if view.result:
        lines.append(_result(view, names))
    return lines


def _sitting(seat: SeatView, names: Names) -> str:
    words = {seat.sitting: seat.sitting != "open", "away": seat.away, "bot": seat.bot}
    return " ".join([names[seat.seat], *(word for word, said in words.items() if said)])


def _board(view: GameView, names: Names) -> str:
    board = view.board
    if isinstance(board, MeadowView):
        burrows = "  ".join(
            f"{'>' if n == board.pawn else ''}[{'closed' if b.closed else f'{b.sun} / {b.moon}'}]"
            for n, b in enumerate(board.burrows)
        )
        return f"the sun: {DAYS[board.day]}; burrows: {burrows}; rabbits at the party: {board.rabbits}"
    if isinstance(board, RiverView):
        feathers = f"{len(board.nest)} of {board.feathers_goal} feathers"
        return f"night {board.night}: {board.lights} of {board.lights_goal} lights, {feathers}"
    target = "" if board.target is None else f" of {board.target}"
    return "points: " + ", ".join(f"{names[s]} {n}" for s, n in board.scores.items()) + target


def turn_lines(turn: TurnView, names: Names) -> list[str]:
    lines = [f"turn {turn.number} was skipped"] if turn.skipped else []
    for p in turn.table:
        votes = f" ← {listed(names, p.votes)}" if p.votes else ""
        red = " (red)" if p.slot == turn.red else ""
        lines.append(f"  {p.slot}:{p.card} {names[p.owner]}{red}{votes}")
    lines += [f"  before: {p.slot} {names[p.owner]} ← {listed(names, p.votes)}" for p in turn.was]
    lines += [f"  {_gain(g, names)}" for g in turn.gains]
    lines += [f"  {flowed(g)}" for g in turn.river]
    if turn.visit:
        came = "both rabbits come" if turn.visit.welcomed else "nobody comes"
        lines.append(f"  found by {listed(names, turn.visit.finders)}: {came}")
    return lines


def _gain(gain: Gain, names: Names) -> str:
    by = f" ({listed(names, gain.by)})" if gain.by else ""
    return f"{names[gain.seat]} +{gain.points} {gain.why}{by}"


def _result(view: GameView, names: Names) -> str:
    result = view.result
    assert result is not None
    if result.rabbits is not None:
        return f"the end ({result.reason}): {result.rabbits} rabbits at the party"
    return f"the end ({result.reason}): {listed(names, result.winners)} won"
