// What nobody waits for: the home-screen app, and what whoever runs the server has to say.
import { mount } from "svelte";
import Notice from "./Notice.svelte";
import { install } from "./worker";

export function begin(): void {
  install();
  mount(Notice, { target: document.body });
}
