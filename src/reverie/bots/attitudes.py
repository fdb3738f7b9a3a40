"""The rabbits' attitudes in words that a card's texts may share."""

from typing import Final

from reverie.texts import written

WORDS: Final[dict[str, str]] = {
    "joyful": "joy, happy, laughing, celebration",
    "proud": "pride, proud, triumph, crown",
    "in-love": "love, in love, heart, tenderness",
    "curious": "curiosity, curious, discovery, secret door",
    "mischievous": "mischief, prank, trick, naughty",
    "grateful": "gratitude, thanks, gift, kindness",
    "amazed": "wonder, amazement, marvel, surprise",
    "sleepy": "sleep, tired, bed, night, dream",
    "brave": "courage, brave, adventure, danger",
    "caring": "care, protection, comfort, tenderness",
    "hungry": "hunger, food, meal, harvest, feast",
    "calm": "calm, peace, quiet, stillness",
    "inspired": "inspiration, art, music, imagination",
    "silly": "silly, funny, absurd, clown",
    "secretive": "secret, hiding, whisper, hidden",
    "dreamy": "dream, clouds, imagination, elsewhere",
    "sad": "sadness, tears, rain, loss",
    "furious": "anger, rage, storm, quarrel",
    "afraid": "fear, afraid, darkness, danger",
    "shy": "shyness, hiding, timid, small",
    "jealous": "jealousy, envy, rivalry, watching",
    "disgusted": "disgust, dirt, mud, nasty",
    "bored": "boredom, waiting, monotony, nothing to do",
    "lonely": "loneliness, alone, solitude, far away",
    "sulky": "sulking, stubborn, grumpy, turned away",
    "guilty": "guilt, regret, mistake, broken",
    "suspicious": "suspicion, mistrust, spying, trap",
    "lost": "lost, labyrinth, searching, wandering",
    "disappointed": "disappointment, missed, too late, empty",
    "impatient": "impatience, haste, waiting, clock",
    "selfish": "greed, selfish, possession, mine",
    "poorly": "illness, weak, fever, winter",
}


def words_for(attitude: str, language: str) -> str:
    own: str | None = written(language, "bots").get("attitudes", {}).get(attitude)
    return own or WORDS.get(attitude, attitude.replace("-", " "))
