// Games of piles: counters to look at, and a button for every way to take some. Where
// there are ways to take t times as many, one field for t serves them all.
import { offers } from "../../js/actions.js";
import { $, all, attribute, make, pick, text } from "../../js/dom.js";
import { each, panel } from "../../js/panel.js";
import { read, write } from "../../js/store.js";

/**
 * makePiles shows the piles of a page, if its game is played on them or they are wished for.
 * @param {Palace.Site} site
 */
export const makePiles = ({ act }) => panel("piles", (part, root) => {
  let wished = read("localStorage", "piles", "off") === "on";
  /** @type {Palace.Page} */
  let page;
  offers({
    asPiles(on) {
      wished = on ?? wished;
      write("localStorage", "piles", wished ? "on" : null);
      if (on !== undefined) show(page);
      return wished;
    },
  });

  /** mark shows what would be taken of the counters, null for nothing. */
  const mark = (taken) => [...$("pile-list").children].forEach((pile, i) => {
    const counters = all(pile, "i");
    counters.forEach((counter, j) => counter.classList.toggle("going", Boolean(taken) && j >= counters.length + taken[i]));
  });

  /** @param {() => Palace.Way} now */
  const control = (now) => {
    const button = make("button", { type: "button" }, make("span"), make("span", {}, make("span", { "aria-hidden": "true" }), make("span")));
    const times = () => (now().most > 1 ? $("t").value : "1");
    for (const name of ["pointerenter", "focus"]) button.addEventListener(name, () => mark(taken(now(), Number(times()))));
    for (const name of ["pointerleave", "blur"]) button.addEventListener(name, () => mark(null));
    button.addEventListener("click", () => act("take", { first: now().first, step: now().step, times: times() }));
    return button;
  };

  /** @param {Palace.Page} next */
  const show = (next) => {
    page = next;
    const { piles, state } = page;
    root.hidden = !piles || (piles.optional && !wished);
    attribute(pick(document, ".stage"), "data-one-pile", piles?.heaps.length === 1 ? "" : null);
    // Far out the ways to take have long names, which want lines of their own.
    attribute(pick(document, ".stage"), "data-many-piles", (piles?.heaps.length ?? 0) > 2 && !page.distant ? "" : null);
    attribute(pick(document, ".house"), "data-piles-too", root.hidden || !piles?.optional ? null : "");
    if (!piles) return;
    each($("pile-list"), piles.heaps, (_, i) => i, heap, showHeap);
    $("t").type = piles.counts.some((count) => typeof count === "string") ? "text" : "number"; // which ends at 308 digits
    part.times.hidden = piles.ways.every((way) => way.most === 1);
    each($("ways"), piles.ways, ({ first, step }) => `${first} ${step}`, control, showWay);
    attribute($("ways"), "data-still", state.players[state.turn] === "human" ? null : "");
    text($("slice"), piles.slice);
  };
  return show;
});

/**
 * taken is what a way leads to with t: its first, and t - 1 steps.
 * @param {Palace.Way} way
 * @param {number} t
 */
const taken = ({ first, step }, t) => first.map((v, i) => Number(v) + (t - 1) * Number(step[i]));

const heap = () => make("li", {}, make("div", { class: "pile", "aria-hidden": "true" }), make("span", {}, make("span"), make("b")));

/**
 * @param {HTMLElement} item
 * @param {Palace.Heap} heap
 */
function showHeap(item, { name, words, full, drawn }) {
  const [pile, label, count] = [pick(item, ".pile"), pick(item, "span span"), pick(item, "b")];
  pile.hidden = full !== "";
  if (pile.children.length !== drawn) pile.replaceChildren(...Array.from({ length: drawn }, () => make("i")));
  text(label, name && `${name}: `);
  text(count, words);
  attribute(count, "title", full || null);
}

/**
 * @param {HTMLElement} button
 * @param {Palace.Way} way
 */
function showWay(button, { label, verdict }) {
  const [name, said] = /** @type {Iterable<HTMLElement>} */ (button.children);
  text(name, label);
  said.hidden = !verdict;
  said.className = verdict?.wins ? "wins" : "loses";
  text(pick(said, "span"), verdict?.wins ? "✓ " : "✗ ");
  text(pick(said, "span + span"), verdict?.words ?? "");
}
