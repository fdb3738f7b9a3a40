"""What can be wrong with a deck, as values: a code, its place, a sentence."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from reverie.texts import written


class Problem(Struct, frozen=True):
    code: str
    params: dict[str, str | int] = {}
    place: str = ""
    """Where it is, for instance `card 12 'door'`."""

    def message(self, language: str = "en") -> str:
        own = written(language, "decks")
        kinds = KINDS | own.get("kinds", {})
        named = {k: kinds.get(v, v) if k == "found" else v for k, v in self.params.items()}
        sentence = own.get("sentences", {}).get(self.code, SENTENCES[self.code]).format(**named)
        return f"{self.place}: {sentence}" if self.place else sentence

    def at(self, place: str) -> "Problem":
        """The same problem, its place named from further out."""
        return replace(self, place=f"{place}: {self.place}" if self.place else place)


def problem(code: str, **params: str | int) -> Problem:
    return Problem(code, params)


SENTENCES: Final[dict[str, str]] = {
    # pictures
    "picture-format": "This is {found}. Use a PNG, JPEG, WebP or AVIF picture.",
    "picture-empty": "The file is empty.",
    "picture-too-heavy": "The file is larger than {limit} MB. Save it smaller.",
    "picture-too-large": "The picture has more than {limit} million pixels. Make it smaller.",
    "picture-too-small": "The picture is {width} × {height}; "
    "a card needs at least {least_width} × {least_height}.",
    "picture-broken": "The picture is damaged or cut off. Save it again.",
    "picture-too-hard": "The picture takes too much time or memory to open. Save it again in a simpler form.",
    "picture-missing": "There is no picture {file}.",
    "picture-twice": "It’s exactly the same picture as {other}.",
    # pictures sent from the browser
    "deck-full": "A deck holds at most {limit} cards. Make a second one: a game can mix them.",
    "space-full": "The server has no room left for pictures. Delete some, or ask whoever runs it.",
    "uploads-off": "This server doesn’t accept pictures.",
    "uploads-busy": "A lot of pictures are arriving just now. Try again in a moment.",
    "uploads-many": "That was a lot of pictures from your network. Wait a little, then carry on.",
    "upload-cut": "Only part of the file arrived. Send it again.",
    "deck-gone": "This deck doesn’t exist, or no longer does.",
    "card-gone": "This card is no longer in the deck.",
    "deck-in-play": "A game is being played with these pictures, at {tables} of your tables.",
    # zips and folders
    "zip-broken": "The zip is damaged. Pack it again.",
    "zip-too-heavy": "The zip is larger than {limit} MB.",
    "zip-too-many": "The zip holds more than {limit} files.",
    "zip-bomb": "The zip unpacks to far more than a deck can be.",
    "zip-overlap": "Files inside the zip lie on top of each other.",
    "zip-locked": "The zip has a password. Pack it without one.",
    "zip-method": "It is packed in an unusual way. Use an ordinary zip.",
    "zip-nested": "There is an archive inside the archive.",
    "path-unsafe": "File names must stay inside the deck: no absolute paths, no '..', no strange characters.",
    "path-twice": "Two files have the same name.",
    "link": "Links to other files are not allowed. Put the file itself here.",
    "file-too-heavy": "The file is larger than {limit} MB.",
    "no-such-place": "There is no folder or zip there.",
    "not-a-deck": "This is neither a folder nor a zip.",
    # deck.toml
    "no-deck-file": "There is no deck.toml. `reverie deck new` makes a deck from pictures.",
    "not-toml": "deck.toml cannot be read: {reason}.",
    "wrong-field": "{field}: {reason}.",
    "card-twice": "Another card has the same id.",
    "no-cards": "The deck has no cards.",
    "text-unreadable": "{field} contains characters that cannot be shown.",
    "preview-broken": "The preview in previews.json is not a small WebP picture.",
    # installing
    "deck-stays": "'{deck}' is a deck of the game itself and stays.",
    "deck-exists": "A deck '{deck}' is installed already. Remove it first, or add with --replace.",
    "deck-built-in": "'{deck}' is a deck of the game itself. Choose another id.",
    "deck-unknown": "No deck '{deck}' is installed. `reverie deck list` shows what is there.",
    "folder-taken": "{folder} exists already and is not empty. Choose another place with --out.",
    "folder-unwritable": "Cannot write to {folder}: {reason}.",
    "no-pictures": "There are no pictures in this folder.",
}

KINDS: Final[dict[str | int, str]] = {
    "gif": "a GIF",
    "bmp": "a BMP picture",
    "tiff": "a TIFF picture",
    "heic": "a HEIC picture",
    "photoshop": "a Photoshop file",
    "pdf": "a PDF",
    "archive": "an archive",
    "program": "a program",
    "film": "a film",
    "svg": "an SVG drawing",
    "page": "a web page",
    "unknown": "no picture we know",
}
"""What a file is when it is not a picture for a card."""
