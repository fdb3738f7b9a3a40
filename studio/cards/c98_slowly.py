"""Slowly.

At dawn a crane in a port lifts a bed in which two people sleep in each other's arms; a foot sticks out of the
quilt. A woman in a bright vest signals to the crane, palms down. Two dockers have taken off their helmets. A gull waits.
"""

from studio.elements.animals.birds import bird
from studio.elements.people.bed_lifted import lifted_bed, signaller
from studio.elements.people.figures import bell
from studio.elements.things.container_port import dawn_port, hook_and_ropes
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import NAVY, OCHRE, SLATE, WHITE
from studio.shapes import ell

META = {"number": 98, "slug": "slowly", "seed": 9898}
FINISH = Finish(vignette=0.24, bloom=0.4)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(560, 700, 240), key="#ffe4b8", fog="#d8b8b0")
    dawn_port(c)
    before = c.img.copy()
    corners = lifted_bed(c, 420, 470, 1.1)
    c.img = before
    hook_and_ropes(c, 424, 150, corners)
    lifted_bed(c, 420, 470, 1.1)
    c.shade(ell(430, 1040, 230, 20), 0.4, 16, "#1c2030")
    bell(c, 640, 1010, 150, NAVY, "cap", SLATE, view="back", arm="chin")
    bell(c, 712, 1028, 156, SLATE, None, view="back", arm="down")
    bell(c, 110, 1000, 140, OCHRE, "cap", NAVY, view="side", flip=True, arm="chin")
    signaller(c, 330, 1136, 1.0)
    bird(c, 690, 656, 40, WHITE)
