"""Sheets of everything the kit can cut, to look at."""

from collections.abc import Callable, Sequence
from pathlib import Path as File

from PIL import ImageDraw

from studio.linocut.elements import animals, city, cloth, hands, heads, people, plants, water
from studio.linocut.elements.body import FRONT, SIDE
from studio.linocut.elements.dress import BLACK, HAIR, HATS, MAN, PRINTS, WOMAN, Wear, printed
from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.output import BUILD, encode, to_image, write
from studio.shapes import ell, rect

Label = tuple[float, float, str]
WEARS = (MAN, WOMAN, Wear(top="1", coat=0.5), WOMAN.but(top="1", style="plait"), BLACK,
         WOMAN.but(top="", legs="k", top_print="dots", style="bun"), Wear(legs="1", cap="brim",
         coat=0.95))  # fmt: skip


def _poses(p: Print, view: str) -> list[Label]:
    names = SIDE if view == "side" else FRONT
    out: list[Label] = []
    for i, name in enumerate(names):
        x, y = 110 + i % 6 * 118, 200 + i // 6 * 182
        people.figure(p, x, y, 142, name, view, WEARS[i % 7].but(skin="" if i % 3 == 2 else "k"))
        out.append((x - 30, y + 6, name))
    return out


def dressed(p: Print) -> list[Label]:
    """Hair, hats and printed cloth."""
    out: list[Label] = []
    for i, name in enumerate(HAIR):
        x, y = 95 + i % 5 * 150, 190 + i // 5 * 150
        for j, view in enumerate(("side", "front", "back")):
            people.figure(
                p,
                x - 26 + j * 42,
                y + 200,
                300,
                "stand",
                view,
                WOMAN.but(style=name, skin="", top="2"),
                clip=rect(x - 60, y - 140, x + 86, y),
            )
        out.append((x - 20, y + 4, name))
    for i, name in enumerate(HATS):
        x, y = 95 + i % 5 * 150, 520 + i // 5 * 150
        for j, view in enumerate(("side", "back")):
            people.figure(
                p,
                x - 14 + j * 60,
                y + 200,
                300,
                "stand",
                view,
                Wear(cap=name, skin="", hat="1"),
                clip=rect(x - 60, y - 140, x + 90, y),
            )
        out.append((x - 20, y + 4, name))
    for i, name in enumerate(PRINTS):
        x, y = 70 + i % 4 * 170, 780 + i // 4 * 170
        tile = p.open(rect(x, y, x + 140, y + 130), colour=("", "1", "2", "k")[i % 4])
        printed(p, tile, name, 18, "-k" if i % 4 == 3 else "k")
        out.append((x, y + 134, name))
    return out


def hands_page(p: Print) -> list[Label]:
    """Every grip, clasped hands, stencils, a thing held."""
    out: list[Label] = []
    for i, name in enumerate(hands.GRIPS):
        x, y = 130 + i % 5 * 135, 230 + i // 5 * 220
        hands.hand(p, x, y, 140, name, tone=("k", "", "1", "2")[i % 4], arm=0.4, flip=i % 2 == 1)
        out.append((x - 20, y + 66, name))
    hands.clasped(p, 300, 640, 140, tones=("k", "1"), sleeves=("2", ""))
    hands.clasped(p, 640, 640, 80, rot=30, tones=("", "k"), sleeves=("2", "1"))
    hands.stencil(p, 170, 930, 130, missing=[1])
    hands.stencil(p, 370, 930, 130, rot=20, flip=True)
    hands.holding(
        p,
        600,
        930,
        120,
        arm=0.5,
        thing=lambda q, x, y: q.shape(rect(x - 120, y - 8, x + 120, y + 8), tone="2", line=2),
    )
    hands.hand(p, 700, 1090, 130, "wide", rot=-80, arm=1.0, sleeve="2")
    hands.hand(p, 110, 1080, 130, "point", rot=84, arm=1.0, sleeve="1", tone="")
    return out


def heads_page(p: Print) -> list[Label]:
    """Profiles, a split face, eyes, heads from behind."""
    _, m = heads.profile(p, 230, 260, 150, sun=(-200, 100))
    heads.combed(p, m, style="bun")
    _, m = heads.profile(p, 580, 260, 150, tone="1", flip=True, eye="open", lips="2")
    heads.combed(p, m, style="crop")
    heads.split_face(p, 190, 660, 80)
    heads.eye(p, 470, 620, 150)
    heads.eye(p, 650, 620, 150, shut=True)
    p.fill("k", rect(40, 930, 760, 1160))
    people.heads(p, [(90 + 105 * i, 940 + 60 * (i % 2)) for i in range(7)], 34, tones=("k", "1", "2"))
    people.heads(p, [(400 + 100 * i, 760) for i in range(4)], 34, "front", skin="")
    return []


