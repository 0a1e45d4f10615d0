// What can be done with an idea: its steps, by hand, by a slider or by itself; and what can be chosen of it, from a list or in words of one's own.
import { pick } from "../../js/dom.js";
import { choices, html, icon, list, live, nothing, t } from "../../js/view.js";

/**
 * steps are those of an idea, or none.
 * @param {Palace.IdeaSteps | null} shown
 * @param {Palace.Act} act
 */
export function steps(shown, act) {
  const { now = 0, last = 0, next, words, running = false, speed } = shown ?? {};
  const [on, back] = [now < last, now > 0]; // the focus may stay on a button that has nothing to do now
  const speeds = [["1", t("idea-1-second")], ["3", t("idea-3-second")], ["10", t("idea-10-second")], ["30", t("idea-30-second")], ["60", t("idea-60-second")]];
  return html`
    <div class="idea-steps" id="idea-steps" role="group" aria-label=${t("idea-step-step")} ?hidden=${!shown}>
      <button type="button" class=${on && !running ? "gold" : ""} id="idea-next" aria-disabled=${on ? nothing : "true"} @click=${() => on && act("ideaStep", { by: 1 })}>${next || t("idea-next-step")}</button>
      <button type="button" id="idea-run" @click=${() => act("ideaRun", { on: !running })}>${running ? t("idea-pause") : t("idea-run")}</button>
      <button type="button" id="idea-back" aria-label=${t("idea-back-step")} title=${t("idea-back-step")} aria-disabled=${back ? nothing : "true"} @click=${() => back && act("ideaStep", { by: -1 })}>${icon("undo")}</button>
      <input type="range" id="idea-step" min="0" step="1" max=${last} .value=${live(String(now))} aria-label=${t("idea-step")} aria-valuetext=${words} @input=${({ target }) => act("ideaStep", { to: target.valueAsNumber })}>
      <p class="fine">${words}</p>
      <select id="idea-speed" aria-label=${t("idea-speed")} @change=${({ target }) => act("ideaSpeed", { per: Number(target.value) })}>${choices(speeds.map(([name, label]) => ({ name, label })), String(speed))}</select>
    </div>`;
}

/**
 * controls are the choices of an idea.
 * @param {Palace.IdeaControl[]} all
 * @param {Palace.Act} act
 */
export const controls = (all, act) => html`
    <div class="idea-controls" id="idea-controls" ?hidden=${!all.length}>${list(all, ({ name, options, lines }) => `${name} ${options.length > 0} ${lines}`, (control) => html`
      <div class=${control.options.some(({ label }) => label.length > 16) ? "idea-control wide" : "idea-control"}>${control.options.length ? chosen(control, act) : written(control, act)}</div>`)}</div>`;

/** @param {Palace.IdeaControl} control */
const chosen = ({ name, label, value, options }, act) => html`
        <label><span>${label}</span><select @change=${({ target }) => act("ideaSet", { name, value: target.value })}>${choices(options.map(({ value, label }) => ({ name: value, label })), value)}</select></label>`;

/**
 * written is a field: what was refused stays in it, to be mended.
 * @param {Palace.IdeaControl} control
 */
function written({ name, label, value, lines }, act) {
  const use = ({ target }) => act("ideaSet", { name, value: pick(target.closest(".idea-control"), "input, textarea", HTMLInputElement).value });
  const key = (event) => {
    if (event.key !== "Enter" || event.isComposing || (lines > 1 && !event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    use(event);
  };
  return html`
        <label><span>${label}</span>${lines > 1
    ? html`<textarea rows=${lines} autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="3900" .value=${value} @keydown=${key}></textarea>`
    : html`<input type="text" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="3900" .value=${value} @keydown=${key}>`}</label><button type="button" @click=${use}>${t("idea-use")}</button>`;
}
