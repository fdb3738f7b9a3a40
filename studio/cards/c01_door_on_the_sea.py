"""The Door on the Sea.

A green door stands open in the middle of a night sea and pours out noon: a meadow, one yellow tree, a
path. The sea already runs over the sill and becomes a brook in the grass; wet footprints cross the water
outwards, towards us. The hooded child rows up, the key hanging from the bow.
"""

from studio.elements.land.door_light_on_sea import door_light_on_sea
from studio.elements.land.meadow_noon import noon_in_doorway
from studio.elements.land.prints_on_water import print_on_water
from studio.elements.land.water import boat, oar
from studio.elements.people.figures import child
from studio.elements.rooms.rooms import open_door
from studio.elements.things.key_hung import hung_key
from studio.paint import Card
from studio.shapes import ell

META = {"number": 1, "slug": "door-on-the-sea", "seed": 563}

X, Y, WIDE, HIGH = 400, 800, 184, 430
GREEN = ["#0c1c1c", "#174038", "#2f7458", "#94c090"]
# (x, y, size) of the prints, out of the door and towards us
FAR_PRINTS = ((352, 838, 9), (322, 862, 10), (338, 896, 12), (298, 928, 13))
NEAR_PRINTS = ((316, 972, 15), (268, 1014, 17), (288, 1068, 19))


def night(c: Card) -> None:
    """Sky and sea, lit by nothing but the door."""
    c.sky([(0, "#0b1730"), (300, "#17304f"), (560, "#2f5a6e"), (700, "#6f8a84"), (760, "#a89a7c")])
    c.stars(170, 520, big=7)
    c.clouds(60, 420, "#16294a", "#35567a", cover=0.42, a=0.6)
    c.clouds(520, 760, "#4d6a78", "#d8b88c", cover=0.42, a=0.55, cell=120)
    c.glow(X, 600, 520, "#f0b060", 0.55, 1.4)
    c.water(740, "#163a4e", 0.35, 1.0, deep="#071424")


def the_door(c: Card) -> None:
    """Noon in the opening, and the door that stands open on it."""
    noon_in_doorway(c, X, Y, WIDE, HIGH)
    open_door(c, X, Y, HIGH, WIDE, GREEN, light=(480, 580, 150))
    c.dot(X - 208, 606, 6, "#f0c060", 1)
    c.halo(X - 208, 606, 22, "#f0c060", 0.5)


def on_the_water(c: Card) -> None:
    """What the door's light does to the sea, over the reflection, and who came out."""
    c.mirror(Y + 2, X - 230, X + 130, 0.85, 1.0, 320, "#1d4454", 0.25)
    door_light_on_sea(c, X, Y, Y - HIGH)
    for i, (x, y, r) in enumerate(FAR_PRINTS + NEAR_PRINTS):
        print_on_water(c, x, y, r, left=i % 2 == 1)


def rower(c: Card, x: int, y: int) -> None:
    """The hooded child, the key hanging from the bow."""
    c.shade(ell(x + 6, y + 30, 120, 24), 0.55, 12, "#050c18")
    c.light = (X, 660, 90)
    child(c, x + 4, y + 2, 150, arm="out", rim=1.3, shadow=0)
    oar(c, x - 128, y + 66, 150, 48)
    boat(c, x, y + 6, 196, ["#0d0a10", "#2e2024", "#6a4a38", "#e0a868"], rim=1.0)
    hung_key(c, x + 106, y - 20)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(X, 580, 160), key="#ffd58a", fog="#3f5f72")
    night(c)
    the_door(c)
    on_the_water(c)
    rower(c, 474, 1046)
    c.fogband(748, 22, "#c8b088", 0.3)
