// Where the page begins: the language first, then the screen.
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./connection/preferences.svelte";
import { i18n } from "./i18n/language.svelte";
import "./style/base.css";

// A tab older than the server asks for files that are gone: the page starts afresh, the seat is kept.
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("reverie.reloaded"));
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem("reverie.reloaded", String(Date.now()));
  location.reload();
});

preferences.dress();
void i18n.speak().then(() => mount(App, { target: document.getElementById("app")! }));
