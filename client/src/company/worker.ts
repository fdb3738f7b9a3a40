// The home-screen app: a worker that keeps the page itself, only where the browser allows one (HTTPS, or this very machine).
export function install(): void {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => null);
}
