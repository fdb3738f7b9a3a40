// Where the game lives on its host: "" at the root, "/reverie" below a path. Scripts lie in <base>/assets/.
export const base = import.meta.env.DEV ? "" : new URL("..", import.meta.url).pathname.slice(0, -1);

/** The whole address of a place in the game. */
export const link = (path: string) => location.origin + base + path;

/** As people type it: without the protocol. */
export const spoken = (path: string) => location.host + base + path;

export const socketAddress = () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${base}/ws`;

export const cardAddress = (file: string) => `${base}/cards/${file}`;
