// Where the page begins: what the first screen asks for and the language, then the screen.
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { askEarly } from "./connection/early";
import { preferences } from "./connection/preferences.svelte";
import { quietly, reloadWhenOutdated } from "./connection/reloading";
import { i18n } from "./i18n/language.svelte";

/** What nobody waits for comes when the first screen is there. */
const LATER = 3000;

askEarly();
reloadWhenOutdated();
preferences.dress();
addEventListener("load", () =>
  setTimeout(() => void quietly(async () => (await import("./company/later")).begin()), LATER),
);
void i18n.speak().then(() => mount(App, { target: document.getElementById("app")! }));
