// The few addresses of the game, without a framework.
import { addressOf, placeNow } from "../connection/network";
export type Route =
  | { readonly at: "home" }
  | { readonly at: "table"; readonly code: string; readonly invite: string | null }
  | { readonly at: "watch"; readonly code: string; readonly invite: string | null }
  | { readonly at: "tv"; readonly code: string | null; readonly invite: string | null }
  | { readonly at: "gallery"; readonly secret: string }
  | { readonly at: "privacy" }
  | { readonly at: "operator" }
  | { readonly at: "seat"; readonly secret: string }
  | { readonly at: "here"; readonly nonce: string }
  | { readonly at: "pair"; readonly code: string };

function read(): Route {
  const [, first, second] = placeNow().split("/");
  const invite = decoded(location.hash.slice(1)) || null;
  const code = tidy(second ?? "");
  if (first === "t" && code) return { at: "table", code, invite };
  if (first === "tv") return { at: "tv", code: code || null, invite };
  if (first === "watch" && code) return { at: "watch", code, invite };
  if (first === "seat" && invite) return { at: "seat", secret: invite };
  // What a host opens under another address, to see whether it leads here.
  if (first === "here" && invite) return { at: "here", nonce: invite };
  // What a television shows as a QR code.
  if (first === "pair" && invite) return { at: "pair", code: tidy(invite) };
  if (first === "gallery") return { at: "gallery", secret: invite ?? "" };
  if (first === "privacy") return { at: "privacy" };
  if (first === "operator") return { at: "operator" };
  return { at: "home" };
}

/** A link that lost a piece on its way is no reason to show nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A code as people type it: any case, any spaces. */
export function tidy(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** A code as people read it aloud. */
export function spaced(code: string): string {
  return code.length === 6 ? `${code.slice(0, 3)} ${code.slice(3)}` : code;
}

let route = $state.raw<Route>(read());
addEventListener("popstate", () => (route = read()));
addEventListener("hashchange", () => (route = read()));

export const router = {
  get route(): Route {
    return route;
  },
  go(path: string): void {
    history.pushState(null, "", addressOf(path));
    route = read();
  },
  replace(path: string): void {
    history.replaceState(null, "", addressOf(path));
    route = read();
  },
};
