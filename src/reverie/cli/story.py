"""A game told in sentences, from nothing but what one viewer saw of it, view after view."""

from collections.abc import Iterator

from rich.text import Text

from reverie.cli.recap import ending, recap
from reverie.cli.wording import Names, listed, printable, team_name
from reverie.game.clue import Clue
from reverie.game.ids import Seat
from reverie.game.views import GameView, MeadowView, RiverView, SlotView, TrackView

DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def tell(before: GameView | None, now: GameView, names: Names) -> Iterator[Text]:
    """What has become visible since the view before; a story starts with none."""
    if now.previous is not None and (before is None or before.previous != now.previous):
        yield from recap(now.previous, _teams(now, names), names)
    if now.result is not None:
        yield from ending(now.result, _teams(now, names))
        return
    if before is None or before.turn != now.turn:
        yield Text()
        yield _heading(now, names)
        before = None
    yield from _turn(before, now, names)


def _heading(now: GameView, names: Names) -> Text:
    heading = Text.assemble((f"Turn {now.turn}", "bold"))
    if now.storyteller is not None:
        heading.append(f", {names[now.storyteller]} {'leads' if now.phase == 'invite' else 'tells'}")
    match now.board:
        case MeadowView(day=day, rabbits=rabbits):
            heading.append(f"  ({DAYS[day]}, {rabbits} rabbits invited)", "dim")
        case RiverView(lights=lights, lights_goal=goal, nest=nest, feathers_goal=most):
            heading.append(f"  ({lights} of {goal} lights, {len(nest)} of {most} feathers)", "dim")
        case TrackView(scores=scores):
            teams = _teams(now, names)
            heading.append("  (" + ", ".join(f"{teams[s]} {scores.get(s, 0)}" for s in teams) + ")", "dim")
    return heading


def _teams(now: GameView, names: Names) -> dict[Seat, str]:
    """What those who score are called: players, or pairs by their first seat."""
    seats = [s.seat for s in now.seats]
    firsts = [s for s in now.seats if s.mate is None or seats.index(s.seat) < seats.index(s.mate)]
    return {s.seat: team_name(s.seat, s.mate, names) for s in firsts}


def _turn(before: GameView | None, now: GameView, names: Names) -> Iterator[Text]:
    old_hand = None if before is None else before.hand
    if before is not None and before.storyteller is None and now.storyteller is not None:
        yield _line(f"{names[now.storyteller]} has a clue!")
    if now.clue is not None and (before is None or before.clue != now.clue):
        yield _clue(now, now.clue, names)
    if now.guest is not None and (before is None or before.guest is None):
        yield _guest(now)
    if now.hand is not None and old_hand is None:
        yield _line("Your hand: " + ", ".join(map(printable, now.hand)))
    yield from _moves(before, now, names)


def _moves(before: GameView | None, now: GameView, names: Names) -> Iterator[Text]:
    for seat, giver in now.named.items():
        if before is None or before.named.get(seat) != giver:
            yield _line(f"{names[seat]} names {'themself' if seat == giver else names[giver]} to play a card")
    if now.given and (before is None or before.given != now.given):
        yield _line("You give " + listed([printable(card) for card in now.given]))
    helped = now.moved_for[len(before.moved_for) if before else 0 :]
    if helped:
        yield _line(f"The server moves for {listed([names[s] for s in helped])}")
    if now.table and (before is None or not before.table):
        yield _line("On the table: " + ", ".join(map(_slot, now.table)))
    if now.ballot is not None and (before is None or before.ballot != now.ballot):
        red = "" if now.ballot.red is None else f", the red token on {now.ballot.red}"
        yield _line(f"You vote for {listed([str(slot) for slot in now.ballot.slots])}{red}")


def _clue(now: GameView, clue: Clue, names: Names) -> Text:
    teller = names[now.storyteller] if now.storyteller is not None else "Somebody"
    manner = "" if clue.manner == "written" else f" ({clue.manner})"
    line = _line(f"{teller}{manner}: ")
    line.append(f"“{printable(clue.text)}”", "bold cyan")
    return line


def _guest(now: GameView) -> Text:
    assert isinstance(now.board, MeadowView)
    burrow = now.board.burrows[now.board.pawn]
    guest, other = (burrow.sun, burrow.moon) if now.guest == "sun" else (burrow.moon, burrow.sun)
    line = _line(f"Burrow {now.board.pawn + 1}: the guest is the ")
    line.append(guest, "bold cyan")
    return line.append(f" rabbit; the other one is {other}")


def _slot(slot: SlotView) -> str:
    whose = {"own": " (yours)", "team": " (your team's)", None: ""}[slot.mine]
    return f"{slot.slot} {printable(slot.card)}{whose}"


def _line(text: str) -> Text:
    return Text(f"  {text}")
