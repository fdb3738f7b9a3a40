"""Shoes from the side, each (x, y) where the sole stands under its middle, `size` long, toe to the left."""

from studio.linocut.knife import stroke
from studio.linocut.press import Print
from studio.shapes import Path, Point, blob, ell, taper, xf

KINDS = ("boot", "court", "sandal", "slipper", "skate", "clog", "trainer", "wellington")
# outlines in lengths of the shoe: x to the right (heel at 0.5), y up from the ground
LINES: dict[str, list[Point]] = {
    "boot": [(-0.5, 0.02, "c"), (-0.52, 0.16), (-0.4, 0.27), (-0.12, 0.36), (0.02, 0.5), (0.0, 0.86, "c"), (0.42, 0.88, "c"), (0.46, 0.5), (0.5, 0.3), (0.5, 0.02, "c")],
    "court": [(-0.54, 0.0, "c"), (-0.4, 0.12), (-0.12, 0.18, "c"), (0.1, 0.24), (0.34, 0.44, "c"), (0.46, 0.52, "c"), (0.5, 0.4), (0.47, 0.02, "c"), (0.41, 0.02, "c"), (0.38, 0.26),
              (0.1, 0.12), (-0.2, 0.02)],
    "slipper": [(-0.54, 0.02, "c"), (-0.5, 0.12), (-0.3, 0.2), (-0.14, 0.2, "c"), (0.0, 0.1), (0.3, 0.12), (0.46, 0.26, "c"), (0.52, 0.12), (0.48, 0.0, "c")],
    "clog": [(-0.58, 0.3, "c"), (-0.44, 0.24), (-0.2, 0.4), (0.0, 0.44, "c"), (0.1, 0.28), (0.34, 0.3), (0.48, 0.38, "c"), (0.54, 0.2), (0.5, 0.0, "c"), (0.24, 0.0, "c"), (0.2, 0.05),
             (0.0, 0.05), (-0.04, 0.0, "c"), (-0.36, 0.0), (-0.52, 0.12)],
    "trainer": [(-0.52, 0.04, "c"), (-0.52, 0.16), (-0.34, 0.24), (-0.04, 0.42), (0.1, 0.46, "c"), (0.24, 0.34), (0.46, 0.42, "c"), (0.5, 0.2), (0.52, 0.04, "c")],
    "wellington": [(-0.5, 0.02, "c"), (-0.52, 0.18), (-0.3, 0.28), (-0.04, 0.36), (0.0, 0.6), (-0.02, 1.2, "c"), (0.42, 1.22, "c"), (0.42, 0.6), (0.48, 0.3), (0.48, 0.02, "c")],
}  # fmt: skip


def shoe(
    p: Print,
    x: float,
    y: float,
    size: float = 90,
    kind: str = "boot",
    tone: str = "2",
    flip: bool = False,
    rot: float = 0,
    line: float = 4,
    halo: float = 4,
) -> Path:
    """One shoe of KINDS; `rot` turns it about the place where it stands."""

    def put(path: Path) -> Path:
        return xf(xf(path, s=size / 100, flip=flip, sy=-size / 100), x, y, rot=rot)

    def band(*pts: tuple[float, float, float]) -> Path:
        return taper(*[(u * 100, v * 100, w * 100) for u, v, w in pts])

    def ink(*pts: tuple[float, float], w: float = 0.035) -> None:
        p.ink("k", put(stroke(*[(u * 100, v * 100) for u, v in pts], w=w * 100, ends=0.5)))

    def cut(*paths: Path, of: str = tone) -> Path:
        return p.shape(
            *[put(q) for q in paths],
            tone=of,
            line=0 if "k" in of else line,
            halo=halo,
            clear="12k",
            eps=0.6,
            jit=0.3,
        )

    if kind == "sandal":
        cut(band((-0.5, 0.06, 0.09), (0.0, 0.05, 0.08), (0.5, 0.08, 0.1)), of="k")
        return cut(
            band((-0.3, 0.08, 0.08), (-0.24, 0.26, 0.08), (-0.06, 0.08, 0.08)),
            band((0.06, 0.1, 0.06), (0.14, 0.34, 0.06), (0.42, 0.36, 0.06), (0.44, 0.1, 0.06)),
        )
    if kind == "skate":
        cut(
            band((-0.6, -0.1, 0.03), (-0.5, -0.16, 0.05), (0.5, -0.16, 0.05)),
            band((-0.3, 0.04, 0.06), (-0.3, -0.14, 0.06)),
            band((0.34, 0.04, 0.06), (0.34, -0.14, 0.06)),
            of="k",
        )
    path = cut(blob(*[(q[0] * 100, q[1] * 100, *q[2:]) for q in LINES["boot" if kind == "skate" else kind]]))
    if kind in ("boot", "skate", "trainer"):
        for n in range(4):
            u, v = (
                (-0.1 + 0.045 * n, 0.34 + 0.13 * n)
                if kind != "trainer"
                else (-0.22 + 0.08 * n, 0.29 + 0.045 * n)
            )
            ink((u, v), (u + 0.17, v + 0.01))
        ink((-0.5, 0.08), (0.5, 0.08), w=0.05)
        if kind == "trainer":
            ink((-0.1, 0.12), (0.1, 0.22), (0.3, 0.16))
    if kind == "wellington":
        ink((0.0, 1.08), (0.41, 1.09))
        ink((-0.46, 0.08), (0.46, 0.08), w=0.05)
    if kind == "slipper":
        ink((-0.12, 0.2), (0.1, 0.5), (0.3, 0.34), (0.46, 0.26), w=0.04)
    if kind == "clog":
        p.ink("k", put(ell(22, 31, 16, 5)))
    return path


def lace(p: Print, a: Point, b: Point, sag: float = 30, w: float = 3.5) -> None:
    """A shoelace from a to b."""
    p.ink("k", stroke(a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag), b, w=w, ends=0.9))
