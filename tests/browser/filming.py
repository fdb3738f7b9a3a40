"""Films pages: what Chromium paints, as it paints it, with the time of each frame."""

import base64
import io
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page

from tests.browser.chromium import ROOT

FPS = 10
MOST = 2_000_000
"""Bytes: a README is read on telephones."""
TV, PHONE = (30, 54, 760, 428), (828, 60, 242, 524)
"""Where stage.html leaves room for them: left, top, width, height."""
ROOM = (1100, 620)
STAGE = ROOT / "tests" / "browser" / "stage.html"


class Camera:
    """Before one page; it goes on until it is stopped."""

    def __init__(self, page: Page, name: str = "") -> None:
        self.page = page
        self.name = name
        self.times: list[float] = []
        self.frames: list[bytes] = []
        self._cable = page.context.new_cdp_session(page)
        self._cable.on("Page.screencastFrame", self._painted)
        self._cable.send("Page.startScreencast", {"format": "jpeg", "quality": 92})

    def _painted(self, frame: dict[str, Any]) -> None:
        self._cable.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})
        self.times.append(frame["metadata"]["timestamp"])
        self.frames.append(base64.b64decode(frame["data"]))

    def stop(self) -> None:
        self._cable.send("Page.stopScreencast")

    def at(self, time: float) -> int:
        """The number of the frame that was to be seen then."""
        return max(0, bisect_right(self.times, time) - 1)


@dataclass(frozen=True)
class Take:
    """A stretch of time, seen on one phone, under the number of a step; `pace` 2 is twice as fast."""

    step: int
    phone: Camera
    begin: float
    end: float
    pace: float = 1


@dataclass
class Film:
    tv: Camera
    rooms: dict[tuple[int, str], Image.Image]
    takes: list[Take] = field(default_factory=list)

    def pictures(self) -> Iterator[Image.Image]:
        last: tuple[object, ...] = ()
        picture = Image.new("RGB", ROOM)
        for take in self.takes:
            frames = max(1, round((take.end - take.begin) / take.pace * FPS))
            for n in range(frames):
                time = take.begin + n / FPS * take.pace
                shown = (take.step, id(take.phone), take.phone.at(time), self.tv.at(time))
                if shown != last:
                    picture = self._composed(take, time)
                    last = shown
                yield picture

    def _composed(self, take: Take, time: float) -> Image.Image:
        picture = self.rooms[take.step, take.phone.name].copy()
        for camera, place, round_ in ((self.tv, TV, 6), (take.phone, PHONE, 24)):
            left, top, *size = place
            frame = Image.open(io.BytesIO(camera.frames[camera.at(time)])).convert("RGB")
            small = frame.resize((size[0], size[1]), Image.Resampling.LANCZOS)
            mask = Image.new("L", (size[0] * 4, size[1] * 4))
            ImageDraw.Draw(mask).rounded_rectangle((0, 0, *mask.size), round_ * 4, fill=255)
            picture.paste(small, (left, top), mask.resize((size[0], size[1]), Image.Resampling.LANCZOS))
        return picture


def rooms(browser: Browser, names: list[str]) -> dict[tuple[int, str], Image.Image]:
    """The room by the number of the step that is lit and whose phone it is."""
    page = browser.new_page(viewport={"width": ROOM[0], "height": ROOM[1]})
    page.goto(STAGE.as_uri())
    found = {}
    for step, name in product(range(1, 5), names):
        page.evaluate(LIT, [step, name])
        page.evaluate("document.fonts.ready.then(() => null)")
        found[step, name] = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    page.close()
    return found


LIT = """([step, name]) => {
  document.querySelectorAll("li").forEach((e, i) => e.classList.toggle("on", i + 1 === step));
  document.querySelector("p").textContent = name;
}"""


def webp(pictures: list[Image.Image], hold: float) -> bytes:
    """As good as fits: equal frames become one that stays longer, and the last one stays for a while."""
    runs: list[tuple[Image.Image, int]] = []
    for picture in pictures:
        if runs and runs[-1][0] is picture:
            runs[-1] = (picture, runs[-1][1] + 1000 // FPS)
        else:
            runs.append((picture, 1000 // FPS))
    runs[-1] = (runs[-1][0], runs[-1][1] + int(hold * 1000))
    for quality in (84, 78, 72, 64, 56, 48):
        out = io.BytesIO()
        first, *rest = [picture for picture, _ in runs]
        first.save(
            out,
            "WEBP",
            save_all=True,
            append_images=rest,
            duration=[lasts for _, lasts in runs],
            loop=0,
            quality=quality,
            method=4,
            allow_mixed=False,
            kmin=200,
            kmax=400,
        )
        print(f"quality {quality}: {len(runs)} pictures, {out.tell():,} bytes", flush=True)
        if out.tell() < MOST:
            return out.getvalue()
    raise SystemExit("The recording is too large; make it shorter.")
