// "Your turn" where the page cannot be seen: the title of the tab and its icon.
const PLAIN = "favicon.svg";
const TURN = "favicon-turn.svg";

export function sign(yours: boolean, title: string): void {
  document.title = title;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
  if (!link) return;
  const wanted = link.href.replace(new RegExp(`(${PLAIN}|${TURN})$`), yours ? TURN : PLAIN);
  if (link.href !== wanted) link.href = wanted;
}
