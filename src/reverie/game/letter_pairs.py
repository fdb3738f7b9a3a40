"""Which letters stand side by side in a language (W2). Written by tools/letter_pairs.py."""

from typing import Final

PAIRS: Final[dict[str, frozenset[str]]] = {
    "en": frozenset(
        row[0] + letter
        for row in (
            " abcdefghijklmnopqrstuvwyz",
            "a abcdefghijklmnpqrstuvwxyz",
            "b abceiloprstuvyz",
            "c acehiklorstuy",
            "d abcdefghiklmnoprstuvy",
            "e abcdefghiklmnopqrstuvwxyz",
            "f aefilorstuwy",
            "g abeghilnorstuy",
            "h abdefhilmorstuwy",
            "i abcdefgiklmnopqrstuvxz",
            "jaeopu",
            "k befilmnrstuwy",
            "l abcdefgiklmnoprstuvwy",
            "m abcefilmnopstuwy",
            "n abcdefghijklnoprstuvwy",
            "o abcdefghiklmnoprstuvwxyz",
            "p aefhiklnoprstuwy",
            "qru",
            "r abcdefghiklmnopqrstuvwyz",
            "s abcdefghiklmnopqstuwy",
            "t abcefghiklmnoprstuvwy",
            "u abcdefghilmnopqrstuz",
            "v aeiory",
            "w acdefhiklmnorsuwy",
            "x acehiopt",
            "y abcdefilmoprstw",
            "z eilotz",
        )
        for letter in row[1:]
    ),
    "fr": frozenset(
        row[0] + letter
        for row in (
            " abcdefghijklmnopqrstuvwyz",
            "a abcdefghijlmnopqrstuvxyz",
            "b aceijlmoprsuyz",
            "c acehikloprstuy",
            "d adefimorstuvyz",
            "e abcdefghijlmnopqrstuvwxyz",
            "f acefilorstuwy",
            "g aehilnorstu",
            "h aehimnortuwy",
            "i abcdefgilmnopqrstvxz",
            "j aeopsu",
            "k eiors",
            "l abcdeghilmopqrstuy",
            "m abeilmnopsuy",
            "n acdefghijklnoqrstuvxyz",
            "o abcdefghijklmnopqrstuvwxy",
            "p acdefhilnoprstuy",
            "q ru",
            "r abcdefgiklmnopqrstuvy",
            "s abcefhiklmnopqstuvy",
            "t acehiloprstuy",
            "u abcdefghijlmnopqrstuvxyz",
            "vaegiloru",
            "w aehinos",
            "x aceiopt",
            "y aceghjmnoprstu",
            "z aeiotuz",
        )
        for letter in row[1:]
    ),
}
