// Tables that follow the pointer: the row of the square that is pointed at is lit, and brought into
// view, and to point at a row lights its squares.
import { all, attribute, changed, make, pick, text } from "../../js/dom.js";
import { each } from "../../js/panel.js";
import { makeWalk, reveal } from "./pointing.js";

/**
 * makeTables returns the function that shows tables in a box.
 * @param {HTMLElement} box
 */
export function makeTables(box, pointing) {
  pointing.over(box);
  const ways = new WeakMap();
  const table = () => {
    const body = make("tbody");
    const scroll = make("div", { class: "idea-table" }, make("table", {}, make("thead", {}, make("tr")), body));
    ways.set(scroll, { walk: makeWalk(body), moved: changed() });
    return make("div", {}, make("h3"), scroll);
  };

  /**
   * @param {HTMLElement} element
   * @param {Palace.IdeaTable} table
   */
  const show = (element, { title, head, rows }) => {
    const [scroll, body] = [pick(element, ".idea-table"), pick(element, "tbody")];
    text(pick(element, "h3"), title);
    attribute(pick(element, "table"), "aria-label", title);
    each(pick(element, "thead tr"), head, (_, i) => i, () => make("th", { scope: "col" }), showHead);
    each(body, rows, (_, i) => i, () => make("tr"), showRow);
    const { walk, moved } = ways.get(scroll);
    const lit = all(body, "[aria-current]");
    walk(lit[0]);
    // Without rows to walk over, the keyboard scrolls the whole.
    const plain = !body.querySelector("[data-link]");
    for (const [name, value] of [["tabindex", "0"], ["role", "group"], ["aria-label", title]]) attribute(scroll, name, plain ? value : null);
    if (moved([lit.map((each) => [...body.children].indexOf(each)), rows[0]?.cells[0]?.text]) && !scroll.matches(":hover")) {
      reveal(scroll, lit[0], pick(element, "thead").offsetHeight);
    }
  };

  /** @param {Palace.IdeaTable[]} tables */
  return (tables) => {
    box.hidden = tables.length === 0;
    each(box, tables, (_, i) => i, table, show);
  };
}

/**
 * showHead names a column; one without a name has a cell in the head, but no heading.
 * @param {HTMLElement} cell
 * @param {string} name
 */
function showHead(cell, name) {
  text(cell, name);
  attribute(cell, "role", name ? null : "cell");
}

/**
 * showRow writes a row, whose first cell names it.
 * @param {HTMLElement} row
 * @param {Palace.IdeaRow} data
 */
function showRow(row, { cells, link, lit }) {
  const [first, ...others] = cells;
  if (!row.firstChild) row.append(make("th", { scope: "row" }, make("span")));
  if (first) showCell(pick(row, "th"), first);
  each(row, others, (_, i) => i, () => make("td", {}, make("span")), showCell);
  attribute(row, "data-link", link || null);
  attribute(row, "aria-current", lit ? "true" : null);
  if (!link) attribute(row, "tabindex", null);
}

/**
 * @param {HTMLElement} cell
 * @param {Palace.IdeaCell} data
 */
function showCell(cell, { text: words, hue }) {
  const span = pick(cell, "span");
  text(span, words);
  attribute(span, "data-hue", hue || null);
}
