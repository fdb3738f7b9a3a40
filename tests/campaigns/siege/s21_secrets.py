"""S21: passwords in every form an address can have, in settings that are right, wrong, and of no use."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from tests.campaigns.siege.line import Finding, Line, Siege, exactly
from tests.web.server_process import free_port

SECRET = "hunter2secret"
FORMS = (
    f"postgresql://ana:{SECRET}@127.0.0.1:1/none",
    f"postgresql://127.0.0.1:1/none?user=ana&password={SECRET}",
    f"postgresql://ana:{SECRET}@x@127.0.0.1:1/none",
    f"postgresql://ana:y/{SECRET}@127.0.0.1:1/none",
    f"postgresql://ana:{SECRET}@127.0.0.1:port/none",
    f"host=127.0.0.1 password={SECRET}",
)
ENDPOINTS = (
    f"http://ana:{SECRET}@127.0.0.1:1/v1",
    f"http://127.0.0.1:1/{SECRET}/v1",
    f"http://x/v1?key={SECRET}",
)


async def _said(folder: Path, *command: str, **environment: str) -> tuple[str, str]:
    """All that a command prints, and its command line while it ran."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith("REVERIE_")} | environment
    return await asyncio.to_thread(_run, [*command, "--data", str(folder)], kept)


def _run(command: list[str], environment: dict[str, str]) -> tuple[str, str]:
    """In a thread: the loop may be busy until the process has gone."""
    with subprocess.Popen(
        [sys.executable, "-m", "reverie", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
    ) as process:
        listed = _listed(process.pid)
        try:
            out, _ = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            process.kill()
            raise
    return out, listed


def _listed(pid: int) -> str:
    """Empty where it has gone already."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode()
    except OSError:
        return ""


async def attack(siege: Siege) -> list[Finding]:
    folder = siege.folder / "secrets"
    folder.mkdir()
    said, listed = [], []
    for number, address in enumerate(FORMS[:1] if siege.short else FORMS):
        file = folder / f"{number}.txt"
        file.write_text(address)
        for out, line in await asyncio.gather(
            _said(folder, "config", REVERIE_DATABASE=address),
            _said(folder, "migrate", "--database-file", str(file)),
            _said(folder, "serve", "--port", str(free_port()), REVERIE_DATABASE_FILE=str(file)),
        ):
            said.append(out)
            listed.append(line)
    for address in ENDPOINTS[:1] if siege.short else ENDPOINTS:
        said.append((await _said(folder, "config", REVERIE_BOT_ENDPOINT=address))[0])
    refused, _ = await _said(folder, "migrate", "--database", FORMS[0])
    return [
        exactly(f"printed by {len(said)} commands", 0, sum(SECRET in text for text in said)),
        exactly("printed at all", True, all(said)),
        exactly("in the list of processes", (True, 0), (any(listed), sum(SECRET in line for line in listed))),
        exactly("on the command line", True, "--database-file" in refused and SECRET not in refused),
    ]


LINE = Line("S21", "printing secrets", attack)
