"""Borrowed Wings.

A narrow hall with a coat rack where wings hang instead of coats: swan, bat, paper, one mended with a
tartan patch. One hook is empty; under it two small red boots, still muddy. The window is open, the rain
has wetted the sill, and something very small is already far away.
"""

from studio.elements.animals.birds import bird_path
from studio.elements.land.rainy_morning import rainy_morning
from studio.elements.rooms.hall_panelled import panelled_hall
from studio.elements.rooms.window_casement import open_casements, seen_through_window, wet_sill
from studio.elements.things.boots_muddy import muddy_boots
from studio.elements.things.coat_rack import blank_tag, coat_hook, rack_board
from studio.elements.things.props import feather
from studio.elements.things.tartan import tartan_patch
from studio.elements.things.wings_absent import pale_wings
from studio.elements.things.wings_hung import bat_wings, feathered, harness, paper_wings
from studio.finish import Finish
from studio.paint import Card
from studio.palettes import WHITE
from studio.shapes import ell

META = {"number": 9, "slug": "borrowed-wings", "seed": 919}
FINISH = Finish(vignette=0.3)

OWL = ["#241a1c", "#5c4636", "#94785a", "#cdb48c", "#f0e0bc"]
OWL_TIPS = ["#1c1418", "#4a382e", "#7c6248", "#b89c74"]
BAT = ["#14101c", "#2c2434", "#4e4256", "#84748a", "#c0b2b8"]
HOOKS = (128, 262, 400, 540, 672)
RAIL = 452


def open_window(c: Card) -> None:
    """Both casements swung in, the rain on the sill; far away over a hill something very small."""
    with seen_through_window(c, 400, 356) as hole:
        rainy_morning(c)
        c.flat(bird_path(444, 176, 0.62, 0.9, -16, True), "#4c5464", 0.95, det=1)
        c.rain(120, 0.16, "#ffffff", 0.5, clip=hole)
    open_casements(c, 400, 356)
    wet_sill(c, 400, 356)


def wings_for_coats(c: Card) -> None:
    """Owl, swan, bat and paper, each on its strap; a bare hook in the middle with a blank tag."""
    owl, swan, bare, bat, paper = HOOKS
    for x in (owl, swan, bat, paper):
        harness(c, (x + 6, RAIL + 24), RAIL + 60)
    feathered(c, owl + 6, RAIL + 46, 430, OWL, OWL_TIPS)
    tartan_patch(c, 98, 662)
    paper_wings(c, paper + 6, RAIL + 46, 370)
    feathered(c, swan + 6, RAIL + 42, 410, WHITE)
    bat_wings(c, bat + 6, RAIL + 50, 410, BAT)
    for x in HOOKS:
        coat_hook(c, x, RAIL)
    blank_tag(c, bare, RAIL)


def left_behind(c: Card) -> None:
    """Two small boots in the light of the window, one feather."""
    c.flat(ell(400, 1118, 92, 15), "#3a2a20", 0.55, 3)
    c.glow(400, 1090, 230, "#fff6e0", 0.35, 1.6, 0.4)
    muddy_boots(c, 408, 1112)
    feather(c, 560, 1120, 74, WHITE, 72)


def scene(c: Card) -> None:
    """Paint the card."""
    c.stage(light=(400, 210, 300), key="#f6f4e6", fog="#b4bab0")
    panelled_hall(c)
    open_window(c)
    pale_wings(c, 400, 470)
    c.beam([(300, 380), (500, 380), (600, 1140), (220, 1140)], "#fbf6e0", 0.28, 34)
    rack_board(c, RAIL)
    wings_for_coats(c)
    left_behind(c)
