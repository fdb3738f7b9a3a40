"""What can go wrong outside the rules, in English and French."""

from typing import Final

PROBLEMS: Final[dict[str, tuple[int, str, str]]] = {
    "no-such-room": (
        404,
        "There is no open table with that code. Check it, or ask for the invite link.",
        "Aucune table ouverte ne porte ce code. Vérifie-le, ou demande le lien d’invitation.",
    ),
    "bad-token": (
        401,
        "This seat is no longer yours on this device.",
        "Cette place n’est plus la tienne sur cet appareil.",
    ),
    "link-used": (
        410,
        "This link has been used or is older than ten minutes. Ask for a new one at the seat.",
        "Ce lien a servi ou a plus de dix minutes. Demandes-en un nouveau depuis la place.",
    ),
    "gallery-closed": (
        410,
        "This gallery is closed: the table took the link back, or its time is over. Ask who sent it to you.",
        "Cette galerie est fermée : le lien a été repris ou a expiré. Demande à qui te l’a envoyé.",
    ),
    "no-such-screen": (
        404,
        "No screen shows that code. Look again: it changes every five minutes.",
        "Aucun écran n’affiche ce code. Regarde encore : il change toutes les cinq minutes.",
    ),
    "too-many-tries": (
        429,
        "Too many tries from your network. Wait a minute, or use the invite link.",
        "Trop d’essais depuis ton réseau. Attends une minute, ou utilise le lien d’invitation.",
    ),
    "deck-elsewhere": (
        403,
        "These pictures belong to another table.",
        "Ces images appartiennent à une autre table.",
    ),
    "unreadable": (400, "The request could not be read.", "La demande est illisible."),
    "too-large": (413, "That is too much at once.", "C’est trop à la fois."),
    "wrong-origin": (403, "This page may not talk to this server.", "Cette page n’est pas admise ici."),
    "not-found": (404, "There is nothing here.", "Il n’y a rien ici."),
    "unavailable": (
        503,
        "The server cannot save anything just now. Nothing was changed; try again soon.",
        "Le serveur ne peut rien enregistrer pour l’instant. Rien n’a changé ; réessaie bientôt.",
    ),
    "busy": (
        503,
        "Too much is happening at this table. Try again.",
        "Il se passe trop de choses à cette table. Réessaie.",
    ),
    "broken": (500, "Something went wrong on the server. Try again.", "Le serveur a eu un souci. Réessaie."),
}
"""HTTP status and sentences of what can go wrong outside the rules."""
