"""People who hand on buckets, and what is in the buckets."""

import itertools

from studio.linocut.elements.animals import fish
from studio.linocut.elements.body import FRONT, SIDE
from studio.linocut.elements.dress import someone
from studio.linocut.elements.people import figure
from studio.linocut.press import Print
from studio.shapes import blob, ell, poly, rect, xf

H = 268


def bucket(p: Print, x: float, y: float, what: str, tilt: float = 0, r: float = 29) -> None:
    """A bucket hanging from (x, y), and what is in it."""
    c = (x, y + r * 1.5)

    def at(path: object) -> object:
        return xf(path, *c, rot=tilt)

    if what == "fire":
        flame = blob((-r * 0.8, -r * 0.3, "c"), (-r, -r * 1.1), (-r * 0.5, -r * 1.7), (-r * 0.5, -r * 2.4, "c"), (0, -r * 1.9), (r * 0.2, -r * 2.9, "c"), (r * 0.6, -r * 1.8),
                     (r * 0.9, -r * 2.0, "c"), (r, -r), (r * 0.8, -r * 0.3, "c"))  # fmt: skip
        p.shape(at(flame), tone="2", line=3.4, halo=4, clear="12k")
        p.shape(
            at(
                blob(
                    (-r * 0.4, -r * 0.3, "c"),
                    (-r * 0.3, -r),
                    (0.1 * r, -r * 1.5, "c"),
                    (r * 0.4, -r * 0.9),
                    (r * 0.4, -r * 0.3, "c"),
                )
            ),
            tone="",
        )
    elif what == "fish":
        fish(p, c[0] + 2, c[1] - r * 1.0, r * 2.6, "1", rot=70, scales=False)
    elif what == "sand":
        heap = p.shape(
            at(
                blob(
                    (-r, -r * 0.3, "c"),
                    (-r * 0.4, -r),
                    (0, -r * 1.3),
                    (r * 0.5, -r * 0.9),
                    (r, -r * 0.3, "c"),
                )
            ),
            tone="",
            line=3,
        )
        p.stipple("k", heap, 8, 0.3, False)
    elif what == "hat":
        p.shape(
            at(ell(0, -r * 0.5, r * 1.4, r * 0.34)),
            at(rect(-r * 0.7, -r * 1.4, r * 0.7, -r * 0.4, 5)),
            tone="2",
            line=3,
            halo=3,
            clear="12k",
        )
    body = p.shape(
        at(poly([(-r, -r * 0.5), (r, -r * 0.5), (r * 0.74, r), (-r * 0.74, r)])),
        tone="k",
        halo=4,
        clear="12k",
    )
    if what == "water":
        top = at(ell(0, -r * 0.5, r, r * 0.3))
        p.shape(top, tone="1", line=3)
    p.cutline(*[(c[0] + u * r, c[1] + v * r) for u, v in ((-0.6, 0.1), (-0.45, 0.8))], w=4, clip=body)
    if what != "fire":
        p.line(
            (c[0] - r * 0.94, c[1] - r * 0.5),
            (x - r * 0.6, y + r * 0.2),
            (x, y),
            (x + r * 0.6, y + r * 0.2),
            (c[0] + r * 0.94, c[1] - r * 0.5),
            w=3.4,
            ends=0.8,
        )


def row(
    p: Print,
    ground: tuple[tuple[float, float], tuple[float, float]],
    places: str,
    start: float,
    tone: str,
    things: list[str],
) -> None:
    """One frieze: `>` and `<` hand a bucket to each other, `o` takes with one hand and gives with the other."""
    (x0, y0), (x1, y1) = ground
    rng, xs, x = p.dice(), [], start
    for c in places:
        xs.append(x)
        x += 138 if c == ">" else 104
    p.line((x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 + 3), (x1, y1), w=7, ends=0.6)

    def foot(x: float) -> float:
        return y0 + (y1 - y0) * (x - x0) / (x1 - x0)

    grabs = [(a + b) / 2 + float(rng.normal(0, 3)) for a, b in itertools.pairwise(xs)]
    tops = [foot(g) - H * float(rng.choice([0.5, 0.56, 0.46, 0.62])) for g in grabs]
    for i, c in enumerate(places):
        left = (grabs[i - 1] + 4, tops[i - 1]) if i else (xs[i] - 50, foot(xs[i]) - 110)
        right = (grabs[i] - 4, tops[i]) if i < len(grabs) else (xs[i] + 50, foot(xs[i]) - 110)
        dark = i % 2 == 0
        wear = someone(rng, ("k",), "k").but(
            top="k" if dark else tone, legs=tone if dark else "k", coat=0, top_print="", shoes="k"
        )
        size = H * float(rng.uniform(0.95, 1.05))
        if c == "o":
            pose = FRONT["stand"].but(
                tilt=float(rng.choice([-7, 7])), near_foot=(0.1, 0), far_foot=(-0.09, 0)
            )
            figure(p, xs[i], foot(xs[i]), size, pose, "front", wear=wear, near=left, far=right, grip="fist")
            continue
        pose = SIDE["reach"].but(
            lean=float(rng.uniform(8, 20)),
            near_foot=(0.13, 0),
            far_foot=(-0.14, 0.01),
            far_toe=-16,
            hip=(0.0, 0.5),
        )
        hand = right if c == ">" else left
        figure(
            p,
            xs[i],
            foot(xs[i]),
            size,
            pose,
            wear=wear,
            flip=c == ">",
            near=hand,
            far=(hand[0], hand[1] + 4),
            grip="fist",
        )
    for g, t, what in zip(grabs, tops, things, strict=False):
        bucket(p, g, t - 2, what, float(rng.normal(0, 7)))
