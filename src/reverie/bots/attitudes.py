"""The rabbits' attitudes in words that a card's texts may share."""

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "joyful": ("joy, happy, laughing, celebration", "joie, heureux, rire, fête"),
    "proud": ("pride, proud, triumph, crown", "fierté, fier, triomphe, couronne"),
    "in-love": ("love, in love, heart, tenderness", "amour, amoureux, cœur, tendresse"),
    "curious": ("curiosity, curious, discovery, secret door", "curiosité, curieux, découverte, mystère"),
    "mischievous": ("mischief, prank, trick, naughty", "malice, farce, bêtise, coquin"),
    "grateful": ("gratitude, thanks, gift, kindness", "gratitude, merci, cadeau, gentillesse"),
    "amazed": ("wonder, amazement, marvel, surprise", "émerveillement, merveille, surprise, ébahi"),
    "sleepy": ("sleep, tired, bed, night, dream", "sommeil, fatigue, lit, nuit, dormir"),
    "brave": ("courage, brave, adventure, danger", "courage, brave, aventure, danger"),
    "caring": ("care, protection, comfort, tenderness", "soin, protéger, réconfort, douceur"),
    "hungry": ("hunger, food, meal, harvest, feast", "faim, manger, repas, récolte, festin"),
    "calm": ("calm, peace, quiet, stillness", "calme, paix, silence, tranquillité"),
    "inspired": ("inspiration, art, music, imagination", "inspiration, art, musique, imagination"),
    "silly": ("silly, funny, absurd, clown", "drôle, absurde, rigolo, clown"),
    "secretive": ("secret, hiding, whisper, hidden", "secret, cacher, chuchoter, caché"),
    "dreamy": ("dream, clouds, imagination, elsewhere", "rêve, nuages, imagination, ailleurs"),
    "sad": ("sadness, tears, rain, loss", "tristesse, larmes, pluie, perte"),
    "furious": ("anger, rage, storm, quarrel", "colère, rage, orage, dispute"),
    "afraid": ("fear, afraid, darkness, danger", "peur, effroi, obscurité, danger"),
    "shy": ("shyness, hiding, timid, small", "timidité, se cacher, timide, petit"),
    "jealous": ("jealousy, envy, rivalry, watching", "jalousie, envie, rivalité, regarder"),
    "disgusted": ("disgust, dirt, mud, nasty", "dégoût, saleté, boue, beurk"),
    "bored": ("boredom, waiting, monotony, nothing to do", "ennui, attente, monotonie, rien à faire"),
    "lonely": ("loneliness, alone, solitude, far away", "solitude, seul, isolé, loin"),
    "sulky": ("sulking, stubborn, grumpy, turned away", "bouder, têtu, grognon, dos tourné"),
    "guilty": ("guilt, regret, mistake, broken", "culpabilité, regret, faute, cassé"),
    "suspicious": ("suspicion, mistrust, spying, trap", "méfiance, soupçon, espionner, piège"),
    "lost": ("lost, labyrinth, searching, wandering", "perdu, labyrinthe, chercher, errer"),
    "disappointed": ("disappointment, missed, too late, empty", "déception, raté, trop tard, vide"),
    "impatient": ("impatience, haste, waiting, clock", "impatience, hâte, attendre, horloge"),
    "selfish": ("greed, selfish, possession, mine", "avidité, égoïste, posséder, à moi"),
    "poorly": ("illness, weak, fever, winter", "maladie, faible, fièvre, hiver"),
}


def words_for(attitude: str, language: str) -> str:
    english, french = WORDS.get(attitude, (attitude.replace("-", " "),) * 2)
    return french if language == "fr" else english
