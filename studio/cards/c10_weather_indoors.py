"""The Weather Indoors.

In a quiet parlour a birdcage holds a thunderstorm, cloud pressed to the bars, lightning on the walls. The
bird sits outside, on top, a tiny key in its beak. On the table a saucer is filling with rain.
"""

from studio.elements.animals.birds import bird
from studio.elements.animals.perched_feet import closed_beak, gripping_toes
from studio.elements.land.storm_caged import caged_lightning, escaped_wisp, flash_on_wall, storm_cloud
from studio.elements.rooms.cloth_table import cloth_table
from studio.elements.rooms.rooms import room
from studio.elements.things.birdcage import Birdcage, cage_back, cage_door, cage_floor, cage_front
from studio.elements.things.props import key
from studio.elements.things.saucers import clear_drop, rain_saucer, rim_leak
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import BRASS

META = {"number": 10, "slug": "weather-indoors", "seed": 1010}
FINISH = Finish(bloom=0.5)

CAGE = Birdcage(400.0, 902.0)
FLASH = (410.0, 600.0)
CANARY = ["#4a3814", "#a88428", "#ecc848", "#fff2a0"]
CANARY_WING = ["#8c7434", "#e4cc6c", "#fff4b0", "#fffbe0"]
STRIPES = ("#2c3444", "#4a5260")
BOARDS = ("#14121a", "#2e2a32", "#5a5050", "#9c8a70")
SKIRTING = ["#161820", "#343a46", "#666c74"]


def parlour(c: Card) -> None:
    """Slate stripes, a flash on the wall, and a table laid with a faded cloth."""
    room(c, STRIPES, BOARDS, 1010, SKIRTING, paper="stripes", ink="#1c2230")
    flash_on_wall(c, *FLASH, 1012)
    cloth_table(c, 400, 958)


def storm(c: Card) -> None:
    """The cloud fills the cage; it rains in there, and lightning strikes the tray."""
    m = storm_cloud(c, CAGE.inside(), FLASH)
    c.rain(150, 0.1, "#f4f0d0", 0.6, clip=m * c.ground(640))
    cage_back(c, CAGE)
    cage_floor(c, CAGE)
    caged_lightning(c)


def outside(c: Card) -> None:
    """What has got through the bars, the saucer, and the bird with the key."""
    for x, y, r in ((166, 470, 34), (640, 500, 36), (172, 560, 26), (632, 400, 26), (536, 280, 30)):
        escaped_wisp(c, x, y, r)
    rain_saucer(c, 272, 1000, 72)
    rim_leak(c, 272, 930, 957)
    clear_drop(c, 272, 985, 6)
    c.light = (330, 300, 200)
    f = bird(c, 404, 176, 124, CANARY, CANARY_WING)
    gripping_toes(f)
    key(c, *f.pt(-19.6, -41), 58, BRASS, 6)
    closed_beak(f)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(*FLASH, 200), key="#fff3b4", fog="#4a5262")
    parlour(c)
    storm(c)
    cage_front(c, CAGE)
    cage_door(c, CAGE)
    outside(c)
