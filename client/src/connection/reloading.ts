// A tab older than the server asks for files that are gone: the page starts afresh once the server answers. The seat is kept.
import { base } from "./base";
let quiet = false;

/** Fetching ahead may fail without anybody noticing. */
export async function quietly(ahead: () => Promise<unknown>): Promise<void> {
  quiet = true;
  await ahead().catch(() => null);
  quiet = false;
}

const reachable = () => fetch(`${base}/healthz`, { cache: "no-store" }).then((answer) => answer.ok, () => false);
const WAIT = 2000;
const SOON = 60_000;

/** Once: what fails again right after a reload is not cured by another. */
const reloaded = () => performance.now() < SOON && (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type === "reload";

async function afresh(): Promise<void> {
  if (reloaded()) return;
  while (!(await reachable())) await new Promise((resolve) => setTimeout(resolve, WAIT));
  location.reload();
}

export function reloadWhenOutdated(): void {
  addEventListener("vite:preloadError", (event) => {
    if (quiet) return event.preventDefault();
    void afresh();
  });
}
