/** The first thing that runs: language and theme, then the page. */
import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./lib/i18n.svelte";
import { settings, show } from "./lib/settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

show();
void speak(settings.lang).then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
});
