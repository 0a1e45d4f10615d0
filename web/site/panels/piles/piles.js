// Games of piles: counters to look at, and a button for every way to take some. Where
// there are ways to take t times as many, one field for t serves them all.
import { offers } from "../../js/actions.js";
import { $, attribute, pick } from "../../js/dom.js";
import { read, write } from "../../js/store.js";
import { html, list, nothing, t, view } from "../../js/view.js";

/**
 * makePiles shows the piles of a page, if its game is played on them or they are wished for.
 * @param {Palace.Site} site
 */
export function makePiles({ act }) {
  let wished = read("localStorage", "piles", "off") === "on";
  let at = ""; // the way that is pointed at
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

  const named = (/** @type {Palace.Way} */ { first, step }) => `${first} ${step}`;
  const times = (/** @type {Palace.Way} */ { most }) => (most > 1 ? $("t").value : "1");
  const point = (way) => () => {
    at = way && named(way);
    draw(page);
  };
  const draw = view("piles", (/** @type {Palace.Page} */ { piles, state }) => {
    const { heaps = [], ways = [], counts = [], slice = "" } = piles ?? {};
    const way = ways.find((each) => named(each) === at);
    if (!way) at = ""; // it went
    const going = way && taken(way, Number(times(way)));
    return html`
  <section class="piles" id="piles" aria-label=${t("piles-piles")} ?hidden=${!piles || (piles.optional && !wished)}>
    <ol id="pile-list" aria-label=${t("piles-counters")}>${list(heaps, (_, i) => i, ({ name, words, full, drawn }, i) => html`
      <li><div class="pile" aria-hidden="true" ?hidden=${full !== ""}>${Array.from({ length: drawn }, (_, j) => html`<i class=${going && j >= drawn + going[i] ? "going" : ""}></i>`)}</div><span><span>${name && `${name}: `}</span><b title=${full || nothing}>${words}</b></span></li>`)}</ol>
    <div class="ways" role="group" aria-label=${t("piles-moves")}>
      <label class="times" ?hidden=${ways.every(({ most }) => most === 1)}>t = <input id="t" min="1" value="1" inputmode="numeric" type=${counts.some((count) => typeof count === "string") ? "text" : "number" /* which ends at 308 digits */}></label>
      <div class="ways" id="ways" ?data-still=${state.players[state.turn] !== "human"}>${list(ways, named, (way) => html`
        <button type="button" @pointerenter=${point(way)} @focus=${point(way)} @pointerleave=${point("")} @blur=${point("")}
          @click=${() => act("take", { first: way.first, step: way.step, times: times(way) })}><span>${way.label}</span><span class=${way.verdict?.wins ? "wins" : "loses"} ?hidden=${!way.verdict}><span
          aria-hidden="true">${way.verdict?.wins ? "✓ " : "✗ "}</span><span>${way.verdict?.words}</span></span></button>`)}</div>
    </div>
    <p class="fine" id="slice">${slice}</p>
  </section>`;
  });

  /** @param {Palace.Page} next */
  const show = (next) => {
    page = next;
    draw(page);
    const { piles, distant } = page;
    attribute(pick(document, ".stage"), "data-one-pile", piles?.heaps.length === 1 ? "" : null);
    // Far out the ways to take have long names, which want lines of their own.
    attribute(pick(document, ".stage"), "data-many-piles", (piles?.heaps.length ?? 0) > 2 && !distant ? "" : null);
    attribute(pick(document, ".house"), "data-piles-too", piles?.optional && wished ? "" : null);
  };
  return show;
}

/**
 * taken is what a way leads to with t: its first, and t - 1 steps.
 * @param {Palace.Way} way
 * @param {number} t
 */
const taken = ({ first, step }, t) => first.map((v, i) => Number(v) + (t - 1) * Number(step[i]));
