// The cellular automaton as a machine: the rule at the square under the pointer, time
// over the antidiagonals, and the rule run backwards.
import { $, attribute, make, pick, text } from "../../js/dom.js";
import { focused } from "../../js/focus.js";
import { each, panel } from "../../js/panel.js";

/**
 * makeMachine shows the automaton's part of the panel; act(name, args) works it.
 * @param {Palace.Site} site
 */
export const makeMachine = ({ act }) => panel("machine", (part, root) => {
  let playing = false;
  $("time").addEventListener("input", () => act("time", { front: Number($("time").value) }));
  $("time-play").addEventListener("click", () => act("play", { on: !playing }));
  $("time-back").addEventListener("click", () => act("time", { by: -1 }));
  $("time-step").addEventListener("click", () => act("time", { by: 1 }));
  $("time-all").addEventListener("click", () => act("time", {}));
  $("past-begin").addEventListener("click", () => act("backwards"));
  $("past-back").addEventListener("click", () => act("reconsider"));
  $("past-end").addEventListener("click", () => {
    act("forwards");
    $("past-begin").focus();
  });

  /** @param {() => Palace.Choice} now */
  const world = (now) => {
    const button = make("button", { type: "button" });
    button.addEventListener("click", () => act("map", { kind: now().kind ?? "" }));
    return button;
  };
  /** @param {() => Palace.Solution} now */
  const solution = (now) => {
    const button = make("button", { type: "button" });
    button.addEventListener("click", () => act("choose", { value: now().value }));
    return button;
  };

  /** showStep draws a square with the six that decide it. */
  const showStep = (step) => {
    part.unpointed.hidden = step !== null;
    part.step.hidden = step === null;
    if (!step) return;
    each($("step-grid"), step.terms, ({ name }) => name, term, showTerm);
    text($("step-at"), step.title);
    text($("step-formula"), step.formula);
    text(part.palaces, step.palaces);
  };

  /** showPast draws the window that runs backwards, and a button for each solution. */
  const showPast = (past) => {
    $("past").hidden = past === null;
    attribute($("past-begin"), "aria-expanded", past !== null);
    if (!past) return;
    $("past-grid").style.setProperty("--cells", past.rows.length);
    each($("past-grid"), past.rows, (_, y) => y, () => make("div", { role: "row" }), (row, traces) => {
      each(row, traces, (_, x) => x, () => make("span", { role: "cell" }), showTrace);
    });
    text($("past-words"), past.words);
    const held = $("solutions").contains(focused());
    each($("solutions"), past.solutions, ({ value, note }) => `${value} ${note}`, solution, showSolution);
    $("past-back").disabled = !past.begun;
    if (held && past.solutions.length === 0) $("past-end").focus();
  };

  /** @param {Palace.Page} page */
  return ({ automaton }) => {
    root.hidden = !automaton;
    if (!automaton) return;
    each($("worlds"), automaton.worlds, ({ kind }) => kind ?? "", world, (button, { kind, label }) => {
      text(button, label);
      attribute(button, "data-world", kind);
      attribute(button, "aria-pressed", kind === automaton.world);
    });
    showStep(automaton.step);
    showTime(automaton.time);
    playing = automaton.time.playing;
    $("past-begin").disabled = !automaton.step;
    showPast(automaton.past);
  };
});

const term = () => make("span", {}, make("i"), make("b"));

/**
 * @param {HTMLElement} element
 * @param {Palace.Term} term
 */
function showTerm(element, { name, value, title, palace, column, row }) {
  attribute(element, "class", palace ? "term palace" : "term");
  attribute(element, "title", title);
  element.style.gridArea = `${row} / ${column}`;
  text(pick(element, "i"), name);
  text(pick(element, "b"), value);
}

/** @param {Palace.Time} time */
function showTime({ now, last, held, words, button }) {
  const slider = $("time");
  slider.max = String(last);
  if (Number(slider.value) !== now) slider.value = String(now);
  attribute(slider, "aria-valuetext", words);
  text($("time-words"), words);
  text($("time-play"), button);
  $("time-all").disabled = !held;
  $("time-step").disabled = !held;
  $("time-back").disabled = now === 0;
}

/**
 * @param {HTMLElement} cell
 * @param {Palace.Trace} trace
 */
function showTrace(cell, { value, about, state, other, palace }) {
  attribute(cell, "class", ["trace", state, other && "other", palace && "palace"].filter(Boolean).join(" "));
  attribute(cell, "aria-label", about);
  attribute(cell, "title", about);
  text(cell, value);
}

/**
 * @param {HTMLElement} button
 * @param {Palace.Solution} solution
 */
function showSolution(button, { value, label, note }) {
  attribute(button, "data-value", value);
  if (!button.firstChild) button.append(label, ...(note ? [make("small", {}, ` ${note}`)] : []));
}
