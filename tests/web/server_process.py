"""A real server in a process of its own, on a port of this machine, with a deck of blank cards."""

import asyncio
import socket
import sys
from pathlib import Path

SERVER = """
import sys
from pathlib import Path
from reverie.web import server
from tests.web.paper import PaperLibrary
server.open_library = lambda *_: PaperLibrary()
data, port, pace = Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
options = server.Options(data=data, host="127.0.0.1", port=port, bot_pace=pace, limits=False)
server.run(options, lambda: print("up", flush=True))
"""


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


async def start(
    data: Path, port: int, pace: float = 0.0, errors: int | None = None
) -> asyncio.subprocess.Process:
    """Returns when it answers. `errors`: where its log goes."""
    arguments = (str(data), str(port), str(pace))
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", SERVER, *arguments),
        stdout=asyncio.subprocess.PIPE,
        stderr=errors,
        cwd=Path.cwd(),
    )
    assert process.stdout is not None
    line = await asyncio.wait_for(process.stdout.readline(), 60)
    assert line == b"up\n"
    return process
