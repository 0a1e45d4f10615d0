// What a puzzle has besides a lesson's words and task: hints, the way to others, and what was
// solved, which is kept by the browser alone.
import { copied } from "../../js/copy.js";
import { $ } from "../../js/dom.js";
import { read, write } from "../../js/store.js";
import { brings, html, list, t, view } from "../../js/view.js";

/**
 * makePuzzle shows the puzzle of a page; enter(link) goes to another one, href
 * returns the address of this one. It returns show, and
 * again, which tells a board that begins what was solved before.
 * @param {import("../../js/frame.js").Frame} frame
 * @param {Palace.Act} act
 * @param {(link: string) => unknown} enter
 * @param {() => string} href
 * @param {(puzzles: string) => unknown} sheet opens the worksheet of a set
 */
export function makePuzzle(frame, act, enter, href, sheet) {
  const copy = { result: "", said: "" }; // what there is to copy, and what came of it

  const draw = view("puzzle", (/** @type {Palace.Page} */ { puzzle, solved: _ }) => html`
  <section class="part puzzle" id="puzzle" data-tab="play" aria-label=${t("puzzle-puzzle")} ?hidden=${!puzzle}>
    <p class="puzzle-clue" data-part="clue" ?hidden=${!puzzle?.clue}>${puzzle?.clue}</p>
    <div class="row">
      <button type="button" id="puzzle-hint" ?hidden=${!puzzle?.hint} @click=${() => act("puzzleHint")}>${puzzle?.hint}</button>
      <button type="button" id="puzzle-copy" ?hidden=${!copy.result} @click=${copies}>${t("puzzle-copy-my-result")}</button>
    </div>
    <textarea class="puzzle-result" id="puzzle-result" rows="3" readonly aria-label=${t("puzzle-my-result")} ?hidden=${!copy.result} .value=${copy.result}></textarea>
    <p class="fine" id="puzzle-said" role="status">${copy.said}</p>
    <p class="fine" data-part="solvedSoFar">${puzzle?.record}</p>
    <div class="row fill puzzle-levels" data-part="others" ?hidden=${!puzzle?.levels.length}>
      <h3 class="label" id="puzzle-levels">${t("puzzle-level")}</h3>
      <div class="puzzle-row" data-part="levels" role="group" aria-labelledby="puzzle-levels">${list(puzzle?.levels ?? [], ({ name }) => name, ({ name, words, here, link }) => html`
        <button type="button" aria-label=${words} title=${words} aria-pressed=${here} @click=${() => enter(link)}>${name}</button>`)}</div>
    </div>
    <button type="button" id="puzzle-own" ?hidden=${!puzzle?.own} @click=${() => puzzle?.own && enter(puzzle.own.link)}>${puzzle?.own?.words}</button>
    <button type="button" class="quiet" id="puzzle-twelve" ?hidden=${!puzzle?.twelve || !puzzle.same} @click=${() => puzzle && sheet(puzzle.twelve)}>${t("puzzle-worksheet-twelve")}</button>
    <button type="button" class="quiet" id="puzzle-same" ?hidden=${!puzzle?.same} @click=${() => puzzle && enter(puzzle.same)}>${t("puzzle-another-these-rules")}</button>
    <button type="button" class="quiet" id="puzzle-other" ?hidden=${!puzzle?.other} @click=${() => puzzle?.other && enter(puzzle.other.link)}>${puzzle?.other?.words}</button>
  </section>`);
  /** @type {Palace.Page} */
  let page;
  async function copies() {
    copy.said = await copied($("puzzle-result"));
    draw(page);
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
    again: tell,
    /** @param {Palace.Page} next */
    show(next) {
      page = next;
      keep("puzzles", page.solved);
      keep("played", page.played);
      const result = page.puzzle?.share ? `${page.puzzle.share}\n${href()}` : "";
      if (result !== copy.result) Object.assign(copy, { result, said: "" });
      draw(page);
      seen(page.puzzle?.clue);
    },
  };
}
