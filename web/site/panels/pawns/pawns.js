// Blocking with many pawns: whole lines at once, all of them back, and in words where
// the pawns of the other player stand.
import { home } from "../../js/focus.js";
import { html, icon, list, nothing, t, view } from "../../js/view.js";

/**
 * makePawns shows what helps to block.
 * @param {Palace.Site} site
 */
export const makePawns = ({ act }) => {
  const clear = () => {
    act("clearBlocks");
    home().focus();
  };
  // One row in every phase of such a game, so that nothing below it moves. Where nothing is left to do a button is not
  // disabled: the focus stays, and a press says why.
  return view("pawns", (/** @type {Palace.Page} */ { block, blocked, blocks }) => html`
    <div class="blocks" id="blocks" ?hidden=${!blocks}>
      <div class="lines" id="lines" role="group" aria-label=${t("status-block-line")} ?hidden=${!block?.most}>
        <span aria-hidden="true">${t("status-line")}</span>
        <div class="segments" id="line-buttons">${list(block?.lines ?? [], ({ ray }) => ray, ({ ray, label, about, free }) => html`
          <button type="button" aria-label=${about} aria-disabled=${free && block?.left ? nothing : "true"} @click=${() => act("blockLine", { ray })}>${label}</button>`)}</div>
        <button type="button" id="clear" aria-label=${t("status-remove-all-pawns")} title=${t("status-remove-all-pawns")} ?hidden=${!block?.chosen.length} @click=${clear}>${icon("close")}</button>
      </div>
      <p class="fine" id="blocked" ?hidden=${!blocked}>${blocked}</p>
      <p class="fine" ?hidden=${blocked || block?.most}>${t("status-no-square-blocked")}</p>
    </div>`);
};
