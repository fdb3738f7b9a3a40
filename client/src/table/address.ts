// What a host enters as the address that others can open.

/** What was typed, as an address without anything behind it; null if it is none. */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  // Tunnels and servers speak https; a bare number or a port is a computer at home.
  const plain = /^(\[|\d+\.\d+\.\d+\.\d+|[^/]+:\d)/.test(text);
  const named = /^https?:/i.test(text) ? text : `${plain ? "http" : "https"}://${text}`;
  try {
    const { origin, hostname } = new URL(named);
    return hostname.includes(".") || hostname.startsWith("[") || hostname === "localhost" ? origin : null;
  } catch {
    return null;
  }
}

/** What a computer calls itself. */
export const isOwn = (address: string): boolean =>
  /^https?:..(localhost|[^/]*\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])(:|$)/.test(address);
