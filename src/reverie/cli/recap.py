"""The end of a turn and of a game in sentences: owners, votes, points with their reasons."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from reverie.cli.wording import UNSEATED, Names, because, flowed, listed, printable
from reverie.game.views import PlayedView, ResultView, TurnView, VisitView

PARTIES: Final = {
    0: "a lonely birthday",
    2: "a sweet small party",
    4: "some empty chairs, still lovely",
    6: "a party long remembered",
    8: "a magnificent party",
}  # K11
DUET: Final = {
    (True, True): "out to sea, unheard.",
    (False, True): "the owls have heard enough.",
    (False, False): "nobody wins.",
}  # W6, W9
REASONS: Final = {
    "too-few": "Too few players are left.",
    "ended": "The table ended the game.",
    "abandoned": "Everybody left.",
}


def duet_ending(result: ResultView) -> str:
    return DUET[bool(result.winners), result.reason == "finished"]


def recap(turn: TurnView, teams: Names, names: Names) -> Iterator[Text]:
    names = {**UNSEATED, **names}
    for gain in turn.river:
        yield Text(f"  {flowed(gain)}", "green" if gain.what == "light" else "dim")
    if turn.skipped:
        yield Text(f"  {names[turn.storyteller]}'s turn is skipped")
        return
    width = max(len(printable(p.card)) for p in turn.table) if turn.table else 0
    for played in turn.table:
        yield _played(played, turn, names, width)
    if turn.visit is not None:
        yield _visit(turn.visit, names)
    for seat in dict.fromkeys(gain.seat for gain in turn.gains):
        gains = [gain for gain in turn.gains if gain.seat == seat]
        points = sum(gain.points for gain in gains)
        reasons = "; ".join(because(gain, names) for gain in gains)
        yield Text.assemble(
            f"  {names[seat]} ", (f"+{points}", "bold green" if points else "dim"), f"  {reasons}"
        )


def _played(played: PlayedView, turn: TurnView, names: Names, width: int) -> Text:
    own = played.owner == turn.storyteller
    line = Text.assemble(
        f"    {played.slot:>2} {printable(played.card):<{width}}  ",
        (names[played.owner], "bold yellow" if own else ""),
        (" (storyteller)" if own and turn.visit is None else " (the invitation)" if own else ""),
    )
    if played.slot == turn.red:
        line.append(" RED", "bold red")
    if played.votes:
        line.append(f"  ← {listed([names[s] for s in played.votes])}")
    return line


def _visit(visit: VisitView, names: Names) -> Text:
    found = listed([names[s] for s in visit.finders]) or "Nobody"
    end = "both rabbits come to the party!" if visit.welcomed else "the burrow stays open."
    return Text(f"  {found} found the invitation: {end}")


def ending(result: ResultView, teams: Names) -> Iterator[Text]:
    yield Text()
    if result.reason in REASONS:
        yield Text(REASONS[result.reason])
    if result.scores is None:
        if result.rabbits is None:
            yield Text.assemble(("The end: ", "bold"), duet_ending(result))
            return
        rabbits = result.rabbits
        yield Text.assemble(("The end: ", "bold"), f"{rabbits} rabbits, {PARTIES.get(rabbits, 'a party')}.")
        return
    won = listed([teams[s] for s in result.winners]) or "Nobody"
    yield Text.assemble(("The end: ", "bold"), f"{won} {'win' if len(result.winners) > 1 else 'wins'}.")
    for seat, points in sorted(result.scores.items(), key=lambda item: -item[1]):
        yield Text(f"  {points:>3}  {teams[seat]}")
