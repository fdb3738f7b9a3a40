"""How large frames are: whole random games, all frames to all seats, real pictures: `python -m bench.frames`.

The same games are sent once as changes and once as whole views; a television and a spectator look on.
`--every` looks at every number of players, and at games beside a real box.
"""

import argparse
import tempfile
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import NamedTuple

from reverie.bots.random_player import random_move
from reverie.decks.library import Library, open_library
from reverie.game.chance import SeededChance
from reverie.game.decide import waiting_for
from reverie.game.ids import Seat
from reverie.game.observe import menu
from reverie.game.settings import Settings
from reverie.lobby import commands as do
from reverie.lobby.decide import RoomProgress, decide
from reverie.lobby.events import RoomOpened
from reverie.lobby.state import VISITOR, Room, chair_of, playing
from reverie.lobby.table_rules import rules_of
from reverie.rooms.live.connection import Connection
from reverie.rooms.live.folded_state import FoldedRoom, after
from reverie.rooms.live.frames import Frames, Moment
from reverie.rulesets import BESIDE_BOX, RULESETS
from reverie.wire.encoded_view import KeptParts

GAMES = (
    ("dixit", 3),
    ("dixit", 6),
    ("odyssey", 12),
    ("kids", 4),
    ("odyssey-team", 8),
    ("odyssey-party", 8),
    ("duet", 2),
)
NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Lea")


class Sizes(NamedTuple):
    """Of each frame of a game, in bytes."""

    moves: int
    to_players: list[int]
    to_onlookers: list[int]


def opened(library: Library, ruleset: str, people: int, *, box: bool) -> Room:
    decks = {
        name: deck.cards for name, deck in library.decks().items() if name in library.usual_decks().first
    }
    room = RoomOpened(Settings(ruleset=ruleset, decks=tuple(decks), box=box), decks).open()
    for name in NAMES[:people]:
        room = done(room, VISITOR, do.Sit(name), 0)
    return room


def done(room: Room, seat: Seat, command: do.RoomCommand | do.BotMove, version: int) -> Room:
    progress = decide(room, seat, command, SeededChance("frames", version))
    assert isinstance(progress, RoomProgress), progress
    return progress.after


def sizes(library: Library, ruleset: str, people: int, *, whole: bool, box: bool = False) -> Sizes:
    rng, kept, found = Random(ruleset), KeptParts(), Sizes(0, [], [])
    folded = FoldedRoom(opened(library, ruleset, people, box=box), 1, 0)
    lines = [Connection("player", (Seat(n),), Seat(n), whole=whole) for n in range(people)]
    looking_on = [Connection("tv", (), None, whole=whole), Connection("spectator", (), None, whole=whole)]
    command: do.RoomCommand | do.BotMove = do.Start()
    seat, moves = Seat(0), 0
    while True:
        room = done(folded.room, seat, command, folded.version + 1)
        folded = after(folded, room, folded.version + 1, 1000 * folded.version, 0)
        frames = Frames("0f1e2d3c", folded, (), library, kept)
        now = Moment(1_790_000_000_000 + 1000 * folded.version, (), True)
        for sent, to in ((found.to_players, lines), (found.to_onlookers, looking_on)):
            sent += [len(frames.frame(line, now)) for line in to]
        game = playing(room)
        if game is None:
            return found._replace(moves=moves)
        rules, moves = rules_of(game.settings), moves + 1
        seat = rng.choice(waiting_for(rules, game))
        move = random_move(menu(rules, game, seat), rng)
        assert move is not None
        command = do.Act(game.serial, move)
        if chair_of(room, seat) is None:  # an owl
            command = do.BotMove(command)


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m bench.frames", description=__doc__)
    options.add_argument("--every", action="store_true", help="every ruleset with every number of players")
    games = [(ruleset, people, False) for ruleset, people in GAMES]
    if options.parse_args().every:
        games = [(rules.id, people, False) for rules in RULESETS.values() for people in rules.players]
        games += [(rules.id, people, True) for rules in BESIDE_BOX.values() for people in rules.players]
    with tempfile.TemporaryDirectory() as folder:
        library = open_library(Path(folder))
        columns = ("whole views: median, mean", "changes: median, mean", "to onlookers", "to a player, kB")
        print(f"| game | moves | {' | '.join(columns)} |")
        print("|---|---|---|---|---|---|")
        for ruleset, people, box in games:
            moves, views, _ = sizes(library, ruleset, people, whole=True, box=box)
            _, changes, onlooking = sizes(library, ruleset, people, whole=False, box=box)
            each = [f"{median(s):,.0f}, {mean(s):,.0f}" for s in (views, changes, onlooking)]
            print(
                f"| {ruleset}, {people}{', real box' * box} | {moves} | {' | '.join(each)} "
                f"| {sum(views) / people / 1000:,.0f} → {sum(changes) / people / 1000:,.0f} |"
            )


if __name__ == "__main__":
    main()
