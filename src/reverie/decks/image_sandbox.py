"""The child process that opens one foreign picture under tight limits and encodes new ones from its pixels.

A picture or a zip comes in on standard input, an answer goes out on standard output. It knows no secrets,
and what it returns is checked again by its parent (S8).
"""

import io
import os
import sys
import warnings
from typing import Final

import msgspec
from PIL import AvifImagePlugin, Image, ImageCms, ImageOps

from reverie.decks.crop import Box, Crop, card_size, crop_box, crop_of
from reverie.decks.framing import card_box
from reverie.decks.jpeg_scans import too_many_scans
from reverie.decks.kinds import MOST_BYTES
from reverie.decks.problems import Problem
from reverie.decks.sandbox_answers import (
    LEAST,
    MOST_OUTPUT,
    MOST_PIXELS,
    SIZES,
    Prints,
    Proof,
    SandboxAnswer,
    Spoilt,
)
from reverie.decks.zip_upload import Contents, list_zip, read_entry

MEMORY: Final = 640 * 1024 * 1024
CPU_SECONDS: Final = 20
FORMATS: Final = ("PNG", "JPEG", "WEBP", "AVIF")
QUALITY: Final = 82
WHOLE_QUALITY: Final = 88
PREVIEW_BYTES: Final = 280
"""A data URI of four thirds of this and its prefix stays under 400 characters."""
PAPER: Final = (244, 238, 226)
"""What shows through where a picture is transparent."""


def develop(data: bytes, *, only_look: bool = False) -> Prints | Spoilt:
    """Decode, turn upright, cut to shape, print; everything but the pixels stays behind."""
    pixels = pixels_of(data)
    if isinstance(pixels, Spoilt):
        return pixels
    return Prints(*pixels.size) if only_look else prints(pixels.crop(card_box(pixels)))


def proof(data: bytes) -> Proof | Spoilt:
    """The card that the picture suggests by itself, and the picture whole."""
    pixels = pixels_of(data)
    if isinstance(pixels, Spoilt):
        return pixels
    pixels = pixels.crop(_sensible(pixels))
    box = card_box(pixels)
    printed = prints(pixels.crop(box))
    whole = pixels.copy()
    part = SIZES[1200][0] / card_size(*pixels.size)[0]
    if part < 1:
        whole = whole.resize((round(whole.width * part), round(whole.height * part)), Image.Resampling.BOX)
    kept = _webp(whole, WHOLE_QUALITY, method=2)
    return Proof(crop_of(*pixels.size, box), printed.small, printed.large, printed.preview, kept)


def recut(data: bytes, crop: Crop) -> Proof | Spoilt:
    """A picture we kept whole, cut as its owner wants it."""
    pixels = pixels_of(data)
    if isinstance(pixels, Spoilt):
        return pixels
    printed = prints(pixels.crop(crop_box(*pixels.size, crop)))
    return Proof(crop, printed.small, printed.large, printed.preview)


