"""From the lobby to the first turn: colours, teams, the deck, the deal (C1, C2, T1, K4)."""

from msgspec.structs import replace

from reverie.game import decide as game
from reverie.game.chance import Chance
from reverie.game.events import Player
from reverie.game.ids import Seat
from reverie.game.refusals import Refusal
from reverie.game.start import start
from reverie.lobby import events as ev
from reverie.lobby.in_game import Found
from reverie.lobby.nights import tonight
from reverie.lobby.state import Chair, Room, free_colours, taken
from reverie.lobby.table_decks import dealt_cards, drawn_decks
from reverie.rulesets import RULESETS


def begin_game(room: Room, chance: Chance) -> Found:
    rules = RULESETS[room.settings.ruleset]
    recoloured = _recoloured(room, rules.colours)
    chairs = _face_to_face(room, chance) if rules.pairs else taken(room)
    players = [_player(c, recoloured.get(c.seat, c.colour)) for c in chairs]
    if rules.pairs:  # C1: a team has one colour, its first player's
        half = len(players) // 2
        first = players[:half]
        players = first + [
            Player(p.seat, p.name, f.colour, p.bot) for p, f in zip(players[half:], first, strict=True)
        ]
    oldest = room.oldest if room.oldest is not None else room.host  # K4
    decks = drawn_decks(room, rules, chance)
    settings = replace(room.settings, decks=decks)
    started = start(rules, settings, players, dealt_cards(room, rules, decks), chance, oldest, room.edition)
    assert not isinstance(started, Refusal)  # to start is only offered when it is possible
    started = replace(started, board=tonight(room, started.board))
    picks = tuple(ev.ColourPicked(seat, colour) for seat, colour in recoloured.items())
    return (*picks, *game.opening(rules, started, chance).events)


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
