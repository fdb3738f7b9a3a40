// What only whoever runs the server asks, with their key; it is kept for this tab alone.
import { ask } from "../connection/api";
import type { OperatorView } from "../protocol/types";

const KEPT = "reverie.operator";

/** Never fails where storage is blocked: then the key is asked for again after a reload. */
export const operatorKey = {
  get(): string | null {
    try {
      return sessionStorage.getItem(KEPT);
    } catch {
      return null;
    }
  },
  keep(key: string | null): void {
    try {
      if (key === null) sessionStorage.removeItem(KEPT);
      else sessionStorage.setItem(KEPT, key);
    } catch {
      // It stays in the page.
    }
  },
};

export const look = (key: string) => ask<OperatorView>("GET", "/api/operator", undefined, undefined, key);
export const deleteTable = (id: string, key: string) =>
  ask<void>("DELETE", `/api/operator/tables/${id}`, undefined, undefined, key);
export const tell = (text: string, key: string) =>
  ask<void>("POST", "/api/operator/notice", { text }, undefined, key);
export const withdraw = (key: string) =>
  ask<void>("DELETE", "/api/operator/notice", undefined, undefined, key);