def cloth_page(p: Print) -> list[Label]:
    """Washing, curtain, quilt, flag, table cloth."""
    cloth.washing(
        p, (60, 100), (740, 110), ("shirt", "sheet", "trousers", "sock", "dress", "towel"), size=130
    )
    cloth.curtain(p, 70, 340, 330, 600)
    cloth.curtain(p, 380, 340, 560, 600, tone="k", n=4)
    cloth.flag(p, 740, 380, 160, 60, pole=120)
    cloth.quilt(p, [(70, 660), (440, 650), (460, 1120), (80, 1130)])
    cloth.tablecloth(p, 500, 760, 740, 790, 80)
    return []


def water_page(p: Print) -> list[Label]:
    """Rings, sea, waves, surf, river, rain, puddle."""
    water.ripples(p, 210, 200, 140)
    water.ripples(p, 560, 200, 140, square=True, plates="k", turn=20)
    water.sea(p, 380, 600)
    water.waves(p, 700, 60, 740, 40)
    p.fill("1", rect(0, 750, 800, 1000))
    water.surf(p, [(60, 800), (400, 770), (740, 820)])
    water.river(p, [(100, 1000, 30), (300, 900, 50), (600, 960, 70), (780, 900, 80)])
    water.puddle(p, 200, 1070, 200)
    box = rect(420, 1010, 740, 1150)
    p.fill("k", box)
    water.downpour(p, box, n=500)
    return []


def plants_page(p: Print) -> list[Label]:
    """Trees, trunks, palms, leaves, grass, fields."""
    for i, kind in enumerate(("round", "tall", "wide", "cloud")):
        wide = 90 if kind == "tall" else 170
        plants.tree(
            p,
            140 + i * 175,
            330,
            240,
            wide,
            ("2", "2", "k", "1")[i],
            kind=kind,
            texture=("leaves", "comb", "crumb", "leaves")[i],
        )
    plants.bare_tree(p, 150, 640, 280)
    plants.trunk(p, 290, 360, 640)
    plants.palm(p, 480, 660, 260, size=120)
    plants.trunk(p, 660, 360, 640, 80, tone="1", sun=(0, 300))
    for i, kind in enumerate(("point", "round", "lance", "heart", "oak")):
        plants.leaf(
            p,
            70 + i * 84,
            700,
            70,
            20,
            ("2", "1", "k", "", "2")[i],
            kind,
            line=2 if i == 3 else 0,
            bitten=i == 1,
        )
    plants.spray(p, [(500, 760), (600, 710), (730, 710)])
    plants.flower(p, 700, 790, 30)
    plants.bush(p, 580, 850)
    plants.grass(p, 60, 300, 830)
    plants.frond(p, 440, 830, 150, -150)
    plants.meadow(p, rect(60, 860, 400, 940))
    plants.hill(p, [(-10, 1010), (300, 950), (500, 980), (810, 920)], low=1070)
    plants.furrows(p, rect(60, 1085, 740, 1145), [[(60, 1140), (400, 1080)], [(740, 1140), (400, 1080)]])
    return []


def city_page(p: Print) -> list[Label]:
    """Houses, skyline, stairs, floors, fence, wires, furniture."""
    city.house(p, 150, 330, 160, 220)
    city.house(p, 340, 330, 150, 250, tone="", kind="brick", flat=True, shutters="2")
    city.house(p, 540, 330, 140, 180, tone="2", roof="k", kind="stone")
    city.facade(
        p, [(650, 80), (750, 40), (750, 340), (650, 320)], 3, 6, lambda q, c, i, j: city.opening(q, c)
    )
    city.skyline(p, 480, h=(40, 110))
    city.stairs(p, 150, 700, 200, 200, skew=0.3)
    city.steps(p, 310, 700)
    city.paving(p, [(600, 540), (700, 540), (760, 700), (540, 700)], check="k")
    city.fence(p, [(60, 780, 1), (740, 740, 0.3)])
    ends = city.pole(p, 120, 1130, 300), city.pole(p, 700, 1130, 300)
    for a, b in zip(*ends, strict=True):
        city.wire(p, a, b)
    city.chair(p, 250, 1130)
    city.table(p, 430, 1130)
    city.bed(p, 420, 1000)
    return []


