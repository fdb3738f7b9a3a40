// Which sheet of the menu is open, if any.
export type Sheet =
  | "menu"
  | "rules"
  | "scores"
  | "settings"
  | "invite"
  | "device"
  | "tv"
  | "seeing"
  | "keep"
  | "guests"
  | "elsewhere";

let open = $state<Sheet | null>(null);

export const sheet = {
  get open(): Sheet | null {
    return open;
  },
};

export function openMenu(which: Sheet = "menu"): void {
  open = which;
}

export function closeMenu(): void {
  open = null;
}
