// A sum that keeps small children out of the menu: four answers to choose from, one of them right.
export interface Sum {
  readonly a: number;
  readonly b: number;
  readonly answer: number;
  readonly choices: readonly number[];
}

export function sum(random: () => number): Sum {
  const a = 6 + Math.floor(random() * 4);
  const b = 3 + Math.floor(random() * 6);
  const answer = a * b;
  const choices = [answer, answer + a, answer - b, answer + 10].sort((x, y) => x - y);
  return { a, b, answer, choices };
}
