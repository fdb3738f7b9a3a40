"""From the lobby to the first turn: colours, teams, the deck, the deal (C1, C2, T1, K4)."""

from msgspec.structs import replace

from reverie.game.chance import Chance
from reverie.game.decide import GameProgress, opening
from reverie.game.events import Player
from reverie.game.ids import Seat
from reverie.game.refusals import Refusal
from reverie.game.rehearsal import why_no_bots
from reverie.game.start import start, wrong_count
from reverie.lobby.events import ColourPicked
from reverie.lobby.nights import tonight
from reverie.lobby.state import Chair, Room, free_colours, taken
from reverie.lobby.table_decks import dealt_cards, drawn_decks
from reverie.lobby.table_rules import rules_of

Begun = tuple[tuple[ColourPicked, ...], GameProgress]
"""Colours that change, and the game up to the first phase that waits for somebody."""


def begin_game(room: Room, chance: Chance) -> Begun | Refusal:
    """All that the room has to say comes first: the game is then asked once."""
    rules, chairs = rules_of(room.settings), taken(room)
    if len(chairs) not in rules.players:
        return wrong_count(rules, len(chairs))
    with_bots = any(c.holder == "bot" for c in chairs)
    recoloured = _recoloured(room, rules.colours)
    picks = tuple(ColourPicked(seat, colour) for seat, colour in recoloured.items())
    if rules.pairs:
        chairs = _face_to_face(room, chance)
    players = [_player(c, recoloured.get(c.seat, c.colour)) for c in chairs]
    if rules.pairs:  # C1: a team has one colour, its first player's
        half = len(players) // 2
        first = players[:half]
        players = first + [
            Player(p.seat, p.name, f.colour, p.bot) for p, f in zip(players[half:], first, strict=True)
        ]
    oldest = room.oldest if room.oldest is not None else room.host  # K4
    decks = drawn_decks(room, rules, chance)
    settings, cards = replace(room.settings, decks=decks, box=rules.real_box), dealt_cards(room, rules, decks)
    started = start(rules, settings, players, cards, chance, oldest, room.edition)
    if isinstance(started, Refusal):
        return started
    if with_bots and (unknown := why_no_bots(rules)) is not None:
        return unknown
    if room.nights is not None:
        started = replace(started, board=tonight(room, started.board))
    return picks, opening(rules, started, chance)


def _player(chair: Chair, colour: int) -> Player:
    return Player(chair.seat, chair.name, colour, chair.holder == "bot")


def _recoloured(room: Room, colours: int) -> dict[Seat, int]:
    """Colours this ruleset does not have give way to free ones."""
    free = free_colours(room, colours)
    odd = [c.seat for c in taken(room) if c.colour >= colours]
    return dict(zip(odd, free, strict=False))


def _face_to_face(room: Room, chance: Chance) -> list[Chair]:
    """T1: partners sit opposite; who has no partner yet gets one at random."""
    chairs = {c.seat: c for c in taken(room)}
    pairs = [p for p in room.pairs if p[0] in chairs and p[1] in chairs]
    paired = {s for p in pairs for s in p}
    single = chance.shuffled([s for s in chairs if s not in paired])
    pairs += list(zip(single[::2], single[1::2], strict=False))
    ring = [p[0] for p in pairs] + [p[1] for p in pairs]
    return [chairs[s] for s in ring]
