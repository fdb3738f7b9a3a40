"""`make secrecy`: fifty whole games recorded, everything that left the server searched for secrets (S2)."""

import argparse
import asyncio
import logging
import re
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp

from reverie.lobby.commands import Start
from reverie.rulesets import RULESETS
from reverie.wire.messages import Done
from tests.web.guest import House, house
from tests.web.searching import CARD, search, seated
from tests.web.server_process import free_port

NAME = "Quillfeather"
PAGES = ("/api/decks", "/api/kept", "/api/own-decks", "/healthz", "/readyz", "/", "/t/{}", "/cards/none.json")
METRIC = re.compile(
    r"# .*|(reverie|process)_\w+"
    r'(\{(le="[\d.+Inf]+"|outcome="(done|refused|unavailable|broken)"|version="[\w.+-]+")\})? [\d.e+]+'
)


class Ear(logging.Handler):
    """Hears every line of the log, down to the chattiest."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith("asyncio"):
            self.lines.append(f"{record.name} {record.getMessage()} {record.exc_info or ''}")


@dataclass
class Recording:
    """What was searched, all of one game."""

    frames: int = 0
    bytes: int = 0
    answers: int = 0
    metrics: int = 0
    log: list[str] = field(default_factory=list)

    def __add__(self, other: "Recording") -> "Recording":
        return Recording(
            self.frames + other.frames,
            self.bytes + other.bytes,
            self.answers + other.answers,
            self.metrics + other.metrics,
            self.log + other.log,
        )


async def recorded(folder: Path, ruleset: str, count: int, target: int = 8) -> Recording:
    """One game from the lobby to its end; an AssertionError where a secret is found."""
    ear, recording, port = Ear(), Recording(), free_port()
    root = logging.getLogger()
    before = root.level
    root.addHandler(ear)
    root.setLevel(logging.DEBUG)
    try:
        async with house(folder, metrics_port=port, limits=False) as h:
            players, onlookers, room, secrets = await seated(h, ruleset, count, NAME, target)
            assert isinstance(await players[0].do(Start()), Done)
            prying = asyncio.ensure_future(_pry(h, room, port, [*secrets, room], recording))
            await asyncio.gather(*(guest.play() for guest in players))
            prying.cancel()
            rows = await h.site.store.read(room)
            for guest in (*players, *onlookers):
                await guest.until(lambda g: g.view is not None and g.view.version == rows[-1].version)
                search(guest, rows, secrets)
                recording.frames += len(guest.frames)
                recording.bytes += sum(map(len, guest.frames))
            await asyncio.wait([prying])
            if not prying.cancelled() and (found := prying.exception()):
                raise found
            recording.log = [line for line in ear.lines if line.startswith("reverie")]
            assert recording.log == [], "while people play, the log has nothing to tell"
            told = "\n".join(ear.lines)
            assert not CARD.search(told.encode())
            assert not any(secret in told for secret in (*secrets, NAME))
    finally:
        root.removeHandler(ear)
        root.setLevel(before)
    return recording


async def _pry(h: House, room: str, metrics: int, secrets: list[str], recording: Recording) -> None:
    """A stranger who asks for every page again and again while the others play."""
    while True:
        for path in PAGES:
            async with h.http.get(h.origin + path.format(room)) as answer:
                _clean(await answer.read(), secrets)
                recording.answers += 1
        for path, body in (("peek", {}), ("watch", {"kind": "spectator"}), ("gallery", {})):
            async with h.http.post(f"{h.origin}/api/rooms/{room}/{path}", json=body) as answer:
                own = (await answer.json()).get("token", "none") if answer.status == 200 else "none"
                text = (await answer.read()).replace(room.encode(), b"").replace(own.encode(), b"")
                _clean(text, [s for s in secrets if s != room])
                assert path != "gallery" or answer.status >= 400
                recording.answers += 1
        async with h.http.get(f"http://127.0.0.1:{metrics}/metrics") as answer:
            page = await answer.text()
        _clean(page.encode(), [*secrets, NAME])
        strange = [line for line in page.splitlines() if not METRIC.fullmatch(line)]
        assert strange == [], "a metric says more than how much"
        recording.metrics += 1
        await asyncio.sleep(0.05)


def _clean(said: bytes, secrets: list[str]) -> None:
    assert not CARD.search(said)
    assert not any(secret.encode() in said for secret in secrets)


async def campaign(games: int) -> None:
    rulesets, total = list(RULESETS.values()), Recording()
    for number in range(games):
        rules = rulesets[number % len(rulesets)]
        count = rules.players[number // len(rulesets) % len(rules.players)]
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            one = await recorded(Path(folder), rules.id, count, 8 if rules.id != "odyssey" else 12)
        total += one
        took = time.monotonic() - began
        print(
            f"{number + 1:3} {rules.id:14} {count:2} players {one.frames:6} frames {took:6.1f} s", flush=True
        )
    print(
        f"{games} games: {total.frames} frames ({total.bytes / 1e6:.1f} MB), "
        f"{total.answers} answers over HTTP, "
        f"{total.metrics} pages of metrics, {len(total.log)} lines of log. Nothing found."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    try:
        asyncio.run(campaign(parser.parse_args().games))
    except (AssertionError, aiohttp.ClientError) as found:
        sys.exit(f"Found: {found!r}"[:2000])


if __name__ == "__main__":
    main()
