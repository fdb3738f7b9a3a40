"""A server of one's own and a real Chromium for the tests that play in the browser."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, sync_playwright

from reverie.web.client import STATIC

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]


def chromium() -> str | None:
    named = os.environ.get("REVERIE_CHROMIUM")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots do not hesitate."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("The client has not been built; run: make client")
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    data = tmp_path_factory.mktemp("data")
    told = [
        "--host",
        "127.0.0.1",
        "--port",
        str(port),
        "--data",
        str(data),
        "--bot-pace",
        "0",
        "--limits",
        "no",
    ]
    process = subprocess.Popen([sys.executable, "-m", "reverie", "serve", *told], stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(f"{address}/healthz")
        yield address
    finally:
        process.terminate()
        process.wait(timeout=20)


def _wait_for(address: str) -> None:
    for _ in range(600):
        try:
            with urlopen(address, timeout=1):
                return
        except (URLError, OSError):
            time.sleep(0.1)
    raise TimeoutError(f"No server answers at {address}.")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("The browser tests need Chromium; tools/chromium.sh finds or installs one.")
    with sync_playwright() as p:
        chrome = p.chromium.launch(executable_path=path, args=QUIET)
        yield chrome
        chrome.close()
