// What is pointed at beside the board: a row or a letter, by mouse, finger or keyboard. All that
// belongs to it lights up, on the board too, for as long as it is pointed at.
import { $, all, changed, pick, target } from "../../js/dom.js";
import { focused } from "../../js/focus.js";

const linked = "[data-link]";
const linkOf = (element) => Number(element?.closest(linked)?.dataset.link ?? 0);

/**
 * makePointing returns what hears of all that happens in an idea, and knows the link that is pointed at;
 * tell(link) hears of another one, and of 0 when there is none any more.
 * @param {(link: number) => void} tell
 */
export function makePointing(tell) {
  let [sounds, hovered, held, told] = [0, 0, 0, 0];
  let place = ""; // where the mouse was last
  let again = false; // it was pointed at before it was pressed
  const hear = () => {
    const now = sounds || hovered || held;
    if (now !== told) tell((told = now));
  };
  return {
    move(event) {
      const here = `${event.screenX},${event.screenY}`;
      if (event.pointerType === "touch" || here === place) return; // what moved was the page
      place = here;
      hovered = linkOf(event.target);
      hear();
    },
    leave() {
      hovered = 0;
      hear();
    },
    enter({ target }) {
      hovered = 0;
      held = linkOf(target);
      hear();
    },
    exit() {
      held = 0;
      hear();
    },
    // A tap points at something, and a second one no more.
    down: () => void (again = held !== 0 && linkOf(focused()) === held),
    click(event) {
      const item = target(event).closest(linked);
      if (!(item instanceof HTMLElement)) return;
      if (again && item === focused()) item.blur();
      else item.focus();
    },
    /** sound is what a tune plays now, 0 for nothing. */
    sound(link) {
      sounds = link;
      hear();
    },
    /** end points at nothing any more, without a word of it: the idea is closed. */
    end() { sounds = hovered = held = told = 0; },
  };
}

/**
 * makeWalk lets arrow keys walk over the items of a box, which is one stop of the Tab key: to the
 * next and the one before, and in lines of letters to the nearest one above and below. It returns
 * the function to be called when the items have changed; lit is the one that is lit, if there is any.
 * @param {HTMLElement} box
 */
export function makeWalk(box) {
  const items = () => all(box, linked);
  /** @param {HTMLElement} item */
  const stop = (item) => {
    for (const each of items()) each.tabIndex = each === item ? 0 : -1;
  };
  box.addEventListener("focusin", (event) => {
    const item = target(event).closest(linked);
    if (item instanceof HTMLElement) stop(item);
  });
  box.addEventListener("keydown", (event) => {
    const at = items().indexOf(/** @type {any} */ (target(event).closest(linked)));
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = step(items(), at, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  return (lit) => {
    const now = items();
    const before = now.find((each) => each.tabIndex === 0);
    if (now.length > 0) stop(now.find((each) => each === focused()) ?? lit ?? before ?? now[0]);
  };
}

/** step returns the item to which a key leads, if it leads to one. */
function step(items, at, key) {
  const { left, top, bottom } = items[at].getBoundingClientRect();
  const line = (below) => {
    const beyond = items.filter((each) => {
      const box = each.getBoundingClientRect();
      return below ? box.top >= bottom - 1 : box.bottom <= top + 1;
    });
    const edge = beyond.map((each) => each.getBoundingClientRect().top);
    const nearest = below ? Math.min(...edge) : Math.max(...edge);
    const away = (each) => Math.abs(each.getBoundingClientRect().left - left);
    return beyond.filter((each, i) => Math.abs(edge[i] - nearest) < 2).sort((a, b) => away(a) - away(b))[0];
  };
  switch (key) {
    case "ArrowRight": return items[at + 1];
    case "ArrowLeft": return items[at - 1];
    case "ArrowDown": return line(true);
    case "ArrowUp": return line(false);
    case "Home": return items[0];
    case "End": return items.at(-1);
  }
  return undefined;
}

/**
 * reveal brings an item of a box that scrolls into view, below what sticks to its top, without
 * scrolling anything around the box.
 * @param {HTMLElement} box
 * @param {HTMLElement | undefined} item
 */
function reveal(box, item, sticky = 0) {
  if (!item) return;
  const [outer, inner] = [box.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.top >= outer.top + sticky - 1 && inner.bottom <= outer.bottom + 1) return;
  box.scrollTop += inner.top - outer.top - sticky - (outer.height - sticky - inner.height) / 2;
}

/** How letters or rows are walked over, and whether others are lit. */
const ways = new WeakMap();

/** settle follows what was drawn: what is newly lit is brought into view where nobody points at it. */
export function settle() {
  for (const box of all($("idea"), "[data-walk]")) {
    if (!ways.has(box)) ways.set(box, { walk: makeWalk(box), moved: changed() });
    const { walk, moved } = ways.get(box);
    const lit = all(box, "[aria-current]");
    walk(lit[0]);
    const scroll = /** @type {HTMLElement} */ (box.closest(".idea-table") ?? box);
    const sticky = scroll === box ? 0 : pick(scroll, "thead").offsetHeight;
    if (moved([lit.map((each) => [...box.children].indexOf(each)), box.dataset.walk]) && !scroll.matches(":hover")) reveal(scroll, lit[0], sticky);
  }
}
