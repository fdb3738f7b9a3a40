// The television.
import { plural } from "./grammar.en";

export const tv = {
  tv: {
    title: "On the TV",
    join: "Join with your phone",
    scan: "Scan, or open",
    here: (n: number) => plural(n, { one: "# player is here", other: "# players are here" }),
    start: (name: string) => `${name} starts the game on the phone.`,
    ask: "Which table shall this screen show?",
    why: "Type the code you see on a phone at the table.",
    show: "Show the table",
    begins: "Who begins?",
    looks: (name: string) => `${name} is looking for a clue`,
    agree: "The pairs agree who gives a card.",
    played: "have played",
    voted: "have voted",
    agreed: "have agreed",
    of: (done: number, all: number) => `${done} of ${all}`,
    next: (name: string) => `Next: ${name}`,
    loved: "The most loved clue",
    paused: "A little break",
  },
};
