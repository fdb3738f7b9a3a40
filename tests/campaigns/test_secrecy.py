"""The search of S2 finds what it should: three leaks planted where bytes leave the server."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from reverie.game.state import Game, slot_owners
from reverie.rooms.live.frames import Frames
from reverie.rooms.live.room import LiveRoom
from reverie.web.metrics import Metrics
from tests.campaigns.secrecy import recorded


def play(folder: Path) -> None:
    asyncio.run(recorded(folder, "dixit", 3, target=5))


def test_s2_a_game_as_it_is_tells_nothing(tmp_path: Path) -> None:
    recording = asyncio.run(recorded(tmp_path, "dixit", 3, target=5))
    assert recording.frames > 50
    assert recording.answers > 10
    assert recording.metrics > 0


def test_s2_an_extra_field_of_a_view_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Frames.frame

    def leaking(self: Frames, *args: Any) -> bytes:
        game: Game | None = self._folded.room.game
        owners = [] if game is None or not game.turn.table else list(slot_owners(game).values())
        return plain(self, *args)[:-1] + f',"order":{owners}}}'.encode()

    monkeypatch.setattr(Frames, "frame", leaking)
    with pytest.raises(AssertionError, match="more is said"):
        play(tmp_path)


def test_s2_a_line_of_the_log_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = LiveRoom.do

    async def leaking(self: LiveRoom, seat: Any, id: str, command: Any, **more: Any) -> Any:
        logging.getLogger("reverie.rooms.live.room").debug(
            "seat %s: %s", seat, getattr(command, "move", command)
        )
        return await plain(self, seat, id, command, **more)

    monkeypatch.setattr(LiveRoom, "do", leaking)
    with pytest.raises(AssertionError, match="the log has nothing to tell"):
        play(tmp_path)


def test_s2_a_label_of_a_metric_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain, commands = Metrics.took, 0

    def leaking(self: Metrics, outcome: str, seconds: float) -> None:
        nonlocal commands
        commands += 1
        plain(self, f"{outcome}-{commands % 3}", seconds)

    monkeypatch.setattr(Metrics, "took", leaking)
    with pytest.raises(AssertionError, match="a metric says more"):
        play(tmp_path)
