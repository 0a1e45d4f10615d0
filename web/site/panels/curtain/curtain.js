// What is seen in the board's place until that is drawn: a picture of it, and how far the
// programs have come. What it says comes before Go, so that it stands in the page.
import { $, all, attribute, text } from "../../js/dom.js";
import { drawing } from "../../js/trusted.js";
import { worded } from "../../js/worded.js";

/**
 * makeCurtain says what keeps the board; again() resolves when it is tried again.
 * @param {() => void} again
 */
export function makeCurtain(again) {
  const root = $("curtain");
  let [drawn, ready] = [false, false]; // of a board: whether it can be seen, and played
  let dressed = false; // whether the page has its style
  /** board puts the picture of a lesson's board on the squares, which the build has drawn; null takes it away. */
  const board = (/** @type {Palace.Ahead["board"] | null} */ of) => {
    attribute(root, "data-lies", of?.lies ?? null);
    for (const name of /** @type {const} */ (["columns", "rows"])) {
      if (of) root.style.setProperty(`--${name}`, String(of[name]));
      else root.style.removeProperty(`--${name}`);
    }
    $("ahead").replaceChildren(drawing(of?.picture) ?? "");
  };
  const look = () => {
    root.hidden = drawn && ready && dressed;
    if (root.hidden && root.dataset.lies) board(null); // it comes back without
    attribute(root, "data-ready", ready && dressed ? "" : null);
  };
  /** show puts words on the curtain, and the bar or, if it failed, the button, where that can help. */
  const show = (title, words, failed, forbidden = false) => {
    text($("curtain-title"), title);
    text($("curtain-text"), words);
    if (failed) text($("loading-text"), "");
    $("loading").hidden = failed;
    $("again").hidden = !failed || forbidden;
    [drawn, ready] = [false, false];
    look();
  };
  /** begin covers a board that is started again. */
  const begin = () => show(worded("curtain-setting-up-board"), worded("curtain-game-comes-back-as"), false);
  $("again").addEventListener("click", () => {
    begin();
    again();
  });
  return {
    board,
    begin,
    loading({ text: words, fraction }) {
      if ($("loading").hidden) show(worded("curtain-setting-up-board"), worded("curtain-on-its-way-after"), false);
      for (const bar of all(document, "#loading, .door-loading", HTMLProgressElement)) bar.value = fraction;
      text($("loading-text"), words);
    },
    /** @param {Palace.Events["failed"]} failure */
    failed({ title, text: words, forbidden }) {
      show(title, words, true, forbidden);
    },
    drawn() {
      drawn = true;
      look();
    },
    /** open lets the board through to whoever plays, and to whoever looks once it is drawn. */
    open() {
      ready = true;
      look();
    },
    /** dressed is told once the page has its style: a board that failed before stays covered. */
    dressed() {
      dressed = true;
      look();
    },
  };
}
