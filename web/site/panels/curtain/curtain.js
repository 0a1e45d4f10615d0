// What hides the board until it is ready. What it says comes before Go, so that it stands in
// the page.
import { $, text } from "../../js/dom.js";
import { panel } from "../../js/panel.js";

/**
 * makeCurtain says what keeps the board; again() resolves when it is tried once more.
 * @param {() => void} again
 */
export const makeCurtain = (again) => panel("curtain", (part, root) => {
  /** show puts words on the curtain, and the bar or, if it failed, the button, where that can help. */
  const show = (title, words, failed, forbidden = false) => {
    text($("curtain-title"), title);
    text($("curtain-text"), words);
    if (failed) text($("loading-text"), "");
    $("loading").hidden = failed;
    $("again").hidden = !failed || forbidden;
    root.hidden = false;
  };
  $("again").addEventListener("click", () => {
    show(part.setting.textContent, part.back.textContent, false);
    again();
  });
  return {
    loading({ text: words, fraction }) {
      if ($("loading").hidden) show(part.setting.textContent, part.late.textContent, false);
      root.hidden = false;
      $("loading").value = fraction;
      text($("loading-text"), words);
    },
    /** @param {Palace.Events["failed"]} failure */
    failed: ({ title, text: words, forbidden }) => show(title, words, true, forbidden),
    open() {
      root.hidden = true;
    },
  };
});
