// An idea beside the board, like the page of a book: what was found, its words and tables, and
// what is so of the square that somebody points at. Everything in it is Go's to say.
import { actions } from "../../js/actions.js";
import { $, attribute, make, pick, text } from "../../js/dom.js";
import { drop, later } from "../../js/later.js";
import { each, panel } from "../../js/panel.js";
import { makeControls } from "./controls.js";
import { makePointing } from "./pointing.js";
import { makeSteps } from "./steps.js";
import { makeStrips } from "./strips.js";
import { makeTables } from "./tables.js";
import { makeTune } from "./tune.js";

/** calm is how long words must stay before they are read out, in milliseconds. */
const calm = 700;

/**
 * makeIdea shows the idea of a page.
 * @param {Palace.Site} site
 */
export const makeIdea = ({ act, attempt, enter }) => panel("idea", (part, root) => {
  const pointing = makePointing((link) => attempt("ideaPoint", { link }));
  const showStrips = makeStrips($("idea-strips"), pointing);
  const showTables = makeTables($("idea-tables"), pointing);
  const showTune = makeTune(part, pointing);
  const showSteps = makeSteps(part, act);
  const showControls = makeControls(part.ideaWritten, act);
  const read = makeReader(part.ideaHeard);
  $("idea-close").addEventListener("click", () => act("idea", { name: "" }));

  $("idea-bring").addEventListener("click", () => act("ideaBring"));
  /** @param {boolean} open */
  const unfold = (open) => {
    $("idea-more-text").hidden = !open;
    attribute($("idea-more"), "aria-expanded", open);
  };
  $("idea-more").addEventListener("click", () => unfold($("idea-more-text").hidden));

  /** @param {() => Palace.IdeaExample} now */
  const example = (now) => {
    const button = make("button", { type: "button" });
    button.addEventListener("click", () => enter(now().link));
    return button;
  };

  /** @param {Palace.Idea} idea */
  const show = (idea) => {
    text(part.ideaKicker, idea.kicker);
    text($("idea-title"), idea.title);
    text(part.ideaAbout, idea.about);
    part.ideaMore.hidden = !idea.more;
    text($("idea-more-text"), idea.more);
    part.ideaAway.hidden = !idea.away;
    text(part.ideaBusy, idea.busy);
    part.ideaBusy.hidden = !idea.busy;
    attribute(root, "aria-busy", idea.busy ? "true" : null);
    text($("idea-error"), idea.error);
    showStrips(idea.strips);
    showTables(idea.tables);
    const [now = "", ...more] = idea.words;
    text($("idea-now"), now);
    each($("idea-words"), more, (_, i) => i, () => make("p"), text);
    read(idea.words);
    showSteps(idea.steps);
    showControls(idea.controls);
    showTune(idea.tune);
    part.ideaElsewhere.hidden = idea.examples.length === 0;
    each($("idea-examples"), idea.examples, ({ link }) => link, example, (button, { label }) => text(button, label));
    text(part.ideaSource, idea.source);
  };

  let shown = ""; // the idea that was open last, and of which game
  return (/** @type {Palace.Page} */ { idea, state }, /** @type {HTMLElement | null} */ held) => {
    const inside = root.contains(held);
    const chosen = held?.closest("[data-idea-name], #idea-examples");
    const before = shown.split(" ", 1)[0];
    const now = idea ? `${idea.name} ${state.game}` : "";
    const opens = idea && now !== shown;
    shown = now;
    root.hidden = !idea;
    attribute(pick(document, ".house"), "data-idea", idea ? "" : null);
    if (idea) show(idea);
    else {
      pointing.end();
      showTune([]);
      read(null);
    }
    if (opens) {
      unfold(false);
      $("panel").scrollTop = 0;
    }
    return () => {
      if (opens && !root.checkVisibility()) actions.tab("play"); // another tab was open
      if (opens && chosen) $("idea-title").focus();
      if (inside && !idea) actions.toIdea(before);
    };
  };
});

/** makeReader has sentences read out that are new, once they stay: the pointer is faster than a voice. */
function makeReader(heard) {
  /** @type {string[] | null} */
  let said = null; // what was read out last, or was there at first
  let waits = 0;
  /** @param {string[] | null} words null where no idea is open */
  return (words) => {
    drop(waits);
    if (!words || !said) {
      said = words;
      text(heard, "");
      return;
    }
    waits = later(() => {
      const fresh = words.filter((each) => !said?.includes(each));
      said = words;
      if (fresh.length > 0) text(heard, fresh.join(" "));
    }, calm);
  };
}
