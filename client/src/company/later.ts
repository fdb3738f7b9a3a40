// What nobody waits for: letters of other scripts, the home-screen app, what whoever runs the server says.
import { mount } from "svelte";
import { i18n, scripts } from "../i18n/language.svelte";
import Notice from "./Notice.svelte";
import { install } from "./worker";

export function begin(): void {
  void i18n.fetchRefusals();
  void scripts().catch(() => null);
  install();
  mount(Notice, { target: document.body });
}
