// Comparing games: over which game this one is laid, and in which regions they differ.
import { $, attribute, changed, make, pick, submits, text } from "../../js/dom.js";
import { each, panel } from "../../js/panel.js";

/**
 * makeMatch shows the comparison's part of the panel; act(name, args) changes it.
 * @param {Palace.Site} site
 */
export const makeMatch = ({ act }) => panel("match", (_, root) => {
  const fields = [$("match-other"), $("match-x"), $("match-y"), $("match-plus")];
  submits($("match-form"), () => {
    const [other, x, y, offset] = fields.map((field) => field.valueAsNumber);
    act("compare", { other, shift: [x, y], offset });
  });
  $("match-stop").addEventListener("click", () => {
    act("compare", { other: 0 });
    pick(root, "summary").focus();
  });

  const others = changed();
  /** @param {Palace.Page} page */
  return ({ match }) => {
    root.hidden = !match;
    if (!match) return;
    const compares = match.other !== 0;
    $("match-stop").hidden = !compares;
    text($("match-title"), match.title);
    $("match-title").hidden = !match.title;
    // What somebody writes stays until there are other games to compare.
    if (others([match.title, match.fields])) {
      fields.forEach((field, i) => (field.value = String(match.fields[i])));
      if (compares) root.open = true;
    }
    $("match-table").hidden = match.rows.length === 0;
    each($("match-rows"), match.rows, ({ region, side }) => `${region}, ${side}`, row, showRow);
  };
});

const row = () => make("tr", {}, make("th", { scope: "row" }, make("span"), make("span", { class: "side" })), make("td"), make("td"));

/**
 * @param {HTMLElement} row
 * @param {Palace.Difference} difference
 */
function showRow(row, { region, side, squares, differ, same }) {
  const [name, differs, all] = /** @type {Iterable<HTMLElement>} */ (row.children);
  attribute(row, "class", same ? "same" : null);
  text(pick(name, "span"), region);
  text(pick(name, ".side"), side);
  text(differs, differ);
  text(all, squares);
}
