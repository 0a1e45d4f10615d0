// The list of moves, a row a turn of both players; turns that stay the same are left
// alone, so that a long game costs no more than its last turn. A turn is a button that
// shows the board as it was then. The list has room for the last turns and scrolls.
import { $, all, attribute, make, target, text } from "../dom.js";

/**
 * makeMoves shows the moves of a page; act(name, args) goes to one of them.
 * @param {Palace.Act} act
 */
export function makeMoves(act) {
  const body = $("moves");
  body.addEventListener("click", (event) => {
    const turns = target(event).closest("button")?.dataset.turns;
    if (turns) act("goTo", { turns: Number(turns) });
  });
  let shown = null; // the row of the current turn
  /** @param {Palace.Page} page */
  return ({ moves, review }) => {
    while (body.rows.length > moves.length) body.deleteRow(-1);
    while (body.rows.length < moves.length) {
      body.append(make("tr", {}, make("th", { scope: "row" }), make("td"), make("td")));
    }
    moves.forEach(({ n, first, second }, i) => {
      const row = body.rows[i];
      text(row.cells[0], String(n));
      turn(row.cells[1], first);
      turn(row.cells[2], second);
      attribute(row, "aria-current", first.current || second.current ? "true" : null);
    });
    const current = body.querySelector("[aria-current=true]") ?? body.lastElementChild;
    if (current !== shown) follow($("moves-box"), current);
    shown = current;
    $("moves-none").hidden = moves.length > 0;
    text($("review"), review?.words ?? "");
    $("review").hidden = !review;
  };
}

/** follow scrolls a box, and nothing around it, to where a row of it can be seen. */
function follow(box, row) {
  if (!row) return;
  const [frame, seen] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  if (seen.bottom > frame.bottom) box.scrollTop += seen.bottom - frame.bottom;
  if (seen.top < frame.top) box.scrollTop += seen.top - frame.top;
}

/**
 * turn writes a move; its pawns, "■4", are read out as "4 blocked", its mark as a sentence.
 * @param {HTMLTableCellElement} cell
 * @param {Palace.Cell} move
 */
function turn(cell, { text: words, long, turns, current, ahead, mistake }) {
  attribute(cell, "title", mistake || long || null);
  attribute(cell, "aria-current", current ? "step" : null);
  cell.classList.toggle("ahead", ahead);
  const key = JSON.stringify([words, turns, mistake]);
  if (cell.dataset.key === key) return;
  cell.dataset.key = key;
  const [to, pawns] = words.split("■");
  /** @type {(string | Node)[]} */
  const shown = [to];
  if (pawns !== undefined) shown.push(make("span", { class: "pawns", "aria-hidden": "true" }, `■${pawns}`), make("span", { class: "hidden-visually" }, `, ${pawns} blocked`));
  if (mistake) shown.push(make("b", { class: "mistake", "aria-hidden": "true" }, "?"), make("span", { class: "hidden-visually" }, `. ${mistake}`));
  const focused = cell.contains(document.activeElement);
  cell.replaceChildren(...(turns ? [make("button", { type: "button", class: "turn", "data-turns": turns }, ...shown)] : shown));
  if (focused) (all(cell, "button")[0] ?? $("headline")).focus();
}
