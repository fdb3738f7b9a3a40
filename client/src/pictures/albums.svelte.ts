// The decks this browser made, as the server has them; files go on arriving while the page is elsewhere.
import { ApiError } from "../connection/api";
import type { OwnCardView, OwnDeckHead, OwnDeckView, PictureRules } from "../protocol/types";
import * as api from "./api";
import { owned } from "./owned";
import { Sending } from "./sending.svelte";

class Albums {
  #rules = $state.raw<PictureRules | null>(null);
  #decks = $state.raw<readonly OwnDeckView[]>([]);
  readonly #sending = new Map<string, Sending>();
  /** Decks with other cards than when they were put on a table. */
  readonly changed = new Set<string>();

  get rules(): PictureRules | null {
    return this.#rules;
  }
  get decks(): readonly OwnDeckView[] {
    return this.#decks;
  }

  deck(id: string): OwnDeckView | undefined {
    return this.#decks.find((deck) => deck.id === id);
  }

  key(id: string): api.Owned {
    return owned.all().find((deck) => deck.id === id) ?? { id, token: "" };
  }

  async load(): Promise<void> {
    this.#rules = await api.rules();
    const found = await Promise.all(
      owned.all().map((deck) => api.read(deck).catch((error: unknown) => gone(deck.id, error))),
    );
    this.#decks = found.filter((deck) => deck !== null);
  }

  async create(head: OwnDeckHead): Promise<string> {
    const { deck, token } = await api.create(head);
    owned.keep({ id: deck.id, token });
    this.#decks = [...this.#decks, deck];
    return deck.id;
  }

  async save(id: string, head: OwnDeckHead): Promise<void> {
    const saved = await api.save(this.key(id), head);
    this.#put(id, (deck) => ({ ...saved, cards: deck.cards }));
  }

  sending(id: string): Sending {
    const known = this.#sending.get(id);
    if (known) return known;
    const fresh = new Sending(this.key(id), this.#rules!, (card) => this.#arrived(id, card));
    this.#sending.set(id, fresh);
    return fresh;
  }

  async edit(id: string, card: string, edit: Parameters<typeof api.editCard>[2]): Promise<void> {
    const saved = await api.editCard(this.key(id), card, edit);
    this.#put(id, (deck) => ({ ...deck, cards: deck.cards.map((one) => (one.id === card ? saved : one)) }));
  }

  async removeCard(id: string, card: string): Promise<void> {
    await api.removeCard(this.key(id), card);
    this.changed.add(id);
    this.#put(id, (deck) => ({ ...deck, cards: deck.cards.filter((one) => one.id !== card) }));
  }

  async remove(id: string, when?: "now" | "after-the-game"): Promise<void> {
    await api.remove(this.key(id), when);
    this.#sending.get(id)?.stop();
    this.#sending.delete(id);
    owned.forget(id);
    this.#decks = this.#decks.filter((deck) => deck.id !== id);
  }

  #arrived(id: string, card: OwnCardView): void {
    this.changed.add(id);
    this.#put(id, (deck) => ({ ...deck, cards: [...deck.cards, card] }));
  }

  #put(id: string, change: (deck: OwnDeckView) => OwnDeckView): void {
    this.#decks = this.#decks.map((deck) => (deck.id === id ? change(deck) : deck));
  }
}

/** A deck that is no more is forgotten; one that could not be asked for stays for another day. */
function gone(id: string, error: unknown): null {
  if (error instanceof ApiError && error.problem.code === "deck-gone") owned.forget(id);
  return null;
}

export const albums = new Albums();
