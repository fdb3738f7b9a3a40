// What only grown-ups decide at a children's table waits behind a sum:
// removing somebody, another game, a gone player.
let waiting = $state.raw<(() => void) | null>(null);

export const gate = {
  get waiting(): (() => void) | null {
    return waiting;
  },
  /** It stays while the table moves on. */
  ask(then: () => void): void {
    waiting = then;
  },
  close: (): void => {
    waiting = null;
  },
};
