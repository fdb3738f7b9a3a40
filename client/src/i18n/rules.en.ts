// The rules in the app, English: for each ruleset its course and its points, in our own words.
export interface RulesText {
  readonly course: readonly string[];
  readonly points: readonly (readonly [string, string])[];
  readonly end: string;
}

export interface RulesBook {
  readonly title: string;
  readonly course: string;
  readonly points: string;
  readonly end: string;
  readonly fair: string;
  readonly fairText: string;
  readonly promised: string;
  readonly seed: string;
  readonly texts: Record<string, RulesText>;
}

const TURN = [
  "Everyone holds six cards (seven with three players) that nobody else may see.",
  "One player is the storyteller. In the first turn it is whoever has an idea first; then the role goes round to the left.",
  "The storyteller chooses a card and says something of it: a word, a sentence, a sound, a song, a gesture. It may be invented or quoted.",
  "Everyone else gives the card of theirs that goes best with the clue, face down. With three players, two cards each.",
  "The cards are shuffled and laid out, numbered. Everyone but the storyteller votes in secret for the card they take for the storyteller’s, never for their own.",
  "Votes and owners are revealed, points are given, everyone draws back to a full hand.",
];

export const rules: RulesBook = {
  title: "The rules",
  course: "A turn",
  points: "The points",
  end: "The end",
  fair: "Fair shuffles",
  fairText:
    "All shuffles of a game come from one secret number that is settled beforehand. This is its fingerprint. After the game the number itself is shown here: with the table’s log, anybody can check every shuffle and every point (reverie verify).",
  promised: "Fingerprint",
  seed: "The number",
  texts: {
    dixit: {
      course: TURN,
      points: [
        ["3 + 3", "Some found the storyteller’s card, but not all: three points for the storyteller, three for each who found it."],
        ["2", "Everyone found it, or nobody did: nothing for the storyteller, two for each of the others."],
        ["+1", "For each vote on your own card, unless you are the storyteller."],
      ],
      end: "At the end of the turn in which somebody reaches thirty points (or what the table chose), whoever has most wins. Ties share the victory.",
    },
    odyssey: {
      course: [...TURN, "From seven players on, everyone may cast a second vote, for a different card. One of the two is enough to have found it."],
      points: [
        ["3 + 3", "Some found the storyteller’s card, but not all: three points for the storyteller, three for each who found it."],
        ["2", "Everyone found it, or nobody did: nothing for the storyteller, two for each of the others."],
        ["+1", "For each vote on your own card, three at most."],
        ["+1", "From seven players on: you found it and used one vote only."],
      ],
      end: "At the end of the turn in which somebody reaches thirty points (or what the table chose), whoever has most wins. Ties share the victory.",
    },
    "odyssey-party": {
      course: [
        "Everyone holds five cards. The storyteller’s stay face down.",
        "Without looking, the storyteller says a phrase out of the blue. Only then are the cards turned.",
        "Everyone, the storyteller included, gives the card that fits the phrase best.",
        "Everyone votes for the card they think most people will choose; one’s own is allowed. The storyteller also places the red token on a card.",
        "After the turn everyone draws a card and passes the whole hand to the left.",
      ],
      points: [
        ["2–5", "As many points as there are votes on your card of choice, five at most."],
        ["0", "You are alone on that card."],
        ["0", "The red token lies on the card you chose."],
      ],
      end: "When everyone has been the storyteller as often as agreed, whoever has most points wins.",
    },
    "odyssey-team": {
      course: [
        "You play in pairs who sit face to face; each holds four cards.",
        "The storyteller gives a clue for a card. Their partner, having heard it, adds a card that fits.",
        "In every other pair the two agree, openly and without describing their cards, which of them gives a card.",
        "The other one of the pair votes, never for the pair’s own card.",
      ],
      points: [
        ["3 + 3", "Some pairs found it, but not all: three for the storyteller’s pair, three for each pair that found it."],
        ["2", "All pairs found it, or none did: nothing for the storyteller’s pair, two for each other pair."],
        ["+1", "For each vote on a card your pair gave, the storyteller’s excepted, three at most."],
      ],
      end: "When everyone has been the storyteller as often as agreed, the pair with most points wins.",
    },
    kids: {
      course: [
        "You play together. Eight rabbits live in four burrows, two in each, and you want them all at the party before Sunday.",
        "The chief postwoman chooses one of the two rabbits of a burrow, the guest, and lays a card that is like it: the invitation.",
        "Everyone else lays a card that is like the other rabbit of that burrow.",
        "The cards are shuffled and laid out. Whoever knows which is the invitation raises a finger. When all fingers are up, the chief counts to three and all point at once.",
      ],
      points: [
        ["2", "Two or more found the invitation: both rabbits of the burrow come to the party."],
        ["…", "Fewer: they stay at home, and you may visit them again."],
      ],
      end: "All eight are at the party, or the sun reaches Sunday.",
    },
  },
};
