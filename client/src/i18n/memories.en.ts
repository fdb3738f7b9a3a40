// Looking back at a finished game, English.
import { grammar } from "./grammar";

const { plural } = grammar("en", []);

export const memories = {
  title: "Keep this game",
  loved: "Most loved",
  lovedWhy: (points: number) => `It gave the table ${plural(points, { one: "one point", other: "# points" })}.`,
  replay: "Watch it again",
  picture: "A picture to share",
  pictureOf: "The picture: the clue, its card and who won",
  save: "Save the picture",
  send: "Send the picture",
  link: "A link to this game",
  linkWhy: (days: string) => `Whoever has it sees the clues, cards, votes and points of this game, and nothing else, until ${days}. Anybody at the table can take it back.`,
  linkNot: "Whoever has the link sees the clues, cards, votes and points of this game, and nothing else.",
  make: "Make a link",
  another: "Make a new link",
  madeBy: (name: string) => `${name} has made one.`,
  copy: "Copy the link",
  copied: "The link is copied.",
  copyThis: "Copy this link:",
  takeBack: "Take it back",
  taken: "The link is closed.",
  earlier: "Links to earlier games",
  game: (n: number, until: string) => `Game ${n}, until ${until}`,
  turnOf: (n: number, all: number) => `Turn ${n} of ${all}`,
  first: "Turn before",
  last: "Next turn",
  back: "Step back",
  on: "Step on",
  play: "Play",
  pause: "Pause",
  keys: "Arrow keys step, Space plays, Page keys change the turn.",
  open: "Opening the gallery…",
  closed: "This gallery is closed",
  played: (ruleset: string, when: string) => `${ruleset}, ${when}`,
  until: (when: string) => `This page can be seen until ${when}.`,
  yours: "Play a game of your own",
  delete: "Delete the table",
  deleteSure: "Delete this table with all its games, at once and for good?",
  privacy: "Privacy",
  both: "Both rabbits come to the party!",
  none: "They stay at home this time.",
};

export type Memories = typeof memories;
