// The latest hint, below the buttons. What it is about is on the board.
import { brings, html, nothing, t, view } from "../../js/view.js";

/** makeHint shows the hint of a page. */
export function makeHint() {
  const draw = view("hint", (/** @type {Palace.Page} */ { hint }) => html`
  <p class="hint" id="hint" ?hidden=${!hint}><b>${hint?.title}</b> <span>${hint?.words}</span> ${hint?.more ? html`<span class="fine">${t("hint-again")}</span>` : nothing}</p>`);
  const seen = brings("#hint");
  return (/** @type {Palace.Page} */ page) => {
    draw(page);
    return () => seen(page.hint?.words);
  };
}
