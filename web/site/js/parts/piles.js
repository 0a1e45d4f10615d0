// Games of piles: counters to look at, and a button for every way to take some. Where
// there are ways to take t times as many, one field for t serves them all.
import { $, attribute, changed, focused, make, pick, text } from "../dom.js";
import { read, write } from "../store.js";

// How many counters are drawn of one pile; the number says the rest. A pile by itself has
// the room that a board has otherwise.
const most = 30, mostAlone = 100;

/**
 * makePiles shows the piles of a page, if its game is played on them or they are wished for.
 * @param {Palace.Act} act
 */
export function makePiles(act) {
  const wish = $("as-piles");
  wish.checked = read("localStorage", "piles", "off") === "on";
  /** @type {Palace.Page} */
  let page;
  wish.addEventListener("change", () => {
    write("localStorage", "piles", wish.checked ? "on" : null);
    show(page);
  });

  const fresh = changed();
  /** @param {Palace.Page} next */
  const show = (next) => {
    page = next;
    const { piles, state } = page;
    $("as-piles-row").hidden = !piles?.optional;
    $("piles").hidden = !piles || (piles.optional && !wish.checked);
    attribute($("piles").closest(".stage"), "data-one-pile", piles?.counts.length === 1 ? "" : null);
    attribute($("piles").closest(".house"), "data-piles-too", $("piles").hidden || !piles?.optional ? null : "");
    if (!piles || !fresh([piles, state.players[state.turn]])) return;
    const held = focused()?.dataset?.way;
    const mark = drawPiles($("pile-list"), piles);
    $("t").type = piles.counts.some((count) => typeof count === "string") ? "text" : "number"; // which ends at 308 digits
    $("times").hidden = piles.ways.every((way) => way.most === 1);
    $("ways").replaceChildren(...piles.ways.map((way, i) => control(way, i, piles, act, mark)));
    attribute($("ways"), "data-still", state.players[state.turn] === "human" ? null : "");
    text($("slice"), piles.slice);
    if (held !== undefined) (pick($("ways"), `[data-way="${held}"]`) ?? $("headline")).focus();
  };
  return show;
}

/** drawPiles draws the counters and returns mark(step), which shows what it would take. */
function drawPiles(list, { counts, long, names }) {
  const drawn = counts.map((count) => Math.min(Number(count), counts.length === 1 ? mostAlone : most));
  const piles = drawn.map((count) => {
    const pile = make("div", { class: "pile", "aria-hidden": "true" });
    for (let j = 0; j < count; j++) pile.append(make("i"));
    return pile;
  });
  list.replaceChildren(...piles.map((pile, i) =>
    make("li", {}, long[i] ? "" : pile, make("span", {}, names.length > 1 ? `${names[i]}: ` : "", make("b", long[i] ? { title: counts[i] } : {}, long[i] || counts[i].toLocaleString("en"))))));
  return (step) => piles.forEach((pile, i) => {
    const counters = pile.children;
    const left = step ? BigInt(drawn[i]) + step[i] : drawn[i]; // those drawn are the uppermost
    for (let j = 0; j < counters.length; j++) counters[j].classList.toggle("going", j >= left);
  });
}

function control({ label, step, most: times, wins }, index, { counts }, act, mark) {
  const button = make("button", { type: "button", "data-way": index }, label);
  if (wins) button.append(verdict(wins, times));
  const often = () => (times > 1 && /^\d+$/.test($("t").value) ? BigInt($("t").value) : times > 1 ? 0n : 1n);
  const taken = () => step.map((v) => BigInt(v) * often());
  for (const name of ["pointerenter", "focus"]) button.addEventListener(name, () => mark(taken()));
  for (const name of ["pointerleave", "blur"]) button.addEventListener(name, () => mark(null));
  button.addEventListener("click", () => act("tap", { square: counts.map((count, i) => String(BigInt(count) + taken()[i])) }));
  return button;
}

/** verdict says whether a way to take counters wins, and with which t. */
function verdict(wins, times) {
  const some = wins.slice(0, 3).map((t) => BigInt(t).toLocaleString("en")).map((t) => (t.length > 20 ? `${t.slice(0, 6)}…` : t));
  if (wins.length > 3) some.push("…");
  const words = wins.length === 0 ? "loses" : times > 1 ? `wins with t = ${some.join(", ")}` : "wins";
  return make("span", { class: wins.length ? "wins" : "loses" }, make("span", { "aria-hidden": "true" }, wins.length ? "✓ " : "✗ "), words);
}
