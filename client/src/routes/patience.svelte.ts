// What comes within a moment is not announced: until then the page stays as it opened.
const A_MOMENT = 1000;

export class Patience {
  over = $state(false);

  constructor() {
    $effect(() => {
      const timer = setTimeout(() => (this.over = true), A_MOMENT);
      return () => clearTimeout(timer);
    });
  }
}
