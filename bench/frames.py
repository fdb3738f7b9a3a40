"""How large frames are: whole random games, all frames to all seats, real pictures: `python -m bench.frames`.

The same games are sent once as changes and once as whole views. `--every` looks at every number of players.
"""

import argparse
import tempfile
from pathlib import Path
from random import Random
from statistics import mean, median

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
from reverie.lobby.state import VISITOR, Room, playing
from reverie.rooms.live.connection import Connection
from reverie.rooms.live.folded_state import FoldedRoom, after
from reverie.rooms.live.frames import Frames, Moment
from reverie.rulesets import RULESETS
from reverie.wire.encoded_view import KeptParts

GAMES = (("dixit", 6), ("odyssey", 12), ("kids", 4), ("odyssey-team", 8), ("odyssey-party", 8))
NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Lea")


def opened(library: Library, ruleset: str, people: int) -> Room:
    decks = {
        name: deck.cards for name, deck in library.decks().items() if name in library.usual_decks().first
    }
    room = RoomOpened(Settings(ruleset=ruleset, decks=tuple(decks)), decks).open()
    for name in NAMES[:people]:
        room = done(room, VISITOR, do.Sit(name), 0)
    return room


def done(room: Room, seat: Seat, command: do.RoomCommand, version: int) -> Room:
    progress = decide(room, seat, command, SeededChance("frames", version))
    assert isinstance(progress, RoomProgress), progress
    return progress.after


def sizes(library: Library, ruleset: str, people: int, *, whole: bool) -> tuple[int, list[int]]:
    """How many moves a game took, and the bytes of each frame of it."""
    rng, kept, found = Random(ruleset), KeptParts(), list[int]()
    folded = FoldedRoom(opened(library, ruleset, people), 1, 0)
    lines = [Connection("player", (Seat(n),), Seat(n), whole=whole) for n in range(people)]
    command: do.RoomCommand = do.Start()
    seat, moves = Seat(0), 0
    while True:
        room = done(folded.room, seat, command, folded.version + 1)
        folded = after(folded, room, folded.version + 1, 1000 * folded.version, 0)
        frames = Frames("0f1e2d3c", folded, (), library, kept)
        now = Moment(1_790_000_000_000 + 1000 * folded.version, (), False)
        found += [len(frames.frame(line, now)) for line in lines]
        game = playing(room)
        if game is None:
            return moves, found
        rules, moves = RULESETS[ruleset], moves + 1
        seat = rng.choice(waiting_for(rules, game))
        move = random_move(menu(rules, game, seat), rng)
        assert move is not None
        command = do.Act(game.serial, move)


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m bench.frames", description=__doc__)
    options.add_argument("--every", action="store_true", help="every ruleset with every number of players")
    every = [(rules.id, people) for rules in RULESETS.values() for people in rules.players]
    games = every if options.parse_args().every else GAMES
    with tempfile.TemporaryDirectory() as folder:
        library = open_library(Path(folder))
        print("| game | moves | whole views: median, mean | changes: median, mean | to one player, kB |")
        print("|---|---|---|---|---|")
        for ruleset, people in games:
            moves, views = sizes(library, ruleset, people, whole=True)
            _, changes = sizes(library, ruleset, people, whole=False)
            each = [f"{median(s):,.0f}, {mean(s):,.0f}" for s in (views, changes)]
            print(
                f"| {ruleset}, {people} | {moves} | {each[0]} | {each[1]} "
                f"| {sum(views) / people / 1000:,.0f} → {sum(changes) / people / 1000:,.0f} |"
            )


if __name__ == "__main__":
    main()