def animals_page(p: Print) -> list[Label]:
    """All animals."""
    out: list[Label] = []
    for i, kind in enumerate(animals.KINDS):
        x, y = 140 + i % 4 * 175, 180 + i // 4 * 175
        step = "stand" if i < 4 else ("stand", "walk", "run", "jump")[i % 4]
        animals.beast(
            p,
            x,
            y,
            92,
            kind,
            step,
            ("k", "1", "2", "")[i % 4],
            head="graze" if kind == "sheep" else "up",
            spots="" if kind == "cow" else None,
        )
        out.append((x - 30, y + 6, f"{kind} {step}"))
    y = 730
    animals.cat(p, 110, y, 90)
    animals.cat(p, 260, y, 90, "crouch")
    animals.cat(p, 420, y, 90, "asleep", tone="1")
    animals.dog(p, 560, y, 100)
    animals.dog(p, 690, y, 90, "lie", tone="2")
    animals.bird(p, 110, 830, 80)
    animals.bird(p, 220, 830, 90, "glide")
    animals.bird(p, 320, 860, 70, "perch", tone="1")
    animals.bird(p, 420, 860, 70, "peck")
    animals.hen(p, 520, 870, 80)
    animals.hen(p, 615, 870, 90, rooster=True, tone="")
    animals.goose(p, 715, 880, 110)
    animals.fish(p, 130, 950, 140)
    animals.fish(p, 310, 950, 140, "k", flip=True)
    animals.snake(p, [(480, 930), (520, 970), (600, 930), (660, 970), (730, 940)])
    animals.crab(p, 110, 1100, 100)
    animals.ant(p, 230, 1080, 90)
    animals.bee(p, 320, 1080, 40)
    animals.bat(p, 400, 1010, 110)
    animals.seal(p, 520, 1120, 120)
    animals.gecko(p, 650, 1080, 110)
    return out


def textures_page(p: Print) -> list[Label]:
    """The textures of the recipe, cut white and left standing."""
    leaf = plants.leaf_shape(30)
    makers: dict[str, Callable[..., None]] = {
        "comb": lambda a, t, c: p.comb(a, t, 30, 0.45, 9, c),
        "rain": lambda a, t, c: p.rain(a, t, 100, 120, cut=c),
        "fan": lambda a, t, c: p.fan(a, t, t.getBounds().left(), t.getBounds().bottom(), 0.5, 9, c),
        "ring": lambda a, t, c: p.ring(a, t, t.getBounds().centerX(), t.getBounds().centerY(), 0.5, 10, c),
        "crumb": lambda a, t, c: p.crumb(a, t, 13, cut=c),
        "stipple": lambda a, t, c: p.stipple(a, t, 11, p.ramp((t.getBounds().left(), 0),
            (t.getBounds().right(), 0)), c),
        "scale": lambda a, t, c: p.scale(a, t, 22, 90, cut=c),
        "weave": lambda a, t, c: p.weave(a, t, 16, 10, cut=c),
        "bark": lambda a, t, c: p.bark(a, t, 90, 0.4, 8, c, [(t.getBounds().centerX(),
            t.getBounds().centerY())]),
        "chatter": lambda a, t, c: p.chatter(t, 0.4, 40),
        "stamp": lambda a, t, c: p.stamp(a, t, leaf, 44, cut=c),
        "gouges": lambda a, t, c: p.gouges(a, t, 0.6, 160, cut=c, apart=1.2),
    }  # fmt: skip
    out: list[Label] = []
    for i, (name, make) in enumerate(makers.items()):
        x, y = 60 + i % 4 * 174, 70 + i // 4 * 360
        for j, (tone, plates, cut) in enumerate((("k", "k", True), ("1", "k", False))):
            tile = rect(x, y + j * 165, x + 156, y + j * 165 + 155)
            if name == "chatter" and j == 0:
                tone, plates = "", "k"
            p.fill(tone, tile)
            make(plates, tile, cut)
        out.append((x, y + 325, name))
    p.ink("k", stroke((60, 1145), (740, 1145), w=6), ell(400, 1145, 9))
    return out


PAGES: dict[str, tuple[str, Callable[[Print], list[Label]]]] = {
    "people-side": ("ochre-indigo", lambda p: _poses(p, "side")),
    "people-front": ("ochre-indigo", lambda p: _poses(p, "front")),
    "people-back": ("moss-plum", lambda p: _poses(p, "back")),
    "dress": ("sulphur-violet", dressed),
    "hands": ("pink-teal", hands_page),
    "heads": ("stone-crimson", heads_page),
    "cloth": ("buff-ultramarine", cloth_page),
    "water": ("pink-teal", water_page),
    "plants": ("apricot-bottle", plants_page),
    "city": ("verdigris-rust", city_page),
    "animals": ("mint-tangerine", animals_page),
    "textures": ("sky-vermilion", textures_page),
}


def sheets(names: Sequence[str], scale: float = 0.75) -> list[File]:
    """Print these pages (all of them when none is named) with the names of what is on them."""
    made = []
    for n, (name, (inks, draw)) in enumerate(PAGES.items()):
        if names and not any(name.startswith(given) for given in names):
            continue
        p = Print(300 + n, scale, inks)
        p.ground("")
        labels = draw(p)
        image = to_image(p.proof())
        pen = ImageDraw.Draw(image)
        for x, y, text in labels:
            pen.text((x * scale, y * scale), text, fill="#302820")
        target = BUILD / f"linocut-{name}.png"
        write(target, encode(image, "PNG"))
        made.append(target)
    return made
