// Light, dark, or as the system has it.
import { $, attribute } from "../../js/dom.js";
import { read, write } from "../../js/store.js";

const themes = /** @type {const} */ (["system", "light", "dark"]);

/**
 * makeTheme lets the reader choose a theme; the board hears what is in force.
 * @param {Palace.Site} site
 */
export function makeTheme({ attempt }) {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let theme = read("localStorage", "theme", "system");
  const apply = () => {
    attribute(document.documentElement, "data-theme", theme === "system" ? null : theme);
    for (const name of themes) $(`theme-${name}`).hidden = name !== theme;
    const night = theme === "dark" || (theme === "system" && dark.matches);
    attribute(document.documentElement, "data-dark", night ? "" : null); // as the board is, which paper wants light
    attempt("theme", { dark: night, still: still.matches });
  };
  $("theme").addEventListener("click", () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length];
    write("localStorage", "theme", theme === "system" ? null : theme);
    apply();
  });
  // While it prints, a browser may say that it is light; the board stays as it was drawn.
  dark.addEventListener("change", () => matchMedia("print").matches || apply());
  still.addEventListener("change", apply);
  apply();
  return { ready: apply };
}
