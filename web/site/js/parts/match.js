// Comparing games: over which game this one is laid, and in which regions they differ.
import { $, pick, changed, make, submits, text } from "../dom.js";

/**
 * makeMatch shows the comparison's part of the panel; act(name, args) changes it.
 * @param {Palace.Act} act
 */
export function makeMatch(act) {
  const fields = [$("match-other"), $("match-x"), $("match-y"), $("match-plus")];
  const whole = (field) => Math.trunc(Number(field.value)) || 0;
  submits($("match-form"), () => {
    const [other, x, y, offset] = fields.map(whole);
    act("compare", { other, shift: [x, y], offset });
  });
  $("match-stop").addEventListener("click", () => {
    act("compare", { other: 0 });
    pick($("match"), "summary").focus();
  });

  const newGames = changed();
  const newRows = changed();
  /** @param {Palace.Page} page */
  return ({ match, k, map }) => {
    $("match").hidden = !match;
    if (!match) return;
    const compares = match.other !== 0;
    $("match-stop").hidden = !compares;
    text($("match-title"), match.title);
    $("match-title").hidden = !match.title;
    if (newGames([k, match.other, match.shift, match.offset])) {
      // What is put forward agrees at the nose: three more blocked, one square on.
      const values = compares ? [match.other, ...match.shift, match.offset] : [Number(k?.now) + 3, 1, 1, 3];
      fields.forEach((field, i) => (field.value = String(values[i])));
      if (compares) $("match").open = true;
    }
    $("match-table").hidden = match.rows.length === 0 || !map.shown;
    if (newRows(match.rows)) {
      $("match-rows").replaceChildren(...match.rows.map(({ region, side, squares, differ, same }) =>
        make("tr", same ? { class: "same" } : {},
          make("th", { scope: "row" }, region, side ? make("span", { class: "side" }, side) : ""),
          make("td", {}, differ), make("td", {}, squares))));
    }
  };
}
