// The list of moves, a row a turn of both players. A turn is a button that shows the board
// as it was then. The list has room for the last turns and scrolls.
import { $, attribute, make, text } from "../../js/dom.js";
import { each, panel } from "../../js/panel.js";
import { makeCurve } from "./curve.js";

/**
 * makeMoves shows the moves of a page; act(name, args) goes to one of them.
 * @param {Palace.Act} act
 */
export const makeMoves = (act) => panel("record", (part) => {
  const body = $("moves");
  const curve = makeCurve(act, part);
  part.forget.addEventListener("click", () => act("forgetPlayed"));

  /** @param {() => Palace.Cell} now */
  const button = (now) => {
    const turn = make("button", { type: "button", class: "turn" }, ...signs());
    turn.addEventListener("click", () => act("goTo", { turns: now().turns }));
    return turn;
  };

  /** turn writes a turn: a button, or words as long as it is being made. */
  const turn = (cell, /** @type {Palace.Cell} */ shown) => {
    attribute(cell, "title", shown.title ?? null);
    attribute(cell, "aria-current", shown.current ? "step" : null);
    cell.classList.toggle("ahead", shown.ahead);
    const there = shown.text || shown.pawns ? [shown] : [];
    each(cell, there, ({ turns }) => (turns ? "button" : "words"), (now) => (shown.turns ? button(now) : make("span", {}, ...signs())), write);
  };

  let followed = null; // the row of the current turn
  /** @param {Palace.Page} page */
  return ({ moves, review, tally, state }) => {
    each(body, moves, (_, i) => i, row, (element, { n, first, second }) => {
      const [number, white, black] = element.children;
      text(number, String(n));
      turn(white, first);
      turn(black, second);
      attribute(element, "aria-current", first.current || second.current ? "true" : null);
    });
    const current = body.querySelector("[aria-current=true]") ?? body.lastElementChild;
    if (current !== followed) follow(part.scrolled, current);
    followed = current;
    part.unmoved.hidden = moves.length > 0;
    curve(review?.curve, JSON.stringify([state.game, moves.map(({ first, second }) => [first.text, second.text])]));
    part.tally.hidden = !tally;
    text(part.tallyWords, tally?.words ?? "");
    each(part.bouts, tally?.rows ?? [], ({ game, opponent }) => `${game} ${opponent}`, bout, (element, { game, opponent, won, alone, lost }) => {
      [game, opponent, won, alone, lost].forEach((words, i) => text(element.children[i], words));
    });
    text(part.review, review?.words ?? "");
    part.review.hidden = !review?.beside;
  };
});

const bout = () => make("tr", {}, ...Array.from({ length: 5 }, () => make("td")));

const row = () => make("tr", {}, make("th", { scope: "row" }), make("td"), make("td"));

/** signs are the elements of a turn: what is seen, and last what only a listener hears. */
const signs = () => [
  make("span"), make("span", { class: "pawns", "aria-hidden": "true" }),
  make("b", { "aria-hidden": "true" }, "?"), make("span", { class: "hidden-visually" }),
];

/**
 * write writes a turn into its signs.
 * @param {HTMLElement} element
 * @param {Palace.Cell} turn
 */
function write(element, { text: words, pawns, mistake, heard, turns }) {
  attribute(element, "data-turns", turns || null);
  const [to, blocked, mark, listener] = /** @type {Iterable<HTMLElement>} */ (element.children);
  text(to, pawns ? `${words} ` : words);
  text(blocked, pawns ?? "");
  mark.hidden = !mistake;
  mark.className = mistake ? "mistake" : "";
  text(listener, heard ?? "");
}

/** follow scrolls a box, and nothing around it, to where a row of it can be seen. */
function follow(box, row) {
  if (!row) return;
  const [frame, seen] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  if (seen.bottom > frame.bottom) box.scrollTop += seen.bottom - frame.bottom;
  if (seen.top < frame.top) box.scrollTop += seen.top - frame.top;
}
