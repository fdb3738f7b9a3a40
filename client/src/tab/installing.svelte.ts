// Whether the browser would put the game on the home screen.
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<Offer | null>(null);
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event as Offer;
});
addEventListener("appinstalled", () => (offer = null));

export const installing = {
  get can(): boolean {
    return offer !== null;
  },
  ask(): void {
    void offer?.prompt();
    offer = null;
  },
};
