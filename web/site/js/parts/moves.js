// The list of moves, a row a turn of both players; rows that stay the same are left
// alone, so that a long game costs no more than its last turn.
import { $, attribute, make, text } from "../dom.js";

/** makeMoves shows the moves of a page. */
export function makeMoves() {
  const body = $("moves");
  return ({ moves }) => {
    while (body.rows.length > moves.length) body.lastChild.remove();
    while (body.rows.length < moves.length) {
      body.append(make("tr", {}, make("th", { scope: "row" }), make("td"), make("td")));
    }
    moves.forEach(({ n, first, second, firstLong, secondLong, current }, i) => {
      const row = body.rows[i];
      text(row.cells[0], String(n));
      turn(row.cells[1], first ?? "");
      turn(row.cells[2], second ?? "");
      attribute(row.cells[1], "title", firstLong ?? null);
      attribute(row.cells[2], "title", secondLong ?? null);
      attribute(row, "aria-current", current ? "true" : null);
    });
    $("moves-none").hidden = moves.length > 0;
  };
}

/** turn writes a move; its pawns, "■4", are read out as "4 blocked". */
function turn(cell, words) {
  if (cell.dataset.words === words) return;
  cell.dataset.words = words;
  const [to, pawns] = words.split("■");
  cell.replaceChildren(to);
  if (pawns === undefined) return;
  cell.append(make("span", { class: "pawns", "aria-hidden": "true" }, `■${pawns}`), make("span", { class: "hidden-visually" }, `, ${pawns} blocked`));
}
