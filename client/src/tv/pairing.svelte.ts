// A television without a table: it asks for a code to show and waits until a phone names it.
import { socketAddress } from "../connection/base";
import { pause } from "../connection/backoff";
import { reloadOnce } from "../connection/reloading";
import { PROTOCOL, type Paired, type Reach, type ServerMessage } from "../protocol/types";

export class PairingLine {
  #code = $state("");
  #reach = $state.raw<Reach>();
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer = 0;
  #closed = false;

  constructor(readonly onpaired: (paired: Paired) => void) {
    this.#open();
  }

  get code(): string {
    return this.#code;
  }

  /** Under which address phones open what is scanned here. */
  get reach(): Reach | undefined {
    return this.#reach;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(socketAddress());
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "pair", protocol: PROTOCOL }));
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => {
      this.#code = "";
      if (!this.#closed) this.#timer = window.setTimeout(() => this.#open(), pause(this.#attempt++));
    };
  }

  #hear(message: ServerMessage): void {
    if (message.type === "pairing") {
      this.#attempt = 0;
      this.#code = message.code;
      this.#reach = message.reach;
    } else if (message.type === "paired") {
      this.close();
      this.onpaired(message);
    } else if (message.type === "bye" && message.reason === "reload") reloadOnce();
  }
}
