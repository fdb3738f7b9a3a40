// Where the page begins: the language first, then the screen.
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./connection/preferences.svelte";
import { reloadWhenOutdated } from "./connection/reloading";
import { i18n } from "./i18n/language.svelte";
import "./style/base.css";

reloadWhenOutdated();
preferences.dress();
addEventListener("load", () => void import("./company/worker").then(({ install }) => install(), () => null));
void i18n.speak().then(() => mount(App, { target: document.getElementById("app")! }));
