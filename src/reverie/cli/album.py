"""A finished game as one page to keep: clues, cards, owners, votes and points, the pictures inside it."""

from base64 import b64encode
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from html import escape

from reverie.cli.recap import PARTIES, duet_ending
from reverie.cli.wording import UNSEATED, Names, because, flowed, listed, team_name
from reverie.game.ids import CardId, Seat
from reverie.game.views import PlayedView, RiverView, TurnView
from reverie.rulesets import RULESETS
from reverie.wire.bodies import GalleryView

Painted = Callable[[CardId], bytes | None]
"""A card's picture as WebP, if it is still there."""

STYLE = """
body{margin:0 auto;max-width:1080px;padding:32px 20px}
body{background:#0f1a2a;color:#f3ead6;font:18px/1.4 sans-serif}
h1{font:italic 400 52px/1.1 serif;color:#fbeecb;margin:0}h2{font:italic 600 28px/1.2 serif;margin:0 0 12px}
section{border-top:1px solid #3a4a60;padding:26px 0}.by,figcaption,.pts{color:#c9c0ac}
.loved h2::after{content:" ♥";color:#f4bd55}.cards{display:flex;flex-wrap:wrap;gap:16px;margin:0 0 12px}
figure{margin:0;width:150px}img,.gone{width:150px;height:225px;border-radius:4px;display:block}
.gone{background:#22304a}.true img{outline:3px solid #f4bd55;outline-offset:2px}
.true figcaption{color:#fbeecb}
figcaption{font-size:15px;padding-top:6px}b{color:#fbeecb}
@media print{body{background:#fff;color:#111}h1,h2,b,.by,.pts,figcaption,.true figcaption{color:#111}}
"""


def album(view: GalleryView, painted: Painted) -> str:
    names = {**UNSEATED, **{p.seat: p.name for p in view.players}}
    title = f"{RULESETS[view.ruleset].title}, {datetime.fromtimestamp(view.ended / 1000, UTC):%d.%m.%Y}"
    return "".join(
        (
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>Reverie: {escape(title)}</title><style>{STYLE}</style></head><body>",
            f"<h1>{escape(_outcome(view))}</h1><p>{escape(title)}. {escape(_standings(view))}</p>",
            *(part for turn in view.turns for part in _turn(turn, names, turn.number == view.loved, painted)),
            "</body></html>\n",
        )
    )


def _outcome(view: GalleryView) -> str:
    if view.result.scores is None:
        if isinstance(view.board, RiverView):
            return duet_ending(view.result).capitalize()
        return PARTIES.get(view.result.rabbits or 0, "A party").capitalize()
    won = listed([_unit(view, s) for s in view.result.winners])
    return f"{won} {'win' if len(view.result.winners) > 1 else 'wins'}" if won else "The end"


def _standings(view: GalleryView) -> str:
    if view.result.scores is None:
        if isinstance(view.board, RiverView):
            return f"{view.board.lights} lights, {len(view.board.nest)} feathers."
        return f"{view.result.rabbits} rabbits at the party."
    ranked = sorted(view.result.scores.items(), key=lambda item: -item[1])
    return ", ".join(f"{_unit(view, seat)} {points}" for seat, points in ranked) + "."


def _unit(view: GalleryView, seat: Seat) -> str:
    names = {**UNSEATED, **{p.seat: p.name for p in view.players}}
    mates = {p.seat: p.mate for p in view.players}
    return team_name(seat, mates.get(seat), names)


def _turn(turn: TurnView, names: Names, loved: bool, painted: Painted) -> Iterator[str]:
    clue, noted = turn.clue, turn.written_down
    words = "" if clue is None else clue.text or ("" if noted is None else noted.text)
    said = f"“{words}”" if words else "" if clue is None else f"({clue.manner})"
    yield f'<section{" class=loved" if loved else ""}><p class="by">{turn.number}. '
    yield f"{escape(names[turn.storyteller])}</p><h2>{escape(said)}</h2>"
    if clue is not None and noted is not None:
        yield f'<p class="by">{clue.manner}, as {escape(names[noted.seat])} wrote it down</p>'
    if turn.skipped:
        yield "<p>This turn was skipped.</p></section>"
        return
    yield '<div class="cards">'
    for played in turn.table:
        yield from _card(played, turn, names, painted)
    yield "</div>"
    for seat in dict.fromkeys(gain.seat for gain in turn.gains):
        gains = [gain for gain in turn.gains if gain.seat == seat]
        reasons = "; ".join(because(gain, names) for gain in gains)
        points = sum(gain.points for gain in gains)
        yield f'<p class="pts"><b>{escape(names[seat])} +{points}</b> {escape(reasons)}</p>'
    for light in turn.river:
        yield f'<p class="pts">{escape(flowed(light))}</p>'
    if turn.visit is not None:
        came = "both rabbits come to the party" if turn.visit.welcomed else "the rabbits stay at home"
        found = listed([names[s] for s in turn.visit.finders]) or "Nobody"
        yield f'<p class="pts"><b>{escape(found)}</b> found the invitation: {came}.</p>'
    yield "</section>"


def _card(played: PlayedView, turn: TurnView, names: Names, painted: Painted) -> Iterator[str]:
    true = played.owner == turn.storyteller and turn.red is None
    picture = painted(played.card)
    yield f"<figure{' class=true' if true else ''}>"
    if picture is None:
        yield '<div class="gone"></div>'
    else:
        yield f'<img alt="Card {played.slot}" src="data:image/webp;base64,{b64encode(picture).decode()}">'
    voters = f" ← {listed([names[s] for s in played.votes])}" if played.votes else ""
    yield f"<figcaption>{played.slot}. {escape(names[played.owner] + voters)}</figcaption></figure>"
