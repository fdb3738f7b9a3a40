"""The child process that opens one foreign picture under tight limits and prints fresh ones from its pixels.

Run as `python -I -m reverie.decks.darkroom look|develop`: a picture comes in on standard input, an answer
goes out on standard output. It knows no secrets, and what it returns is checked again by its parent (S8).
"""

import io
import sys
import warnings
from typing import Final, Literal

import msgspec
from msgspec import Struct
from PIL import AvifImagePlugin, Image, ImageCms, ImageOps

from reverie.decks.crop import card_box, card_size

MOST_PIXELS: Final = 20_000_000
LEAST: Final = (300, 450)
MEMORY: Final = 640 * 1024 * 1024
CPU_SECONDS: Final = 20
MOST_OUTPUT: Final = 8 * 1024 * 1024
FORMATS: Final = ("PNG", "JPEG", "WEBP", "AVIF")
SIZES: Final[dict[int, tuple[int, int]]] = {600: (600, 900), 1200: (1200, 1800)}
QUALITY: Final = 82
PREVIEW_BYTES: Final = 280
"""A data URI of four thirds of this and its prefix stays under 400 characters."""
PAPER: Final = (244, 238, 226)
"""What shows through where a picture is transparent."""


class Prints(Struct, frozen=True, tag="prints"):
    """The picture as the game uses it; without sizes when it was only looked at."""

    width: int
    height: int
    small: bytes = b""
    large: bytes = b""
    preview: bytes = b""


class Spoilt(Struct, frozen=True, tag="spoilt"):
    code: Literal["picture-broken", "picture-too-large", "picture-too-small", "picture-too-hard"]
    width: int = 0
    height: int = 0


Answer = Prints | Spoilt


def develop(data: bytes, *, only_look: bool = False) -> Answer:
    """Decode, turn upright, cut to shape, print; everything but the pixels stays behind."""
    try:
        with Image.open(io.BytesIO(data), formats=FORMATS) as image:
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
    return Prints(*pixels.size) if only_look else prints(pixels.crop(card_box(pixels)))


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


def _webp(image: Image.Image, quality: int) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, "WEBP", quality=quality, method=4)
    return buffer.getvalue()


def limit_this_process() -> None:
    """A picture that asks for more than this is refused, not served."""
    warnings.simplefilter("error", Image.DecompressionBombWarning)
    Image.MAX_IMAGE_PIXELS = MOST_PIXELS
    AvifImagePlugin.DEFAULT_MAX_THREADS = 1
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


def main() -> None:
    limit_this_process()
    answer = develop(sys.stdin.buffer.read(), only_look=sys.argv[1:] == ["look"])
    sys.stdout.buffer.write(msgspec.msgpack.encode(answer))
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
