// The cellular automaton as a machine: the rule at the square under the pointer, time
// over the antidiagonals, and the rule run backwards.
import { $, all, attribute, changed, make, text } from "../dom.js";

/**
 * makeMachine shows the automaton's part of the panel; act(name, args) works it.
 * @param {Palace.Act} act
 */
export function makeMachine(act) {
  const slider = $("time");
  let now = { now: 0, last: 0 };
  slider.addEventListener("input", () => act("time", { front: Number(slider.value) }));
  $("time-play").addEventListener("click", () => act("play", { on: !now.playing }));
  $("time-back").addEventListener("click", () => act("time", { front: Math.max(now.now - 1, 0) }));
  $("time-step").addEventListener("click", () => act("time", { front: now.now + 1 }));
  $("time-all").addEventListener("click", () => act("time"));
  $("past-begin").addEventListener("click", () => act("backwards"));
  $("past-back").addEventListener("click", () => act("reconsider"));
  $("past-end").addEventListener("click", () => {
    act("forwards");
    $("past-begin").focus();
  });

  const newWorlds = changed();
  const newStep = changed();
  const newPast = changed();
  /** @param {Palace.Page} page */
  return ({ automaton }) => {
    $("machine").hidden = !automaton;
    if (!automaton) return;
    if (newWorlds(automaton.worlds)) {
      $("worlds").replaceChildren(...automaton.worlds.map(({ kind, label }) => {
        const button = make("button", { type: "button", "data-world": kind }, label);
        button.addEventListener("click", () => act("map", { kind: kind ?? "" }));
        return button;
      }));
    }
    for (const button of all($("worlds"), "button")) attribute(button, "aria-pressed", button.dataset.world === automaton.world);
    if (newStep(automaton.step)) showStep(automaton.step);
    now = automaton.time;
    showTime(slider, now);
    $("past-begin").disabled = !automaton.step;
    if (newPast(automaton.past)) showPast(automaton.past, act);
  };
}

/** showStep draws a square with the six that decide it, as they lie on the board. */
function showStep(step) {
  $("step-none").hidden = step !== null;
  $("step").hidden = step === null;
  if (!step) return;
  const [a, b, c, d, e, f, g] = step.terms.map(({ name, at, value, palace }) =>
    make("span", { class: palace ? "term palace" : "term", title: `${name} at (${at})` }, make("i", {}, name), make("b", {}, value)));
  const gap = () => make("span", { class: "term gap" });
  g.classList.add("own");
  $("step-grid").replaceChildren(a, b, gap(), c, d, e, gap(), f, g);
  text($("step-at"), `At (${step.at})`);
  text($("step-formula"), step.formula);
  text($("step-palaces"), step.palaces);
}

function showTime(slider, time) {
  slider.max = time.last;
  if (Number(slider.value) !== time.now) slider.value = time.now;
  attribute(slider, "aria-valuetext", time.words);
  text($("time-words"), time.words);
  text($("time-play"), time.playing ? "Pause" : "Play");
  $("time-all").disabled = !time.held;
  $("time-step").disabled = !time.held;
  $("time-back").disabled = time.now === 0;
}

/** showPast draws the window that runs backwards, and a button for each solution. */
function showPast(past, act) {
  $("past").hidden = past === null;
  attribute($("past-begin"), "aria-expanded", past !== null);
  if (!past) return;
  const grid = $("past-grid");
  grid.style.setProperty("--cells", past.width);
  grid.replaceChildren(...rows(past.cells, past.width).map((row, j) =>
    make("div", { role: "row" }, ...row.map(({ value, state, other, palace }, i) => {
      const at = `(${past.at[0] + i},${past.at[1] + j})`;
      const words = { hidden: "not found yet", next: "looked for" }[state] ?? `${value}${other ? ", other than in this game" : ""}`;
      const classes = ["trace", state, other && "other", palace && "palace"].filter(Boolean).join(" ");
      return make("span", { role: "cell", class: classes, "aria-label": `${at} ${words}`, title: `${at} ${words}` }, state === "next" ? "?" : value);
    }))));
  const focused = $("solutions").contains(document.activeElement);
  text($("past-words"), past.next ? `(${past.next}): ${past.words}` : past.words);
  $("solutions").replaceChildren(...past.solutions.map(({ value, label, own }) => {
    const button = make("button", { type: "button", "data-value": value }, label, own ? make("small", {}, " as in this game") : "");
    button.addEventListener("click", () => act("choose", { value }));
    return button;
  }));
  $("past-back").disabled = !past.begun;
  if (focused) (all($("solutions"), "button")[0] ?? $("past-end")).focus();
}

const rows = (cells, width) => Array.from({ length: cells.length / width }, (_, j) => cells.slice(j * width, (j + 1) * width));
