"""What the frame of the site says, in each language."""

from menu import Language

WORDS: dict[Language, dict[str, str]] = {
    "en": {
        "skip": "To the text",
        "menu": "All pages",
        "on_page": "On this page",
        "search": "Search",
        "search_for": "Search the site",
        "search_needs": "Searching needs JavaScript; “All pages” above lists everything.",
        "twin": "En français",
        "before": "Before",
        "after": "Next",
        "source": "This page’s source",
        "code": "Source code",
        "english": "in English",
        "affiliation": "Independent of, and not affiliated with, the publisher of Dixit.",
        "licence": "Code Apache-2.0, pictures and sounds CC BY 4.0.",
    },
    "fr": {
        "skip": "Aller au texte",
        "menu": "Toutes les pages",
        "on_page": "Sur cette page",
        "search": "Chercher",
        "search_for": "Chercher dans le site",
        "search_needs": "La recherche a besoin de JavaScript ; « Toutes les pages », plus haut, montre tout.",
        "twin": "In English",
        "before": "Avant",
        "after": "Ensuite",
        "source": "La source de cette page",
        "code": "Code source",
        "english": "en anglais",
        "affiliation": "Projet indépendant, sans lien avec l’éditeur de Dixit.",
        "licence": "Code sous Apache-2.0, images et sons sous CC BY 4.0.",
    },
}
