// The home-screen app: a worker that keeps the page itself,
// only where the browser allows one (HTTPS, or this very machine).
import { base } from "../connection/base";

export function install(): void {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.register(`${base}/sw.js`).catch(() => null);
}
