"""What went wrong, as an answer for people in both languages."""

from typing import Final

from aiohttp import web

from reverie.game.refusals import SENTENCES, Refusal, refuse
from reverie.wire.bodies import Failure, Problem
from reverie.wire.codec import encode_value

OWN: Final[dict[str, tuple[int, str, str]]] = {
    "no-such-room": (
        404,
        "There is no open table with that code. Check it, or ask for the invite link.",
        "Aucune table ouverte ne porte ce code. Vérifiez-le, ou demandez le lien d'invitation.",
    ),
    "bad-token": (
        401,
        "This seat is no longer yours on this device.",
        "Cette place n'est plus la vôtre sur cet appareil.",
    ),
    "link-used": (
        410,
        "This link has been used or is older than ten minutes. Ask for a new one at the seat.",
        "Ce lien a servi ou a plus de dix minutes. Demandez-en un nouveau depuis la place.",
    ),
    "too-many-tries": (
        429,
        "Too many tries from your network. Wait a minute, or use the invite link.",
        "Trop d'essais depuis votre réseau. Attendez une minute, ou utilisez le lien d'invitation.",
    ),
    "unreadable": (400, "The request could not be read.", "La demande est illisible."),
    "too-large": (413, "That is too much at once.", "C'est trop à la fois."),
    "wrong-origin": (403, "This page may not talk to this server.", "Cette page n'est pas admise ici."),
    "not-found": (404, "There is nothing here.", "Il n'y a rien ici."),
    "unavailable": (
        503,
        "The server cannot save anything just now. Nothing was changed; try again soon.",
        "Le serveur ne peut rien enregistrer pour l'instant. Rien n'a changé ; réessayez bientôt.",
    ),
    "busy": (
        503,
        "Too much is happening at this table. Try again.",
        "Il se passe trop de choses à cette table. Réessayez.",
    ),
    "broken": (500, "Something went wrong on the server.", "Une erreur s'est produite sur le serveur."),
}
"""Status and sentences of what can go wrong outside the rules."""

STATUS: Final = {"host-only": 403, "room-locked": 403}


def failure(problem: Refusal | str) -> web.Response:
    refusal = refuse(problem) if isinstance(problem, str) else problem
    body = Failure(Problem(refusal.code, refusal.params, sentences(refusal)))
    return json(body, status(refusal.code))


def status(code: str) -> int:
    return OWN[code][0] if code in OWN else STATUS.get(code, 409)


def sentences(refusal: Refusal) -> dict[str, str]:
    if refusal.code in OWN:
        _, english, french = OWN[refusal.code]
        return {"en": english, "fr": french}
    assert refusal.code in SENTENCES
    return {language: refusal.message(language) for language in ("en", "fr")}


def json(value: object, status: int = 200) -> web.Response:
    return web.Response(body=encode_value(value), status=status, content_type="application/json")
