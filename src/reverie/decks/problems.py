"""What can be wrong with a deck, as values: a code, its place, a sentence in English and French."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace


class Problem(Struct, frozen=True):
    code: str
    params: dict[str, str | int] = {}
    place: str = ""
    """Where it is, for instance `card 12 'door'`."""

    def message(self, language: str = "en") -> str:
        english, french = SENTENCES[self.code]
        which = int(language == "fr")
        named = {k: KINDS.get(v, (v, v))[which] if k == "found" else v for k, v in self.params.items()}
        sentence = (french if which else english).format(**named)
        return f"{self.place}: {sentence}" if self.place else sentence

    def at(self, place: str) -> "Problem":
        """The same problem, its place named from further out."""
        return replace(self, place=f"{place}: {self.place}" if self.place else place)


def problem(code: str, **params: str | int) -> Problem:
    return Problem(code, params)


SENTENCES: Final[dict[str, tuple[str, str]]] = {
    # pictures
    "picture-format": (
        "This is {found}. Use a PNG, JPEG, WebP or AVIF picture.",
        "C’est {found}. Utilise une image PNG, JPEG, WebP ou AVIF.",
    ),
    "picture-empty": ("The file is empty.", "Le fichier est vide."),
    "picture-too-heavy": (
        "The file is larger than {limit} MB. Save it smaller.",
        "Le fichier dépasse {limit} Mo. Enregistre-le en plus petit.",
    ),
    "picture-too-large": (
        "The picture has more than {limit} million pixels. Make it smaller.",
        "L’image compte plus de {limit} millions de pixels. Réduis-la.",
    ),
    "picture-too-small": (
        "The picture is {width} × {height}; a card needs at least {least_width} × {least_height}.",
        "L’image fait {width} × {height} ; il faut au moins {least_width} × {least_height} pour une carte.",
    ),
    "picture-broken": (
        "The picture is damaged or cut off. Save it again.",
        "L’image est abîmée ou incomplète. Enregistre-la de nouveau.",
    ),
    "picture-too-hard": (
        "The picture takes too much time or memory to open. Save it again in a simpler form.",
        "L’image demande trop de temps ou de mémoire. Enregistre-la sous une forme plus simple.",
    ),
    "picture-missing": ("There is no picture {file}.", "Il manque l’image {file}."),
    "picture-twice": (
        "It shows the very same picture as {other}.",
        "C’est exactement la même image que {other}.",
    ),
    # pictures sent from the browser
    "deck-full": (
        "A deck holds at most {limit} cards. Make a second one: a game can mix them.",
        "Un jeu compte au plus {limit} cartes. Fais-en un second : une partie peut les mélanger.",
    ),
    "space-full": (
        "The server has no room left for pictures. Delete some, or ask who runs it.",
        "Le serveur n’a plus de place pour des images. Supprime-en, ou vois avec qui le gère.",
    ),
    "uploads-off": (
        "This server takes no pictures.",
        "Ce serveur n’accepte pas d’images.",
    ),
    "uploads-busy": (
        "Many pictures are arriving just now. Try again in a moment.",
        "Beaucoup d’images arrivent en ce moment. Réessaie dans un instant.",
    ),
    "uploads-many": (
        "That were many pictures from your network. Wait a little, then go on.",
        "Beaucoup d’images sont venues de ton réseau. Patiente un peu, puis continue.",
    ),
    "upload-cut": (
        "The file did not arrive whole. Send it again.",
        "Le fichier n’est pas arrivé en entier. Renvoie-le.",
    ),
    "deck-gone": (
        "This deck does not exist, or not any more.",
        "Ce jeu d’images n’existe pas, ou n’existe plus.",
    ),
    "card-gone": (
        "This card is not in the deck any more.",
        "Cette carte n’est plus dans le jeu.",
    ),
    "deck-in-play": (
        "A game is being played with these pictures, at {tables} of your tables.",
        "Une partie se joue avec ces images ({tables} de tes tables).",
    ),
    # zips and folders
    "zip-broken": (
        "The zip is damaged. Pack it again.",
        "L’archive zip est abîmée. Refais-la.",
    ),
    "zip-too-heavy": (
        "The zip is larger than {limit} MB.",
        "L’archive zip dépasse {limit} Mo.",
    ),
    "zip-too-many": (
        "The zip holds more than {limit} files.",
        "L’archive zip contient plus de {limit} fichiers.",
    ),
    "zip-bomb": (
        "The zip unpacks to far more than a deck can be.",
        "L’archive zip se déballe en bien plus qu’un jeu ne peut contenir.",
    ),
    "zip-overlap": (
        "Files inside the zip lie on top of each other.",
        "Des fichiers de l’archive zip se recouvrent.",
    ),
    "zip-locked": (
        "The zip has a password. Pack it without one.",
        "L’archive zip a un mot de passe. Refais-la sans.",
    ),
    "zip-method": (
        "It is packed in an unusual way. Use an ordinary zip.",
        "La compression est inhabituelle. Utilise un zip ordinaire.",
    ),
    "zip-nested": (
        "There is an archive inside the archive.",
        "Il y a une archive dans l’archive.",
    ),
    "path-unsafe": (
        "File names must stay inside the deck: no absolute paths, no '..', no strange characters.",
        "Les noms de fichiers doivent rester dans le jeu : ni chemin absolu, ni « .. », ni signe étrange.",
    ),
    "path-twice": (
        "Two files have the same name.",
        "Deux fichiers portent le même nom.",
    ),
    "link": (
        "Links to other files are not allowed. Put the file itself here.",
        "Les liens vers d’autres fichiers sont interdits. Mets le fichier lui-même.",
    ),
    "file-too-heavy": (
        "The file is larger than {limit} MB.",
        "Le fichier dépasse {limit} Mo.",
    ),
    "no-such-place": (
        "There is no folder or zip there.",
        "Il n’y a là ni dossier ni archive zip.",
    ),
    "not-a-deck": (
        "This is neither a folder nor a zip.",
        "Ce n’est ni un dossier ni une archive zip.",
    ),
    # deck.toml
    "no-deck-file": (
        "There is no deck.toml. `reverie deck new` makes a deck from pictures.",
        "Il manque deck.toml. `reverie deck new` fait un jeu à partir d’images.",
    ),
    "not-toml": ("deck.toml cannot be read: {reason}.", "deck.toml est illisible : {reason}."),
    "wrong-field": ("{field}: {reason}.", "{field} : {reason}."),
    "card-twice": ("Another card has the same id.", "Une autre carte a le même id."),
    "no-cards": ("The deck has no cards.", "Le jeu n’a aucune carte."),
    "text-unreadable": (
        "{field} contains characters that cannot be shown.",
        "{field} contient des caractères impossibles à afficher.",
    ),
    "preview-broken": (
        "The preview in previews.json is not a small WebP picture.",
        "L’aperçu dans previews.json n’est pas une petite image WebP.",
    ),
    # installing
    "deck-stays": (
        "'{deck}' is a deck of the game itself and stays.",
        "« {deck} » est un jeu fourni avec Reverie ; il reste.",
    ),
    "deck-exists": (
        "A deck '{deck}' is installed already. Remove it first, or add with --replace.",
        "Un jeu « {deck} » est déjà installé. Retire-le d’abord, ou ajoute avec --replace.",
    ),
    "deck-built-in": (
        "'{deck}' is a deck of the game itself. Choose another id.",
        "« {deck} » est un jeu fourni avec Reverie. Choisis un autre id.",
    ),
    "deck-unknown": (
        "No deck '{deck}' is installed. `reverie deck list` shows what is there.",
        "Aucun jeu « {deck} » n’est installé. `reverie deck list` montre ceux qui le sont.",
    ),
    "folder-taken": (
        "{folder} exists already and is not empty. Choose another place with --out.",
        "{folder} existe déjà et n’est pas vide. Choisis un autre endroit avec --out.",
    ),
    "folder-unwritable": (
        "Cannot write to {folder}: {reason}.",
        "Impossible d’écrire dans {folder} : {reason}.",
    ),
    "no-pictures": (
        "There are no pictures in this folder.",
        "Il n’y a pas d’images dans ce dossier.",
    ),
}

KINDS: Final[dict[str | int, tuple[str, str]]] = {
    "gif": ("a GIF", "un GIF"),
    "bmp": ("a BMP picture", "une image BMP"),
    "tiff": ("a TIFF picture", "une image TIFF"),
    "heic": ("a HEIC picture", "une image HEIC"),
    "photoshop": ("a Photoshop file", "un fichier Photoshop"),
    "pdf": ("a PDF", "un PDF"),
    "archive": ("an archive", "une archive"),
    "program": ("a program", "un programme"),
    "film": ("a film", "un film"),
    "svg": ("an SVG drawing", "un dessin SVG"),
    "page": ("a web page", "une page web"),
    "unknown": ("no picture we know", "une image inconnue, ou autre chose"),
}
"""What a file is when it is not a picture for a card."""
