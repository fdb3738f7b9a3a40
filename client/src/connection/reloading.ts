// A tab older than the server asks for files that are gone:
// the page starts afresh once the server answers. The seat is kept.
import { base } from "./base";

const unnoticed = new WeakSet<object>();

/** Fetching ahead may fail without anybody noticing; whoever really asks meanwhile is answered. */
export async function quietly(ahead: () => Promise<unknown>): Promise<void> {
  await ahead().catch((failure: object) => unnoticed.add(failure));
}

const reachable = () =>
  fetch(`${base}/healthz`, { cache: "no-store" }).then(
    (answer) => answer.ok,
    () => false,
  );
const WAIT = 2000;
const SOON = 60_000;

/** Once: what fails again right after a reload is not cured by another. */
const reloaded = () =>
  performance.now() < SOON &&
  (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type ===
    "reload";

async function afresh(): Promise<void> {
  if (reloaded()) return;
  while (!(await reachable())) await new Promise((resolve) => setTimeout(resolve, WAIT));
  location.reload();
}

/** The server says that this page is too old for it. */
export function reloadOnce(): void {
  if (!reloaded()) location.reload();
}

export function reloadWhenOutdated(): void {
  // Told before the one who asked: what was fetched ahead is known as such only then.
  addEventListener("vite:preloadError", ({ payload }) =>
    setTimeout(() => unnoticed.has(payload) || void afresh()),
  );
}
