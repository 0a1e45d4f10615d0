// The cellular automaton as a machine: the rule at the square under the pointer, time
// over the antidiagonals, and the rule run backwards.
import { $ } from "../../js/dom.js";
import { html, list, live, nothing, t, view } from "../../js/view.js";

/**
 * makeMachine shows the automaton's part of the panel; act(name, args) works it.
 * @param {Palace.Site} site
 */
export const makeMachine = ({ act }) => {
  const end = () => {
    act("forwards");
    $("past-begin").focus();
  };
  const inside = (/** @type {Palace.Automaton} */ { step, time, past, worlds, world }) => html`
    <p class="fine" ?hidden=${step}>${t("machine-point-at-square-map")}</p>
    <div ?hidden=${!step}>
      <div class="step">
        <div class="step-grid" id="step-grid" aria-hidden="true">${list(step?.terms ?? [], ({ name }) => name, ({ name, value, title, palace, column, row }) => html`<span .style=${`grid-area: ${row} / ${column}`} class=${palace ? "term palace" : "term"} title=${title}><i>${name}</i><b>${value}</b></span>`)}</div>
        <div>
          <h3 id="step-at">${step?.title}</h3>
          <p id="step-formula">${step?.formula}</p>
          <p>${step?.palaces}</p>
        </div>
      </div>
    </div>
    <h3 id="worlds-label">${t("machine-what-makes")}</h3>
    <div class="segments" id="worlds" role="group" aria-labelledby="worlds-label">${list(worlds, ({ kind }) => kind, ({ kind = "", label }) => html`<button type="button" data-world=${kind} aria-pressed=${kind === world} @click=${() => act("map", { kind })}>${label}</button>`)}</div>
    <h3 id="time-label">${t("machine-time")}</h3>
    <input type="range" id="time" min="0" max=${time.last} .value=${live(String(time.now))} aria-label=${t("machine-last-antidiagonal-shown")} aria-valuetext=${time.words} @input=${({ target }) => act("time", { front: target.valueAsNumber })}>
    <p class="fine" id="time-words">${time.words}</p>
    <div class="row" role="group" aria-labelledby="time-label">
      <button type="button" id="time-play" @click=${() => act("play", { on: !time.playing })}>${time.button}</button>
      <button type="button" id="time-back" ?disabled=${time.now === 0} @click=${() => act("time", { by: -1 })}>${t("machine-back")}</button>
      <button type="button" id="time-step" ?disabled=${!time.held} @click=${() => act("time", { by: 1 })}>${t("machine-step")}</button>
      <button type="button" id="time-all" ?disabled=${!time.held} @click=${() => act("time", {})}>${t("machine-all")}</button>
    </div>
    <h3>${t("machine-backwards")}</h3>
    <p class="fine">${t("machine-given-two-rows-two")}</p>
    <button type="button" id="past-begin" aria-expanded=${past !== null} aria-controls="past" ?disabled=${!step} @click=${() => act("backwards")}>${t("machine-run-backwards-from-here")}</button>
    <div id="past" ?hidden=${!past}>
      <div class="past-grid" id="past-grid" .style=${`--cells: ${past?.rows.length}`} role="table" aria-label=${t("machine-window-runs-backwards")}>${past?.rows.map((traces) => html`<div role="row">${traces.map(trace)}</div>`)}</div>
      <p class="fine" id="past-words" role="status">${past?.words}</p>
      <div class="row" id="solutions" role="group" aria-label=${t("machine-solutions")}>${list(past?.solutions ?? [], ({ value, note }) => `${value} ${note}`, ({ value, label, note }) => html`
        <button type="button" data-value=${value} @click=${() => act("choose", { value })}>${label}${note ? html`<small> ${note}</small>` : nothing}</button>`)}</div>
      <div class="row">
        <button type="button" id="past-back" ?disabled=${!past?.begun} @click=${() => act("reconsider")}>${t("machine-undo")}</button>
        <button type="button" id="past-end" @click=${end}>${t("machine-end")}</button>
      </div>
    </div>`;
  const draw = view("machine", (/** @type {Palace.Automaton | null} */ automaton) => html`
  <details class="more" id="machine" ?hidden=${!automaton}>
    <summary>${t("machine-automaton")}</summary>${automaton ? inside(automaton) : nothing}
  </details>`);

  return (/** @type {Palace.Page} */ { automaton }, /** @type {HTMLElement | null} */ held) => {
    const chose = held?.closest("#solutions");
    draw(automaton);
    return () => chose && automaton?.past?.solutions.length === 0 && $("past-end").focus();
  };
};

/** @param {Palace.Trace} trace */
const trace = ({ value, about, state, other, palace }) => html`<span role="cell" class=${["trace", state, other && "other", palace && "palace"].filter(Boolean).join(" ")} aria-label=${about} title=${about}>${value}</span>`;
