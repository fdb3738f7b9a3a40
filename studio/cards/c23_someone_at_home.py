"""Someone at Home.

At dawn in the snow the smoke from a cabin chimney curls down again and becomes a bear lying round the
house, chin on the doorstep. Tracks of many feet come near, stop, and go back; eyes wait between the firs.
In the window a candle; on the sill a bowl has been put out.
"""

from typing import Any

from studio.elements.animals import bear_smoke as bear
from studio.elements.animals.eyes_waiting import waiting_eyes
from studio.elements.buildings.log_cabin import DAWN_SNOW, doorstep, log_cabin
from studio.elements.land.land import snowfield
from studio.elements.land.tracks_turning import turning_track
from studio.elements.plants.trees import conifer
from studio.finish import Finish
from studio.paint import Card
from studio.shapes import ell

META = {"number": 23, "slug": "someone-at-home", "seed": 2301}
FINISH = Finish(bloom=0.4, vignette=0.3)

DARK_FIR = ["#08121a", "#10262a", "#203e3e", "#54746a"]
CABIN = (526, 868)
TRACKS: tuple[dict[str, Any], ...] = (  # they came, they stopped, they went back
    {"kind": "boot", "there": ((30, 1196), (110, 1130), (180, 1078), (226, 1048)),
     "back": ((250, 1058), (226, 1100), (196, 1150), (176, 1210))},
    {"kind": "hoof", "there": ((400, 1210), (424, 1130), (440, 1068), (446, 1034)),
     "back": ((476, 1044), (496, 1090), (520, 1144), (534, 1210))},
    {"kind": "paw", "there": ((790, 1130), (730, 1080), (674, 1050), (630, 1034)),
     "back": ((620, 1056), (650, 1096), (690, 1146), (740, 1210))},
)  # fmt: skip


def wood(c: Card) -> None:
    """Grey dawn behind a wall of firs, lower towards the middle."""
    c.sky([(0, "#46586e"), (150, "#64788a"), (300, "#a09c9c"), (430, "#e0b498"), (560, "#f0c898")])
    c.clouds(40, 380, "#556a80", "#98a6ac", cover=0.5, a=0.6)
    for fog, y, tall, step in ((0.6, 700, 470, 62), (0.34, 730, 560, 88), (0.1, 770, 640, 126)):
        for x in range(-20, 840, step):
            side = abs(x - 400) / 400
            h = tall * (0.5 + 0.55 * side) * c.rng.uniform(0.85, 1.1)
            conifer(c, x + c.rng.uniform(-18, 18), y, h, DARK_FIR, fog=fog, snow=0.35, rim=0.2)
        c.haze(y + 60, y - 240, "#8a98a4", 0.3)
    conifer(c, 790, 890, 400, DARK_FIR, snow=0.35, rim=0.2)


def those_who_wait(c: Card) -> None:
    """Those who did not dare come nearer."""
    for x, y, apart in ((92, 520, 7), (206, 468, 6), (150, 398, 6)):
        waiting_eyes(c, x, y, apart)


def home(c: Card) -> None:
    """The cabin on its snow, between the bear's back and its head."""
    back = bear.smoke_bear_back(c)
    bear.settling_smoke(c, back)
    _, snow = snowfield(c, 884, DAWN_SNOW, seed=6, amp=14)
    c.shade(ell(400, 930, 380, 34), 0.4, 24, "#24345c")
    log_cabin(c, *CABIN)
    doorstep(c, 454, 884)
    bear.rising_smoke(c)
    bear.smoke_bear_front(c, back)
    c.glow(540, 930, 280, "#ff9c48", 0.42, 1.7, 0.4)
    c.halo(414, 850, 120, "#ffa850", 0.3)
    for track in TRACKS:
        turning_track(c, clip=snow, **track)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(300, 120, 320), key="#ffe2bc", fog="#93a2ac")
    wood(c)
    bear.smoke_plume(c)
    those_who_wait(c)
    home(c)
    c.fogband(990, 16, "#c8d0d4", 0.3)
    c.snowfall(90)
