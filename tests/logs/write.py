"""`python -m tests.logs.write NAME`: logs written with the code as it is, kept as NAME.jsonl.gz."""

import sys
from collections.abc import Iterable, Iterator
from random import Random

import msgspec

from reverie.cli.random_game import random_game
from reverie.game import commands as moves
from reverie.game.because import Because
from reverie.game.clue import Clue
from reverie.game.events import GameEvent
from reverie.game.ids import OWLS, TABLE, CardId, Seat, Slot
from reverie.game.refusals import Refusal
from reverie.game.river import Belief
from reverie.game.settings import Settings
from reverie.game.state import Ballot, slots_of, slots_on
from reverie.lobby import commands as do
from reverie.lobby.events import RoomEvent, RoomOpened
from reverie.lobby.state import VISITOR, UsualDecks, playing
from reverie.lobby.verify import Entry, Mismatch, verify
from reverie.rulesets import RULESETS
from tests.logs.facts import Facts
from tests.logs.keeping import HERE, Kept, KeptRow, KeptTable, changes, events_of, folded, write
from tests.logs.tables import Evening, Written, onward

ROWS = 200


def rooms() -> Iterator[Kept]:
    """Every ruleset with the fewest, some and the most players, twice."""
    for rules in RULESETS.values():
        for count in sorted({rules.players[0], rules.players[len(rules.players) // 2], rules.players[-1]}):
            for seed in range(2):
                rng = Random(f"{rules.id} {count} {seed}")
                evening = Evening(rules.id, count, rng, reading=seed > 0)
                evening.goes_on(ROWS)
                yield kept(KeptTable(f"{rules.id}, {count} players, {seed}", "room"), evening.log)


def skipped_and_joined() -> Kept:
    """X4: from three to four players over a skipped turn, which no evening comes to by itself."""
    tables = (Evening("dixit", 3, Random(n), reading=True, later=1) for n in range(99))
    evening = next(filter(_open, tables))
    evening.goes_on_to("clue", turn=2)
    game = playing(evening.room)
    assert game is not None
    assert game.turn.storyteller is not None
    teller, helpers = game.turn.storyteller, [s for s in game.ring if s != game.turn.storyteller]
    evening.do(TABLE, do.Absent(teller))
    evening.do(VISITOR, do.Sit("Zoe"))
    for seat in helpers:
        evening.do(seat, do.Act(game.serial, moves.SkipTurn()))
    evening.goes_on_to("recap", turn=3)
    return kept(KeptTable("dixit, from three to four over a skipped turn", "room"), evening.log)


def sung_and_written_down() -> Kept:
    """C4: words for a clue that was sung, by somebody, corrected, then by the storyteller."""
    evening = next(e for e in (Evening("dixit", 4, Random(n), reading=True) for n in range(99)) if _open(e))
    evening.goes_on_to("clue", turn=1)
    game = playing(evening.room)
    assert game is not None
    assert game.turn.storyteller is not None
    teller, other = game.turn.storyteller, next(s for s in game.ring if s != game.turn.storyteller)
    song = moves.Tell(Clue("", "sung"), game.hands[teller][0])
    evening.do(teller, do.Act(game.serial, song))
    evening.goes_on_to("recap", turn=1)
    for seat, words in ((other, "La la"), (other, "La la la"), (teller, "Frère Jacques")):
        evening.do(seat, do.WriteDown(1, words))
    evening.goes_on_to("recap", turn=2)
    return kept(KeptTable("dixit, a song written down", "room"), evening.log)


def several_decks() -> Kept:
    """C2: the usual decks, first and later, as nobody chooses; then a surprise."""
    decks = {name: tuple(CardId(f"{name}-{n}") for n in range(50)) for name in ("one", "two", "three")}
    usual = UsualDecks(("one",), ("one", "two"), ("three",))
    opened = RoomOpened(Settings("dixit", decks=()), decks, "secret-of-several", usual)
    evening = Evening("dixit", 4, Random(1), reading=True, opened=opened)
    wished = (
        Settings("dixit", decks=()),
        Settings("kids", decks=()),
        Settings("dixit", surprise=True, decks=()),
    )
    for settings in wished:
        evening.goes_on_to("recap", turn=1)
        host = evening.room.host
        assert host is not None
        for command in (do.StopGame(), do.Configure(settings), do.Start()):
            evening.do(host, command)
    return kept(KeptTable("several decks, usual and surprising", "room"), evening.log)


def nights_of_two() -> Kept:
    """Duet: a clue no owl can read, what owls went by; a second night, forgotten; other owls."""
    decks = {"test": tuple(CardId(f"card-{n}") for n in range(84))}
    opened = RoomOpened(Settings("duet", decks=("test",)), decks, "secret-of-two")
    evening = Evening("duet", 2, Random(1), reading=True, opened=opened)
    evening.goes_on_to("clue", turn=1)
    game = playing(evening.room)
    assert game is not None
    assert game.turn.storyteller is not None
    teller = game.turn.storyteller
    unread = moves.Tell(Clue("xqzt"), game.hands[teller][0], insist=True)
    assert evening.do(teller, do.Act(game.serial, unread))
    for turn, belief in enumerate((Belief("word", "hush", "a door", sure=62), Belief("memory", turn=1)), 1):
        evening.goes_on_to("owls-guess", turn)
        game = playing(evening.room)
        assert game is not None
        slot = next(slot for slot in slots_on(game) if slot not in slots_of(game, OWLS[0]))
        assert evening.do(OWLS[0], do.BotMove(do.Act(game.serial, moves.Guess(slot, belief))))
    evening.goes_on_to("the end", turn=0)
    host = evening.room.host
    assert host is not None
    assert evening.do(host, do.Start())
    evening.goes_on_to("recap", turn=2)
    others = Settings("duet", decks=("test",), owls=3, owl_level="hard")
    for command in (do.StopGame(), do.FirstNight(), do.BackToLobby(), do.Configure(others), do.Start()):
        assert evening.do(host, command), command
    evening.goes_on_to("recap", turn=2)
    return kept(KeptTable("duet, two nights and a new beginning", "room"), evening.log)


def bots_say_why() -> Kept:
    """What bots went by in each of their moves, until the recap of the second turn."""
    evenings = (Evening("dixit", 5, Random(n), reading=True) for n in range(99))
    evening = next(e for e in evenings if (game := playing(e.room)) is not None and game.seating.bots)
    while (game := playing(evening.room)) is not None and (game.phase, game.turn.number) != ("recap", 2):
        seat, command = onward(evening.room, evening.rng)
        if seat in game.seating.bots and isinstance(command, do.Act) and game.hands[seat]:
            because = Because("give", game.hands[seat][0], "poetic", "thought", "a door left open")
            command = do.BotMove(command, (because,))
        evening.do(seat, command)
    return kept(KeptTable("dixit, bots say why", "room"), evening.log)


def beside_a_box() -> Kept:
    """Claims that clash, a vote that comes back, a turn put right, "I tell" at the recap."""
    opened = RoomOpened(Settings("dixit", box=True), {}, "secret-of-a-box")
    tables = (Evening("dixit+box", 4, Random(n), reading=True, opened=opened) for n in range(99))
    logs = next(e for e in tables if _open(e) and len(e.room.chairs) == 4)
    logs.goes_on_to("i-tell", turn=1)
    game = playing(logs.room)
    assert game is not None
    ann, bob, cleo, dan = game.ring

    def act(seat: Seat, move: moves.Move) -> None:
        game = playing(logs.room)
        assert game is not None
        assert logs.do(seat, do.Act(game.serial, move)), move

    act(ann, moves.ITell("Hush"))
    act(ann, moves.OpenSlots(4, Slot(1)))
    for seat, own, vote in ((bob, 2, 1), (cleo, 2, 3), (dan, 4, 3)):
        act(seat, moves.Vote((Slot(vote),)))
        act(seat, moves.Claim((Slot(own),)))
    act(bob, moves.Claim((Slot(2),)))
    act(cleo, moves.Claim((Slot(3),)))
    act(cleo, moves.Vote((Slot(1),)))
    host = logs.room.host
    assert host is not None
    claims: dict[Seat, tuple[Slot, ...]] = {s: (Slot(n),) for n, s in enumerate(game.ring, 1)}
    votes = {bob: Ballot((Slot(1),)), dan: Ballot((Slot(3),))}
    assert logs.do(host, moves.PutRight(claims, votes))
    act(bob, moves.ITell())
    logs.goes_on_to("recap", turn=2)
    return kept(KeptTable("dixit, beside a real box", "room"), logs.log)


def _open(evening: Evening) -> bool:
    """A table of people only that somebody may still join."""
    game = playing(evening.room)
    return game is not None and game.settings.late_join and not game.seating.bots


def games() -> Iterator[Kept]:
    """As `reverie simulate --log` plays them."""
    for rules in RULESETS.values():
        played = random_game(rules, rules.players[0], "simulated")
        assert not isinstance(played, Refusal)
        steps = [Written(s.version, s.seat, s.events) for s in played][:120]
        yield kept(KeptTable(f"{rules.id}, simulated", "game"), steps)


def kept(table: KeptTable, rows: Iterable[Written]) -> Kept:
    raw = [KeptRow(r.version, msgspec.Raw(msgspec.json.encode(r.events)), r.seat) for r in rows]
    return with_facts(Kept(table, raw))


def with_facts(log: Kept) -> Kept:
    """The log with what today's code makes of it."""
    rows: list[KeptRow] = []
    before: Facts = {}
    for row, (_, facts) in zip(log.rows, folded(log), strict=True):
        rows.append(msgspec.structs.replace(row, then=changes(before, facts)))
        before = facts
    table = msgspec.structs.replace(log.table, verifies=log.table.of == "room" and verifies(log))
    return Kept(table, rows)


def verifies(log: Kept) -> bool:
    try:
        list(verify(Entry(r.version, r.seat, events_of(r)) for r in log.rows))
    except Mismatch as problem:
        print(f"{log.table.name}: {problem}", file=sys.stderr)
        return False
    return True


def main() -> None:
    (name,) = sys.argv[1:]
    logs = [
        *rooms(),
        skipped_and_joined(),
        sung_and_written_down(),
        several_decks(),
        nights_of_two(),
        beside_a_box(),
        bots_say_why(),
        *games(),
    ]
    missing = tags() - {e["type"] for log in logs for r in log.rows for e in msgspec.json.decode(r.events)}
    print(f"{len(logs)} logs, {sum(len(log.rows) for log in logs)} rows; not in them: {sorted(missing)}")
    write(HERE / f"{name}.jsonl.gz", logs)


def tags() -> set[str]:
    """The names of all events there are."""
    return {str(kind.__struct_config__.tag) for kind in (RoomEvent | GameEvent).__args__}


if __name__ == "__main__":
    main()
