// What a puzzle has besides a lesson's words and task: hints, the way to others, and what was
// solved, which is kept by the browser alone.
import { actions } from "../../js/actions.js";
import { copied } from "../../js/copy.js";
import { $ } from "../../js/dom.js";
import { read, write } from "../../js/store.js";
import { brings, html, list, nothing, t, view } from "../../js/view.js";

/**
 * makePuzzle shows the puzzle of a page.
 * @param {Palace.Site} site
 */
export function makePuzzle(site) {
  const { frame, act, enter } = site;
  const href = () => `${site.base}#${site.at()}`; // of this one
  const copy = { result: "", said: "", soon: "" }; // what there is to copy, what came of it, and how long until the next puzzles

  const draw = view("puzzle", (/** @type {Palace.Page} */ { puzzle, solved: _ }) => html`
  <section class="part puzzle" id="puzzle" data-tab="play" aria-label=${t("puzzle-puzzle")} ?hidden=${!puzzle}>
    <div class="puzzle-day" id="puzzle-day" role="group" aria-label=${t("puzzle-of-today")} ?hidden=${!puzzle?.day}>${list(puzzle?.day?.sizes ?? [], ({ name }) => name, ({ name, words, state, solved, here, link }) => html`
      <button type="button" data-size=${name} ?data-solved=${solved} aria-current=${here ? "true" : nothing} @click=${() => here || enter(link)}><b>${words}</b> <span>${state}</span></button>`)}</div>
    <p class="puzzle-clue" ?hidden=${!puzzle?.clue}>${puzzle?.clue}</p>
    <div class="row puzzle-help">
      <button type="button" id="puzzle-hint" ?hidden=${!puzzle?.hint} @click=${() => act("puzzleHint")}>${puzzle?.hint}</button>
    </div>
    <div class="puzzle-end" id="puzzle-end" ?hidden=${!copy.result}>
      <p id="puzzle-streak" ?hidden=${!puzzle?.day?.streak}><b>${puzzle?.day?.streak}</b> <span class="fine" id="puzzle-soon">${copy.soon}</span></p>
      <textarea class="taken" id="puzzle-result" rows="3" readonly aria-label=${t("puzzle-my-result")} .value=${copy.result}></textarea>
      <button type="button" id="puzzle-copy" @click=${copies}>${t("puzzle-copy-my-result")}</button>
      <p class="fine" id="puzzle-said" role="status">${copy.said}</p>
    </div>
    <details class="leaf puzzle-more" id="puzzle-more">
      <summary>${t("puzzle-more")}</summary>
      <p>${puzzle?.rules}</p>
      <p class="fine" id="puzzle-record">${puzzle?.record}</p>
      <div class="row fill puzzle-levels" ?hidden=${!puzzle?.levels.length}>
        <h3 class="label" id="puzzle-levels">${t("puzzle-level")}</h3>
        <div class="puzzle-row" role="group" aria-labelledby="puzzle-levels">${list(puzzle?.levels ?? [], ({ name }) => name, ({ name, words, here, link }) => html`
          <button type="button" aria-label=${words} title=${words} aria-pressed=${here} @click=${() => enter(link)}>${name}</button>`)}</div>
      </div>
      <button type="button" id="puzzle-own" ?hidden=${!puzzle?.own} @click=${() => puzzle?.own && enter(puzzle.own.link)}>${puzzle?.own?.words}</button>
      <button type="button" class="quiet" id="puzzle-twelve" ?hidden=${!puzzle?.twelve || !puzzle.same} @click=${() => puzzle && actions.worksheet(puzzle.twelve)}>${t("puzzle-worksheet-twelve")}</button>
      <button type="button" class="quiet" id="puzzle-same" ?hidden=${!puzzle?.same} @click=${() => puzzle && enter(puzzle.same)}>${t("puzzle-another-these-rules")}</button>
      <button type="button" class="quiet" id="puzzle-other" ?hidden=${!puzzle?.other} @click=${() => puzzle?.other && enter(puzzle.other.link)}>${puzzle?.other?.words}</button>
    </details>
  </section>`);
  /** @type {Palace.Page} */
  let page;
  async function copies() {
    copy.said = await copied($("puzzle-result"));
    draw(page);
  }

  let timer = 0;
  let day = ""; // of the puzzles that are shown
  /** soon says how long it is until the next puzzles, and does so again when the next minute begins. */
  function soon() {
    clearTimeout(timer);
    if (!page.puzzle?.day?.link || !frame.ready) return;
    const now = new Date();
    const left = Math.ceil((new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()) / 60000);
    copy.soon = frame.call("newPuzzlesIn", { value: now.toDateString() === day ? left : 0 }).text;
    timer = setTimeout(() => (soon(), draw(page)), 60000 - (now.getTime() % 60000));
  }

  /** @type {Record<string, string | null>} */
  const kept = { puzzles: null, played: null }; // what the browser has, null before the board was told
  const tell = () => {
    for (const name in kept) {
      const text = kept[name] = read("localStorage", name, "");
      if (text) frame.call(name === "played" ? "played" : "puzzled", { text });
    }
  };
  const keep = (name, text) => {
    if (kept[name] !== null && text !== kept[name]) write("localStorage", name, (kept[name] = text) || null);
  };
  addEventListener("storage", ({ key }) => /^palace-(puzzles|played)$/.test(key ?? "") && frame.ready && tell());
  const seen = brings(".puzzle-clue");
  return {
    ready: tell,
    /** @param {Palace.Page} next */
    show(next) {
      page = next;
      keep("puzzles", page.solved);
      keep("played", page.played);
      const { share = "", day: today } = page.puzzle ?? {};
      const result = share && `${share}\n${today?.link && today.sizes.some(({ here }) => here) ? href().replace(/#.*/, `#${today.link}`) : href()}`;
      if (!day || !copy.result) day = new Date().toDateString();
      if (result !== copy.result) Object.assign(copy, { result, said: "" });
      soon();
      draw(page);
      return () => seen(page.puzzle?.clue);
    },
  };
}
