"""Two games at one table over real sockets, and what `reverie export` and `reverie replay` make of them."""

import asyncio
import subprocess
import sys
from pathlib import Path

import msgspec

from reverie.game.settings import Settings
from reverie.lobby.commands import BackToLobby, Configure, Start
from reverie.wire.messages import Done
from tests.web.guest import Guest, House, house
from tests.web.searching import search


def test_a_rematch_is_a_new_game_at_the_same_table_and_both_can_be_told_as_a_story(tmp_path: Path) -> None:
    room = asyncio.run(_two_games(tmp_path))
    story = _exported_and_replayed(tmp_path, room)
    assert story.index("Game 1") < story.index("Game 2")
    for title in ("Dixit with Ana, Bob and Cleo", "Odyssey with Ana, Bob and Cleo"):
        assert title in story
    assert "Here the log ends" not in story
    seen = _exported_and_replayed(tmp_path, room, "--seat", "Bob")
    assert "as Bob saw it" in seen
    assert len(seen) > len(story)


def _exported_and_replayed(data: Path, room: str, *options: str) -> str:
    """reverie export ROOM | reverie replay -"""
    reverie = [sys.executable, "-m", "reverie"]
    log = subprocess.run([*reverie, "export", room, "--data", str(data)], check=True, stdout=subprocess.PIPE)
    told = subprocess.run(
        [*reverie, "replay", "-", *options], check=True, input=log.stdout, stdout=subprocess.PIPE
    )
    return told.stdout.decode()


async def _two_games(data: Path) -> str:
    async with house(data) as h:
        players, room = await _three(h)
        first = await _played(players)
        host = players[0]
        assert host.view is not None
        assert isinstance(await host.do(BackToLobby()), Done)
        await host.until(lambda g: g.view.view.game is None)
        assert isinstance(await host.do(Configure(_settings("odyssey"))), Done)
        second = await _played(players)
        assert second > first
        rows = await h.site.store.read(room)
        for guest in players:
            await guest.until(lambda g: g.view.version == rows[-1].version)
            assert guest.view is not None
            assert guest.view.view.games == 2
            search(guest, rows, [])  # S2, also across two games
        return room


async def _three(h: House) -> tuple[list[Guest], str]:
    ana = await h.post("/api/rooms", {"name": "Ana", "settings": msgspec.to_builtins(_settings("dixit"))})
    room = str(ana["room"])
    others = [await h.post(f"/api/rooms/{room}/join", {"name": name}) for name in ("Bob", "Cleo")]
    players = [await h.connect(s["token"], seed=n) for n, s in enumerate((ana, *others))]
    for guest in players:
        await guest.until(lambda g: g.view is not None)
    return players, room


def _settings(ruleset: str) -> Settings:
    return Settings(ruleset=ruleset, decks=("paper",), target=8)


async def _played(players: list[Guest]) -> int:
    """The version a whole game began as."""
    started = await players[0].do(Start())
    assert isinstance(started, Done)
    for guest in players:
        await guest.until(lambda g: g.view.version >= started.version)
    await asyncio.gather(*(guest.play() for guest in players))
    return started.version
