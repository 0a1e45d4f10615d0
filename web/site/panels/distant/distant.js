// Far out, where numbers are too long for a sentence and most squares out of sight:
// the position in full, and a field for any move that can be written.
import { $, sends } from "../../js/dom.js";
import { html, list, t, view } from "../../js/view.js";

/**
 * makeDistant shows the far position of a page.
 * @param {Palace.Site} site
 */
export const makeDistant = ({ act }) => {
  const move = sends(() => act("moveTo", { text: $("distant-to").value }));
  const draw = view("distant", (/** @type {Palace.Page} */ { distant }) => html`
    <details class="more" id="distant" ?hidden=${!distant}>
      <summary>${t("distant-far-out-position-in")}</summary>
      <dl class="numbers">${list(distant?.numbers ?? [], (_, i) => i, ({ name, digits, text }) => html`<div><dt><b>${name}</b>, <span>${digits}</span></dt><dd class="long">${text}</dd></div>`)}</dl>
      <form class="row fill" id="distant-move" ?hidden=${!distant?.playable}>
        <label for="distant-to">${t("distant-go")}</label>
        <input id="distant-to" inputmode="text" autocomplete="off" spellcheck="false" size="9" required placeholder=${distant?.form ?? ""} title=${t("distant-whole-numbers-commas-between")}>
        <button type="submit" @click=${move}>${t("distant-move")}</button>
      </form>
    </details>`);
  let belongs = ""; // the position and the advice to which the field belongs

  /** @param {Palace.Page} page */
  return (page) => {
    draw(page);
    return () => {
      const { distant, state } = page;
      const now = JSON.stringify([state.game, state.position, distant?.advice]);
      if (now === belongs) return;
      belongs = now;
      $("distant-to").value = distant?.advice ?? "";
      if (distant?.advice) $("distant").open = true;
    };
  };
};
