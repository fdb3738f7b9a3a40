"""What a log has brought about, as plain JSON: the one place here that knows how states are laid out."""

from functools import cache
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import to_builtins

from reverie.game.because import Reasons
from reverie.game.decide import waiting_for
from reverie.game.ids import CardId, Seat
from reverie.game.river import Belief
from reverie.game.settings import Settings
from reverie.game.state import FinishedTurn, Game, Meadow, River
from reverie.lobby.state import Chair, Nights, Room, UsualDecks
from reverie.lobby.table_rules import rules_of

Facts = dict[str, Any]
"""Plain JSON. The names are for ever, like those of the events; what is empty or not so is left out."""


def room_facts(room: Room) -> Facts:
    asked = room.asked
    found: Facts = {
        "settings": _settings(room.settings),
        "usual decks": [u.first, u.later, u.children] if (u := room.usual) != UsualDecks() else None,
        "decks": {deck: _pack(cards) for deck, cards in room.decks.items()},
        "deck titles": room.titles,
        "not for children": _pack(room.frightening),
        "nothing to read on": _pack(room.wordless),
        "chairs in order": [c.seat for c in room.chairs],
        "next seat": room.next_seat,
        "host": room.host,
        "founder": room.founder,
        "locked": room.locked,
        "paused": room.paused,
        "pairs": room.pairs,
        "oldest": room.oldest,
        "asked for": _by_seat(room.asked_for),
        "asked": None if asked is None else [asked.seat, to_builtins(asked.ask), asked.serial],
        "games": room.games,
        "secret": room.secret,
        "watchers": [[w.number, w.kind, w.name, w.brought] for w in room.watchers],
        "watchers so far": room.next_watcher - 1 or None,
        "code opens nothing": not room.by_code,
        "invites replaced": room.renewals or None,
        "nights": None if room.nights is None else _nights(room.nights),
        "galleries": {str(n): [s.seat, s.digest, s.expires] for n, s in room.shared.items()},
    }
    found |= {f"chair {c.seat}": _chair(c) for c in room.chairs}
    return _plain(found | ({} if room.game is None else _game(room.game)))


def _nights(n: Nights) -> list[Any]:
    """Whose, which was the last, what the owls need next; of the turns they remember, how many."""
    return [n.pair, n.owls, n.level, n.night, n.feathers, len(n.turns)]


def _chair(c: Chair) -> list[Any]:
    """Whose it is, and who acts there; `away` as the room has it."""
    who = "stand-in" if c.stands_in else c.holder
    facts = [c.name, c.colour, who, *(["away"] if c.away else []), *([c.character] if c.character else [])]
    return (
        facts if c.until_turn is None else [*facts, "from the next turn on, till then", _chair(c.until_turn)]
    )


_UNCHOSEN: Final[Facts] = {
    "surprise": False,
    "frightening": False,
    "owls": 2,
    "owl_level": "middle",
    "box": False,
    "doors": "drawn",
    "chosen_doors": (),
}
"""Choices that there were not always, and what a log means that does not know them."""


def _settings(settings: Settings) -> Facts:
    """A choice that there was not always is left out where nobody has made it."""
    found: Facts = to_builtins(settings) | {"chosen_doors": settings.chosen_doors}
    return {name: v for name, v in found.items() if name not in _UNCHOSEN or v != _UNCHOSEN[name]}


def game_facts(g: Game) -> Facts:
    """Of a game that no room is known of."""
    return _plain(_game(g))


def _game(g: Game) -> Facts:
    found: Facts = {
        "ruleset": g.ruleset,
        "game's settings": _settings(g.settings),
        "seed": g.seed,
        "seats in order": g.order,
        "mates": _by_seat(g.mates),
        "pile": _pack(g.pile),
        "discard": _pack(g.discard),
        "buried": _pack(g.buried),
        "tellings": _by_seat(g.tellings),
        "phase": g.phase,
        "serial": g.serial,
        "volunteers": g.volunteers,
        "waiting for": waiting_for(rules_of(g.settings), g),
        "result": None if g.result is None else to_builtins(g.result, str_keys=True),
        "turns played": len(g.history),
        "last turn": _last_turn(g.history[-1]) if g.history else None,
    }
    found |= {f"hand {seat}": cards for seat, cards in g.hands.items()}
    # A game that is over knows its seats as they were at its end.
    found |= {("" if g.result is None else "at the end: ") + what: who for what, who in _seated(g).items()}
    return found | _board(g) | _turn(g)


