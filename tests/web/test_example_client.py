"""docs/examples/client.py as it stands plays every ruleset at a server as anybody starts it."""

import asyncio
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

from reverie.rulesets import RULESETS
from reverie.wire.document import EXAMPLE
from tests.campaigns.siege.castle import serving
from tests.web.server_process import free_port


async def begun(origin: str, ruleset: str) -> asyncio.subprocess.Process:
    """The client, once its game has begun."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-W", "error", str(EXAMPLE), origin, ruleset), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert (await process.stdout.readline()).startswith(f"{ruleset}, table ".encode())
    return process


async def ended(process: asyncio.subprocess.Process) -> Any:
    """The result that it prints."""
    out, _ = await process.communicate()
    assert process.returncode == 0
    return json.loads(out)


def test_it_plays_whole_games_of_every_ruleset_although_the_server_is_killed(tmp_path: Path) -> None:
    async def story() -> None:
        data, port = tmp_path / "games", free_port()
        async with serving(data, port) as server:
            games = await asyncio.gather(*(begun(server.origin, ruleset) for ruleset in RULESETS))
            os.kill(server.pid, signal.SIGKILL)
        assert None in {game.returncode for game in games}  # a short game may be over already
        async with serving(data, port) as server:
            results = dict(zip(RULESETS, await asyncio.gather(*map(ended, games)), strict=True))
            assert "ERROR" not in server.log.read_text()
        assert {result["reason"] for result in results.values()} == {"finished"}
        assert all(result["winners"] for id, result in results.items() if id not in {"kids", "duet"})
        assert results["kids"]["rabbits"] is not None  # nobody wins here, and in Duet the owls may

    asyncio.run(story())
