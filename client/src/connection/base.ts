// Where the game lives on its host: "" at the root, "/reverie" below a path. Scripts lie in <base>/assets/.
export const base = import.meta.env.DEV ? "" : new URL("..", import.meta.url).pathname.slice(0, -1);

/** As people type it: without the protocol. */
export const spoken = (address: string) => address.replace(/^https?:../, "");

export const socketAddress = () =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${base}/ws`;

export const cardAddress = (file: string) => `${base}/cards/${file}`;
