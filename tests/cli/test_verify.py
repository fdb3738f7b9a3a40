"""`reverie verify` on a real export of a real server's table."""

import asyncio
from pathlib import Path

import pytest

from reverie.cli import main
from reverie.lobby.commands import Start
from reverie.wire.messages import Done
from tests.web.guest import house


async def played(data: Path) -> tuple[str, str, str]:
    """A whole game over sockets: the table's code, what the lobby promised, the seed shown at the end."""
    async with house(data) as h:
        seats = [await h.post("/api/rooms", {"name": "Ana"})]
        code = seats[0]["room"]
        seats += [await h.post(f"/api/rooms/{code}/join", {"name": name}) for name in ("Bo", "Cleo")]
        guests = [await h.connect(s["token"], seed=n) for n, s in enumerate(seats)]
        promised = (await guests[0].until(lambda g: g.view)).view.promise
        assert isinstance(await guests[0].do(Start()), Done)
        await asyncio.gather(*(g.play() for g in guests))
        view = guests[1].view
        assert view is not None
        assert view.view.game is not None
        assert view.view.game.seed is not None
        assert view.view.game.commitment == promised
        return code, promised, view.view.game.seed


def test_a_game_that_was_played_stands_the_check_and_a_forged_one_does_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, promised, seed = asyncio.run(played(tmp_path / "data"))
    file = tmp_path / "table.jsonl"
    assert main(["export", code, "--data", str(tmp_path / "data"), "--output", str(file)]) == 0
    capsys.readouterr()
    assert main(["verify", str(file), "--commitment", promised]) == 0
    said = capsys.readouterr().out
    assert "all by the rules" in said
    assert "settled when the table was opened" in said
    assert promised in said
    assert main(["verify", str(file), "--commitment", "0" * 64]) == 1
    forged = tmp_path / "forged.jsonl"
    forged.write_text(file.read_text().replace(seed, seed[::-1]))
    assert main(["verify", str(forged)]) == 1
    assert "fails the check" in capsys.readouterr().err
