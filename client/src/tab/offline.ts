// The worker that keeps the whole game for when there is no network; in the place of src/company/worker.ts.
import { base } from "../connection/base";

/** Pictures for later are fetched when those of the first turn have come. */
const WHEN_QUIET = 15_000;

export function install(): void {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  void serviceWorker
    .register(`${base}/sw.js`)
    .then(() => serviceWorker.ready)
    .then(({ active }) => setTimeout(() => active?.postMessage("pictures"), WHEN_QUIET))
    .catch(() => null);
}
