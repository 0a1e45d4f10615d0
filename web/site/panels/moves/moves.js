// The list of moves, a row a turn of both players. A turn is a button that shows the board
// as it was then. The list has room for the last turns and scrolls.
import { $, pick } from "../../js/dom.js";
import { html, list, nothing, t, view } from "../../js/view.js";
import { makeCurve } from "./curve.js";

const template = (/** @type {Palace.Act} */ act, /** @type {ReturnType<typeof makeCurve>} */ curve) => (/** @type {Palace.Page} */ { moves, review, sides, tally }) => {
  /** signs are what a turn has: what is seen, and last what only a listener hears. */
  const signs = (/** @type {Palace.Cell} */ { text, pawns, mistake, heard }) => html`<span>${pawns ? `${text} ` : text}</span><span class="pawns" aria-hidden="true">${pawns}</span><b aria-hidden="true" class=${mistake ? "mistake" : ""} ?hidden=${!mistake}>?</b><span class="hidden-visually">${heard}</span>`;
  /** turn is a button, or words as long as it is being made. */
  const turn = (/** @type {Palace.Cell} */ cell) => html`<td title=${cell.title ?? nothing} aria-current=${cell.current ? "step" : nothing} class=${cell.ahead ? "ahead" : ""}>${
    cell.turns ? html`<button type="button" class="turn" data-turns=${cell.turns} @click=${() => act("goTo", { turns: cell.turns })}>${signs(cell)}</button>`
      : cell.text || cell.pawns ? html`<span>${signs(cell)}</span>` : nothing}</td>`;
  return html`
  <section class="part" id="record" data-tab="play" aria-labelledby="record-label">
    <h2 class="label" id="record-label">${t("moves-moves")}</h2>
    ${curve.template(review?.curve)}
    <div class="moves-box">
      <table class="moves" aria-labelledby="record-label">
        <thead class="hidden-visually"><tr><th scope="col">${t("moves-turn")}</th><th scope="col">${sides[0].name}</th><th scope="col">${sides[1].name}</th></tr></thead>
        <tbody id="moves">${list(moves, (_, i) => i, ({ n, first, second }) => html`<tr aria-current=${first.current || second.current ? "true" : nothing}><th scope="row">${n}</th>${turn(first)}${turn(second)}</tr>`)}</tbody>
      </table>
      <p class="fine" ?hidden=${moves.length > 0}>${t("moves-no-move-yet")}</p>
    </div>
    <p class="fine" ?hidden=${!review?.beside}>${review?.words}</p>
    <details class="tally" ?hidden=${!tally}>
      <summary>${tally?.words}</summary>
      <table><thead><tr><th scope="col">${t("moves-game")}</th><th scope="col">${t("moves-opponent")}</th><th scope="col">${t("moves-won")}</th><th scope="col">${t("moves-without-help")}</th><th scope="col">${t("moves-lost")}</th></tr></thead>
        <tbody>${list(tally?.rows ?? [], ({ game, opponent }) => `${game} ${opponent}`, ({ game, opponent, won, alone, lost }) => html`<tr><td>${game}</td><td>${opponent}</td><td>${won}</td><td>${alone}</td><td>${lost}</td></tr>`)}</tbody></table>
      <button type="button" class="quiet" @click=${() => act("forgetPlayed")}>${t("moves-clear-record")}</button>
    </details>
  </section>`;
};

/**
 * makeMoves shows the moves of a page.
 * @param {Palace.Site} site
 */
export function makeMoves({ act }) {
  const curve = makeCurve(act);
  const draw = view("moves", template(act, curve));
  let followed = null; // the row of the current turn

  /** @param {Palace.Page} page */
  return (page) => {
    draw(page);
    const { moves, review, state } = page;
    const current = $("moves").querySelector("[aria-current=true]") ?? $("moves").lastElementChild;
    const moved = current !== followed;
    followed = current;
    curve.follow(review?.curve, JSON.stringify([state.game, moves.map(({ first, second }) => [first.text, second.text])]));
    return () => moved && follow(pick($("record"), ".moves-box"), current);
  };
}

/** follow scrolls a box, and nothing around it, to where a row of it can be seen. */
function follow(box, row) {
  if (!row) return;
  const [frame, seen] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  if (seen.bottom > frame.bottom) box.scrollTop += seen.bottom - frame.bottom;
  if (seen.top < frame.top) box.scrollTop += seen.top - frame.top;
}
