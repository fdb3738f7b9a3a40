// What nobody waits for: letters of other scripts, the home-screen app, what whoever runs the server says.
import { mount } from "svelte";
import { i18n } from "../i18n/language.svelte";
import "../style/scripts.css";
import Notice from "./Notice.svelte";
import { install } from "./worker";

export function begin(): void {
  void i18n.fetchRefusals();
  install();
  mount(Notice, { target: document.body });
}
