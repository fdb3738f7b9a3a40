"""A Chromium too old for the driver of the other tests, spoken to in its own protocol."""

import asyncio
import base64
import json
import subprocess
import time
from pathlib import Path
from queue import Queue
from re import Pattern
from threading import Thread
from typing import Any

import aiohttp

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--remote-debugging-port=0",
)
HEARD = ("Runtime.exceptionThrown", "Log.entryAdded")


class OldChromium:
    """One page. Lives in a thread of its own, for the driver of the other browsers has this one's loop."""

    def __init__(self, program: Path, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.problems: list[str] = []
        self.version = ""
        self._folder = folder
        argv = [str(program), *FLAGS, f"--user-data-dir={folder}", "about:blank"]
        self._process = subprocess.Popen(argv, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        self._asked: Queue[tuple[str, dict[str, Any]] | None] = Queue()
        self._answers: Queue[Any] = Queue()
        self._thread = Thread(target=lambda: asyncio.run(self._talk()), daemon=True)
        self._thread.start()
        self.version = self._answer()
        for domain in ("Runtime", "Log", "Page"):
            self.ask(f"{domain}.enable")

    def ask(self, method: str, **params: Any) -> Any:
        self._asked.put((method, params))
        return self._answer()

    def run(self, script: str) -> Any:
        return self.ask("Runtime.evaluate", expression=script)["result"].get("value")

    def go(self, address: str, width: int = 1280, height: int = 720) -> None:
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.ask("Emulation.setDeviceMetricsOverride", **size)
        self.ask("Page.navigate", url=address)

    def read(self, words: Pattern[str], seconds: float = 40) -> str:
        """What stands on the page as soon as it has these words."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            text = str(self.run("document.body ? document.body.innerText : ''"))
            if words.search(text):
                return text
            time.sleep(0.2)
        raise AssertionError(f"{self.version} shows {text!r}, {self.problems}")

    def photograph(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self.ask("Page.captureScreenshot")["data"]))

    def close(self) -> None:
        self._asked.put(None)
        self._process.kill()
        self._process.wait(10)
        self._thread.join(10)

    def _answer(self) -> Any:
        answer = self._answers.get(timeout=60)
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def _talk(self) -> None:
        try:
            port = await self._port()
            async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as http:
                async with http.get("/json/version") as answer:
                    version = (await answer.json())["Browser"]
                async with http.get("/json/list") as answer:
                    page = (await answer.json())[0]["webSocketDebuggerUrl"]
                async with http.ws_connect(page, max_msg_size=0) as line:
                    self._answers.put(version)
                    await self._serve(line)
        except Exception as problem:
            self._answers.put(problem)

    async def _port(self) -> int:
        for _ in range(300):
            found = self._folder / "DevToolsActivePort"
            if found.exists() and (lines := found.read_text().split()):
                return int(lines[0])
            await asyncio.sleep(0.1)
        raise AssertionError("the old browser does not start")

    async def _serve(self, line: aiohttp.ClientWebSocketResponse) -> None:
        number = 0
        while (asked := await asyncio.to_thread(self._asked.get)) is not None:
            number += 1
            await line.send_str(json.dumps({"id": number, "method": asked[0], "params": asked[1]}))
            self._answers.put(await self._answered(line, number))

    async def _answered(self, line: aiohttp.ClientWebSocketResponse, number: int) -> Any:
        while True:
            message = json.loads((await line.receive(30)).data)
            if message.get("id") == number:
                return message.get("result", message)
            if message.get("method") in HEARD and "interactive-widget" not in json.dumps(message):
                self.problems.append(json.dumps(message["params"])[:400])
