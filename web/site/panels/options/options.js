// The possible moves, a button each, for people who use switches or their voice. Go lists them for as long as they are unfolded.
import { $, pick, sends } from "../../js/dom.js";
import { html, list, t, view } from "../../js/view.js";

/**
 * makeOptions shows the moves of a page.
 * @param {Palace.Site} site
 */
export function makeOptions({ act, attempt }) {
  let on = false;
  /** @type {Palace.Options} */
  let last = { ways: [], cut: "" }; // the last that were listed, which keep their place until there are others
  const lists = ({ target }) => {
    on = target.open;
    last = { ways: [], cut: "" };
    act("listMoves", { on });
  };
  /** from puts the focus where the next list begins. */
  const from = () => pick($("options"), "summary").focus({ preventScroll: true });
  const move = (/** @type {Palace.OptionMove["to"]} */ square) => {
    from();
    act("tap", { square });
  };
  const type = sends(() => {
    const field = $("options-to");
    from();
    act("moveTo", { text: field.value });
    field.value = "";
  });
  const draw = view("options", (/** @type {Palace.Page} */ { options, distant }) => html`
  <details class="more" id="options" ?hidden=${!options} @toggle=${lists}>
    <summary>${t("options-possible-moves")}</summary>
    <div class=${options?.ways.length ? "options" : "options still"}>${list(last.ways, (_, i) => i, ({ label, moves }) => html`
      <div class="row" role="group" aria-label=${label}><span class="fine" aria-hidden="true">${label}</span>${list(moves, (_, i) => i, ({ to, text }) => html`<button type="button" @click=${() => move(to)}>${text}</button>`)}</div>`)}
      <p class="fine" ?hidden=${!last.cut}>${last.cut}</p>
      <form class="row fill" ?hidden=${!last.cut || distant}>
        <label for="options-to">${t("distant-go")}</label>
        <input id="options-to" autocomplete="off" spellcheck="false" size="9" required title=${t("distant-whole-numbers-commas-between")}>
        <button type="submit" @click=${type}>${t("distant-move")}</button>
      </form>
    </div>
  </details>`);
  return {
    show(/** @type {Palace.Page} */ page) {
      if (page.options?.ways.length) last = page.options;
      draw(page);
    },
    ready: () => void (on && attempt("listMoves", { on })), // a board that was started again lists none
  };
}