def _sensible(image: Image.Image) -> Box:
    """A ribbon is kept only as far as a card could be moved on it: four times as long as it is wide."""
    width, height = image.size
    left, top, right, bottom = card_box(image)
    wide, high = min(width, 4 * height), min(height, 4 * width)
    x = min(max(0, (left + right - wide) // 2), width - wide)
    y = min(max(0, (top + bottom - high) // 2), height - high)
    return (x, y, x + wide, y + high)


def pixels_of(data: bytes) -> Image.Image | Spoilt:
    """The picture upright on a fresh sheet, large enough for a card."""
    try:
        with Image.open(io.BytesIO(data), formats=FORMATS) as image:
            if data.startswith(b"\xff\xd8") and too_many_scans(data):
                return Spoilt("picture-too-hard")
            if image.width * image.height > MOST_PIXELS:
                return Spoilt("picture-too-large")
            image.load()
            upright = ImageOps.exif_transpose(image)
        pixels = fresh(upright)
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        return Spoilt("picture-too-large")
    except MemoryError:
        return Spoilt("picture-too-hard")
    except Exception:  # whatever a decoder trips over is the picture's fault
        return Spoilt("picture-broken")
    wide, high = card_size(*pixels.size)
    if wide < LEAST[0] or high < LEAST[1]:
        return Spoilt("picture-too-small", *pixels.size)
    return pixels


def fresh(image: Image.Image) -> Image.Image:
    """The pixels in sRGB on a new sheet: no chunk, comment, profile or palette comes along."""
    if image.mode.startswith("I"):  # 16 bits a channel
        image = image.convert("I").point(lambda v: v / 256).convert("L")
    clear = image.has_transparency_data
    alpha = image.convert("RGBA").getchannel("A") if clear else None
    colours = _in_srgb(image)
    sheet = Image.new("RGB", colours.size, PAPER)
    sheet.paste(colours, (0, 0), alpha)
    return sheet


def _in_srgb(image: Image.Image) -> Image.Image:
    """Photos of newer phones use wider colours; without this they would come out pale."""
    profile = image.info.get("icc_profile")
    image = image if image.mode == "CMYK" else image.convert("RGB")
    if isinstance(profile, bytes) and profile:
        try:
            source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            turned = ImageCms.profileToProfile(
                image, source, ImageCms.createProfile("sRGB"), outputMode="RGB"
            )
            if turned is not None:
                return turned
        except (ImageCms.PyCMSError, OSError, ValueError):
            pass  # a damaged profile, or one of another kind of picture
    return image.convert("RGB")


def prints(card: Image.Image) -> Prints:
    """A cut picture in both sizes and as a tiny preview."""
    large = card.resize(SIZES[1200], Image.Resampling.LANCZOS)
    small = large.resize(SIZES[600], Image.Resampling.LANCZOS)
    return Prints(*card.size, _webp(small, QUALITY), _webp(large, QUALITY), preview(small))


def preview(image: Image.Image) -> bytes:
    """A blurred card in a few hundred bytes, shown until the picture has come."""
    tiny = image.resize((12, 18), Image.Resampling.BOX)
    tries = (_webp(tiny, quality) for quality in (60, 40, 20, 5))
    return next((data for data in tries if len(data) <= PREVIEW_BYTES), _webp(tiny, 1))


def _webp(image: Image.Image, quality: int, method: int = 4) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, "WEBP", quality=quality, method=method)
    return buffer.getvalue()


def limit_this_process() -> None:
    """A picture that asks for more than this is refused, not served."""
    warnings.simplefilter("error", Image.DecompressionBombWarning)
    Image.MAX_IMAGE_PIXELS = MOST_PIXELS
    AvifImagePlugin.DEFAULT_MAX_THREADS = 1
    if hasattr(os, "nice"):
        os.nice(10)  # tables that are being played at come first
    try:
        import resource
    except ImportError:  # Windows: the parent's time limit remains
        return
    for kind, most in (
        (resource.RLIMIT_AS, MEMORY),
        (resource.RLIMIT_CPU, CPU_SECONDS),
        (resource.RLIMIT_FSIZE, MOST_OUTPUT),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_NOFILE, 16),
    ):
        _, hard = resource.getrlimit(kind)
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(kind, (most, most))


def answer_to(task: str, *about: str) -> SandboxAnswer:
    with open(0, "rb", closefd=False) as given:
        try:
            if task == "contents":
                return list_zip(given)
            data = read_entry(given, about[0]) if task == "take" else given.read(MOST_BYTES + 1)
        except MemoryError:
            return Spoilt("picture-too-hard")
    if isinstance(data, Problem):
        return Contents(problems=(data,))
    if task == "recut":
        x, y, zoom = map(float, about)
        return recut(data, Crop(x, y, zoom))
    return proof(data) if task in ("proof", "take") else develop(data, only_look=task == "look")


def main() -> None:
    limit_this_process()
    answer = answer_to(*sys.argv[1:])
    sys.stdout.buffer.write(msgspec.msgpack.encode(answer))
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