def _seated(g: Game) -> Facts:
    """Who sits where, as the game has it."""
    return {
        "open": g.ring,
        "arriving": g.seating.newcomers,
        "left": sorted(g.seating.left),
        "bots": sorted(g.seating.bots),
        "away": sorted(g.seating.away),
    }


def _board(g: Game) -> Facts:
    if isinstance(g.board, River):
        goals = [g.board.lights_goal, g.board.feathers_goal]
        owls = [g.board.owls, g.board.level]
        nest = {"lights": g.board.lights, "nest": g.board.nest, "lights and feathers wanted": goals}
        return nest | {"night": g.board.night, "owls": owls}
    if not isinstance(g.board, Meadow):
        return {"scores": _by_seat(g.board.scores)}
    burrows = [[b.sun, b.moon, b.closed] for b in g.board.burrows]
    return {"burrows": burrows, "pawn": g.board.pawn, "day": g.board.day}


def _turn(g: Game) -> Facts:
    t = g.turn
    return {
        "turn": t.number,
        "storyteller": t.storyteller,
        "clue": None if t.clue is None else [t.clue.text, t.clue.manner],
        "guest": t.guest,
        "named": _by_seat(t.named),
        "given": _by_seat(t.given),
        "table": t.table,
        "ballots": {str(s): [b.slots, b.red] for s, b in t.ballots.items()},
        "abstained": sorted(t.abstained),
        "moved for": t.moved_for,
        "at random": sorted(t.random_fallback),
        "because": _because(t.because),
        "counted": t.counted,
        "ready": sorted(t.ready),
        "owls cannot read it": t.unread,
        "believed": _beliefs(t.beliefs),
        "asked again": sorted(t.asked_again),
        "came back": sorted(t.came_back),
        "told ahead": None if t.next_clue is None else [t.next_clue.text, t.next_clue.manner],
    }


def _because(said: dict[Seat, Reasons]) -> Facts:
    return {str(s): [[b.what, b.card, b.voice, b.kind, b.sees] for b in all_] for s, all_ in said.items()}


def _beliefs(beliefs: dict[Seat, Belief]) -> Facts:
    return {str(owl): [b.kind, b.word, b.sees, b.turn, b.sure] for owl, b in beliefs.items()}


def _last_turn(t: FinishedTurn) -> Facts:
    visit, words = t.visit, t.written_down
    return _told(
        {
            "number": t.number,
            "storyteller": t.storyteller,
            "clue": None if t.clue is None else [t.clue.text, t.clue.manner],
            "table": [[p.slot, p.card, p.owner, p.votes] for p in t.table],
            "gains": [[x.seat, x.points, x.why, x.by] for x in t.gains],
            "red": t.red,
            "visit": None if visit is None else [visit.burrow, visit.guest, visit.finders, visit.welcomed],
            "moved for": t.moved_for,
            "skipped": t.skipped,
            "at random": t.random_fallback,
            "because": _because(t.because),
            "written down": None if words is None else [words.seat, words.text],
            "lights and feathers": [[x.what, x.why, x.owl] for x in t.river],
            "believed": _beliefs(t.beliefs),
            "before it was put right": [[p.slot, p.owner, p.votes] for p in t.was],
        }
    )


def _by_seat(values: dict[Seat, Any]) -> dict[str, Any]:
    return {str(seat): value for seat, value in values.items()}


@cache
def _pack(cards: tuple[CardId, ...]) -> list[Any]:
    """How many, and which in which order."""
    return [len(cards), sha256(" ".join(cards).encode()).hexdigest()[:8]] if cards else []


def _plain(found: Facts) -> Facts:
    """As JSON gives it back."""
    return _told(msgspec.json.decode(msgspec.json.encode(found)))


def _told(found: Facts) -> Facts:
    """Without what is empty or not so; a zero stays."""
    return {k: v for k, v in found.items() if v or type(v) is int}
