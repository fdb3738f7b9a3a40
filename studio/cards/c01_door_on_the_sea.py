"""The Door on the Sea.

A green door stands open in the middle of a night sea and pours out noon: a meadow, one yellow tree, a
path. The sea already runs over the sill and becomes a brook in the grass; wet footprints cross the water
outwards, towards us. The hooded child rows up, the key hanging from the bow.
"""

from studio.elements.land.door_light_on_sea import door_light_on_sea
from studio.elements.land.meadow_noon import noon_in_doorway
from studio.elements.land.prints_on_water import print_on_water
from studio.elements.people.child_sculling import child_sculling
from studio.elements.rooms.rooms import open_door
from studio.elements.things.door_knob import knob
from studio.paint import Card

META = {"number": 1, "slug": "door-on-the-sea", "seed": 563}

X, Y, WIDE, HIGH = 400, 800, 184, 430
GREEN = ["#0c1c1c", "#174038", "#2f7458", "#94c090"]
# (x, y, size) of the prints, out of the door and towards us
PRINTS = (
    (386, 830, 5), (364, 844, 6), (374, 866, 7), (344, 886, 8.5), (350, 916, 10), (310, 944, 12), (312, 986, 14),
    (260, 1026, 16), (252, 1082, 18),
)  # fmt: skip


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
    knob(c, X - 206, 606)


def on_the_water(c: Card) -> None:
    """What the door's light does to the sea, over the reflection, and who came out."""
    c.mirror(Y + 2, X - 230, X + 130, 0.85, 1.0, 320, "#1d4454", 0.25)
    door_light_on_sea(c, X, Y, Y - HIGH)
    for i, (x, y, r) in enumerate(PRINTS):
        print_on_water(c, x, y, r, i % 2 == 0, 0.72)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(X, 580, 160), key="#ffd58a", fog="#3f5f72")
    night(c)
    the_door(c)
    on_the_water(c)
    c.light = (X, 660, 90)
    child_sculling(c, 486, 1050)
    c.fogband(748, 22, "#c8b088", 0.3)
