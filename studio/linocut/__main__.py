"""`python -m studio.linocut 4 9`: the value plan of cards as cut (flat tones, 60 x 90) and its shares."""

import sys

import numpy as np
from PIL import Image

from studio.colour import rgb
from studio.decks import DECKS
from studio.linocut.press import Print
from studio.linocut.scene import blocks, load
from studio.output import encode, write

DECK = DECKS["second-sleep"]
LARGER = 4  # how much the thumbnail is enlarged to be looked at


def thumbnail(p: Print) -> Image.Image:
    """The tones of a block, each cell of 60 x 90 in the tone most of it has."""
    flat = p.tones()
    rows, cols = 90, 60
    ys, xs = (np.linspace(0, n, m + 1).astype(int) for n, m in zip(flat.shape, (rows, cols), strict=True))
    one, two = rgb(p.inks.one), rgb(p.inks.two)
    paper = rgb(p.inks.paper)
    colours = [paper, paper * one, paper * two, paper * one * two, rgb(p.inks.key)]
    out = np.zeros((rows, cols, 3), np.float32)
    for j in range(rows):
        for i in range(cols):
            cell = flat[ys[j] : ys[j + 1], xs[i] : xs[i + 1]].astype(int)
            out[j, i] = colours[int(np.bincount(cell.ravel(), minlength=5).argmax())]
    small = Image.fromarray((np.clip(out, 0, 1) * 255).astype(np.uint8))
    return small.resize((cols * LARGER, rows * LARGER), Image.Resampling.NEAREST)


def main(numbers: list[int]) -> int:
    """Print the shares of paper, 1, 2, × and key; the thumbnails go beside the drafts."""
    for number, file in DECK.files().items():
        if not numbers or number in numbers:
            scene = load(file)
            p = blocks(scene, 0.375)
            write(DECK.build / "plan" / f"{scene.name}.png", encode(thumbnail(p), "PNG"))
            print(scene.name, "  ".join(f"{name} {share}" for name, share in p.shares().items()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main([int(word) for word in sys.argv[1:]]))
