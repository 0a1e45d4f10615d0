// What a listener hears of the board: the square below the keyboard's cursor. A mouse
// that goes over the board says nothing, for its words are on the board.
import { drop, later } from "../../js/later.js";
import { html, view } from "../../js/view.js";

const pause = 200; // ms; a held key goes over many squares

/**
 * makePointed says what the keyboard's cursor is on, once it rests there.
 * @param {Palace.Site} site
 */
export const makePointed = ({ frame }) => {
  let byKey = false;
  let timer = 0;
  let words = "";
  const draw = view("pointed", (words) => html`<p class="hidden-visually" id="pointed" role="status" aria-live="polite">${words}</p>`);
  draw(words);
  frame.hear("keydown", ({ key }) => {
    if (/^(Arrow|Home$)/.test(key)) byKey = true;
  });
  for (const type of ["pointermove", "pointerdown"]) frame.hear(type, () => (byKey = false));
  /** @param {Palace.Page} page */
  return (page) => {
    const next = byKey ? page.pointed : "";
    if (next === words) return;
    words = next;
    drop(timer);
    timer = later(() => draw(words), pause);
  };
};
