// What a puzzle has besides a lesson's words and task: hints, the way to others, and what was
// solved, which is kept by the browser alone.
import { copies } from "../../js/copy.js";
import { $, attribute, make, text } from "../../js/dom.js";
import { each, panel } from "../../js/panel.js";
import { read, write } from "../../js/store.js";

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
export const makePuzzle = (frame, act, enter, href, sheet) => panel("puzzle", (part, root) => {
  /** @type {Palace.Puzzle | null} */
  let puzzle = null;
  /** @type {Record<string, string | null>} */
  const kept = { puzzles: null, played: null }; // what the browser has, null before the board was told
  $("puzzle-hint").addEventListener("click", () => act("puzzleHint"));
  $("puzzle-same").addEventListener("click", () => puzzle && enter(puzzle.same));
  $("puzzle-other").addEventListener("click", () => puzzle?.other && enter(puzzle.other.link));
  $("puzzle-twelve").addEventListener("click", () => puzzle && sheet(puzzle.twelve));
  $("puzzle-own").addEventListener("click", () => puzzle?.own && enter(puzzle.own.link));
  copies($("puzzle-copy"), $("puzzle-result"), $("puzzle-said"));

  /** @param {() => Palace.PuzzleLevel} now */
  const level = (now) => {
    const button = make("button", { type: "button" });
    button.addEventListener("click", () => enter(now().link));
    return button;
  };

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
  return {
    again: tell,
    /** @param {Palace.Page} page */
    show(page) {
      ({ puzzle } = page);
      root.hidden = !puzzle;
      keep("puzzles", page.solved);
      keep("played", page.played);
      if (!puzzle) return;
      const asked = puzzle.clue !== part.clue.textContent;
      text(part.clue, puzzle.clue);
      part.clue.hidden = !puzzle.clue;
      if (asked) part.clue.scrollIntoView({ block: "nearest" }); // where blocks come first it may lie below what is seen
      text($("puzzle-hint"), puzzle.hint);
      $("puzzle-hint").hidden = !puzzle.hint;
      const result = puzzle.share && `${puzzle.share}\n${href()}`;
      if ($("puzzle-result").value !== result) text($("puzzle-said"), "");
      $("puzzle-result").value = result;
      $("puzzle-result").hidden = $("puzzle-copy").hidden = !result;
      text($("puzzle-own"), puzzle.own?.words ?? "");
      $("puzzle-own").hidden = !puzzle.own;
      $("puzzle-same").hidden = !puzzle.same;
      text($("puzzle-other"), puzzle.other?.words ?? "");
      $("puzzle-other").hidden = !puzzle.other;
      $("puzzle-twelve").hidden = !puzzle.twelve || !puzzle.same; // in a set there is nothing but the set
      text(part.solvedSoFar, puzzle.record);
      part.others.hidden = !puzzle.levels.length;
      each(part.levels, puzzle.levels, ({ name }) => name, level, (button, { name, words, here }) => {
        text(button, name);
        attribute(button, "aria-label", words);
        attribute(button, "title", words);
        attribute(button, "aria-pressed", here);
      });
    },
  };
});
