// What belongs to the page itself and not to the game: theme, tabs, the
// notice over the board, and the curtain while there is no board.
import { $, all, attribute, pick, text } from "../dom.js";
import { read, write } from "../store.js";

const themes = ["system", "light", "dark"];

/** makeTheme lets the reader choose a theme; tell({dark, still}) hears what is in force. */
export function makeTheme(tell) {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let theme = read("localStorage", "theme", "system");
  const apply = () => {
    attribute(document.documentElement, "data-theme", theme === "system" ? null : theme);
    text($("theme-label"), `Theme: ${theme}`);
    tell({ dark: theme === "dark" || (theme === "system" && dark.matches), still: still.matches });
  };
  $("theme").addEventListener("click", () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length];
    write("localStorage", "theme", theme === "system" ? null : theme);
    apply();
  });
  dark.addEventListener("change", apply);
  still.addEventListener("change", apply);
  apply();
  return apply;
}

/** makeTabs shows one part of the panel at a time where there is no room for all. */
export function makeTabs() {
  const house = pick(document, ".house");
  const tabs = all($("tabs"), "[data-tab]");
  const choose = (name) => {
    house.dataset.tab = name;
    for (const tab of tabs) attribute(tab, "aria-pressed", tab.dataset.tab === name);
    $("panel").scrollTop = 0;
  };
  for (const tab of tabs) tab.addEventListener("click", () => choose(tab.dataset.tab));
  choose("play");
}

/** makeFold keeps what folds away below the map as the reader left it; a tab of its own shows it all. */
export function makeFold() {
  const fold = $("map-more");
  fold.open = read("localStorage", "map-more", $("tabs").checkVisibility() ? "open" : "closed") === "open";
  pick(fold, "summary").addEventListener("click", () => write("localStorage", "map-more", fold.open ? "closed" : "open"));
}

/**
 * makeNotice returns say(sentence, about), which shows a sentence over the board; "" takes
 * away what was said about the same. What lasts, such as a worker's trouble, has a name of
 * its own in about, and is shown again when what was said over it is gone.
 */
export function makeNotice() {
  const said = new Map(); // sentences by what they are about, the latest last
  const show = (sentence) => {
    // The same words once more are to be spoken once more.
    const again = sentence && $("notice-text").textContent === sentence;
    $("notice").hidden = !sentence;
    text($("notice-text"), again ? sentence + "\u00a0" : sentence);
  };
  $("notice-close").addEventListener("click", () => {
    said.clear();
    show("");
  });
  return (sentence, about = "action") => {
    const shown = [...said.keys()].at(-1);
    said.delete(about);
    if (sentence) said.set(about, sentence);
    if (sentence || shown === about) show([...said.values()].at(-1) ?? "");
  };
}

/**
 * makeCurtain hides the board until it is ready, and says what keeps it; again() resolves
 * when the board is tried once more.
 */
export function makeCurtain(again) {
  /** show puts words on the curtain, and the bar or, if it failed, the button. */
  const show = (title, words, failed) => {
    text($("curtain-title"), title);
    text($("curtain-text"), words);
    if (failed) text($("loading-text"), "");
    $("loading").hidden = failed;
    $("again").hidden = !failed;
    $("curtain").hidden = false;
  };
  $("again").addEventListener("click", () => {
    show("Setting up the board", "The game comes back as it was.", false);
    again();
  });
  return {
    loading({ text: words, fraction }) {
      if (!$("again").hidden) show("Setting up the board", "It is on its way after all.", false);
      $("curtain").hidden = false;
      $("loading").value = fraction;
      text($("loading-text"), words);
    },
    failed: ({ title, text: words }) => show(title, words, true),
    open() {
      $("curtain").hidden = true;
    },
  };
}
