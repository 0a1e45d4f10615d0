// The editor of lessons: the steps in their order, the fields of one of them, what is wrong,
// and the ways to hand the lesson on. What is made is kept in the browser while it is made;
// what it means is for Go to say.
import { offers } from "../../js/actions.js";
import { closes } from "../../js/dialog.js";
import { $, attribute, pick, sends, target } from "../../js/dom.js";
import { content } from "../../js/file.js";
import { focused } from "../../js/focus.js";
import { later } from "../../js/later.js";
import { read, write } from "../../js/store.js";
import { choices, html, icon, list, live, nothing, t, view } from "../../js/view.js";
import { draw as drawCode } from "../share/share.js";

const kept = "lesson-made"; // in the browser's storage
const empty = '{"title":"","steps":[]}';

/**
 * makeMaker shows the lesson that is being made. Whatever has data-make opens it: with "add" it
 * adds what is on the board, with "this" it takes the lesson in which one is.
 * @param {Palace.Site} site
 */
export const makeMaker = ({ frame, act, attempt, taught, say }) => {
  const visit = (link) => say(attempt("open", { link })); // to be tried
  /** @type {Palace.Making | null} */
  let making = null;
  let game = ""; // on the board, where the room has no place beside it for what is made
  let room = ""; // the lesson in which one is, as a link names it
  let arrives = false; // somebody has just come to it, and nothing is shown yet
  let turned = "steps"; // where the panel is low, one page of the editor is shown at a time: see maker.css
  let shown = 0; // the step whose fields are shown, 0 for none
  let other = false; // it was another one before
  /** @type {Palace.Finished & { address: string } | null} */
  let out = null; // the lesson as it is handed on, and the address of its file

  const draw = () => render(making);
  const turn = (page) => {
    turned = page;
    draw();
  };
  document.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement | null} */ (target(event).closest?.("[data-make]"));
    if (!button) return;
    button.closest("dialog")?.close();
    if (game) visit(game);
    arrives = true;
    const [what, here] = [button.dataset.make, room]; // which is left
    if (!making) act("makerOpen", { text: read("localStorage", kept, "") });
    turn(what === "add" ? "words" : "steps");
    if (what === "add") act("makerAdd");
    if (what === "this") act("makerOpen", { text: here });
  });

  /** result is the lesson to be handed on, or null where something is to be mended first. */
  const result = () => {
    try {
      return frame.call("makerFinish", { base: location.href.split("#")[0] });
    } catch (error) {
      say(error.message);
      return null;
    }
  };
  const tries = () => {
    const lesson = result();
    if (!lesson) return;
    act("makerClose");
    visit(lesson.link);
  };
  const handOn = () => {
    const lesson = result();
    if (!lesson) return;
    if (out) URL.revokeObjectURL(out.address);
    out = { ...lesson, address: URL.createObjectURL(new Blob([lesson.text], { type: "text/plain" })) };
    draw();
    drawCode($("maker-code"), out.code, Math.min(320, innerWidth - 90));
    $("maker-out").showModal();
  };
  const copy = () => {
    $("maker-link").select();
    navigator.clipboard?.writeText($("maker-link").value).catch(() => {});
  };
  const add = () => {
    act("makerAdd");
    turn("words"); // which come next
  };
  /** load opens a file instead of what is being made; one that cannot be read says so. */
  const load = async (file) => {
    const read = await content(file);
    arrives = true;
    act("makerFile", read);
  };
  const choose = ({ target }) => {
    const [file] = target.files;
    if (file) load(file);
    target.value = "";
  };
  const fetches = sends(() => {
    const text = $("maker-address").value;
    $("maker-address").value = "";
    taught(() => {
      arrives = true;
      act("makerOpen", { text });
    });
  });
  const take = (tool) => act("makerTool", { tool, text: $("maker-text").value });
  const type = ({ target: { dataset: { field, lesson }, value } }) => {
    if (making && (field || lesson)) act("makerType", { step: lesson ? -1 : making.at, field: field || lesson, text: value });
  };
  /** mend leads to the field in which something is wrong. */
  const mend = (/** @type {Palace.MadeFault} */ { step: at, field }) => {
    if (at >= 0 && at !== making?.at) act("makerGo", { at });
    later(() => {
      const place = pick($("maker"), at < 0 ? `[data-lesson="${field}"]` : `[data-field="${field}"]`);
      if (!place) return;
      turn(/** @type {HTMLElement} */ (place.closest("[data-on]")).dataset.on);
      place.closest("details")?.setAttribute("open", "");
      place.focus();
    }, 100);
  };

  const fails = (at, name) => making?.faults.some((fault) => fault.step === at && fault.field === name);
  /** written is a field of a step, or of the lesson as number -1: what somebody is writing there stays as it is. */
  const written = (at, name, value, { rows = 0, strict = false, most = 0, mode = "" } = {}) => {
    const [field, lesson] = at < 0 ? [nothing, name] : [name, nothing];
    const has = /** @type {HTMLInputElement | null} */ (focused());
    const now = !other && (at < 0 ? has?.dataset.lesson : has?.dataset.field) === name ? has?.value : value;
    const wrong = value && fails(at, name) ? "true" : nothing; // what is empty is only not done yet
    const spells = strict ? "false" : nothing;
    return rows
      ? html`<textarea data-field=${field} data-lesson=${lesson} rows=${rows} spellcheck=${spells} aria-invalid=${wrong} .value=${live(now)}></textarea>`
      : html`<input data-field=${field} data-lesson=${lesson} autocomplete="off" autocapitalize=${strict ? "none" : nothing} spellcheck=${spells} maxlength=${most || nothing} inputmode=${mode || nothing} aria-invalid=${wrong} .value=${live(now)}>`;
  };

  const ofStep = (/** @type {Palace.Made} */ { title, words, board, claims, task, shapes }, /** @type {Palace.Making} */ { at, steps, tool, hint }) => {
    const does = (name, words, not = false) => html`<button type="button" data-do=${name} ?disabled=${not} @click=${() => act("makerStep", { do: name })}>${words}</button>`;
    const draws = (name, words) => html`<button type="button" data-tool=${name} aria-pressed=${name === tool} @click=${() => take(name)}>${words}</button>`;
    const asks = (name, words, rows = 0, strict = false) => html`
    <label data-on="task" ?hidden=${!task.fields.includes(name)}>${words} ${written(at, name, task[name], { rows, strict })}</label>`;
    return html`
    <div class="row maker-moves" data-on="steps" role="group" aria-label=${t("maker-step")}>
      ${does("up", t("maker-up"), at === 0)}${does("down", t("maker-down"), at === steps.length - 1)}${does("double", t("maker-duplicate"))}${does("delete", t("maker-delete"))}
    </div>
    <label data-on="words">${t("maker-heading")} ${written(at, "title", title, { most: 400 })}</label>
    <label data-on="words">${t("maker-words-paragraph-line")} ${written(at, "words", words, { rows: 4 })}</label>
    <label data-on="board">${t("maker-board")} ${written(at, "board", board, { strict: true })}</label>
    <button type="button" data-on="board" @click=${() => act("makerBoard")}>${t("maker-use-board-as-now")}</button>
    <fieldset class="choice" data-on="board">
      <legend>${t("maker-tap-on-board")}</legend>
      <div class="segments" role="group" aria-label=${t("maker-tap-on-board")}>
        ${draws("", t("maker-plays"))}${draws("ring", t("maker-ring"))}${draws("arrow", t("maker-arrow"))}${draws("label", t("maker-label"))}
      </div>
      <label ?hidden=${tool !== "label"}>${t("maker-label-says")} <input id="maker-text" autocomplete="off" maxlength="20" placeholder="A, B, C …" @input=${() => take("label")}></label>
      <p class="fine" role="status">${hint}</p>
      <ul class="maker-shapes" id="maker-shapes" aria-label=${t("maker-drawn-on-step")}>${list(shapes, ({ label }) => label, ({ label, about }, i) => html`
        <li><button type="button" aria-label=${about} @click=${() => act("makerErase", { at: i })}><span>${label}</span><span aria-hidden="true">×</span></button></li>`)}</ul>
    </fieldset>
    <label data-on="task">${t("maker-task")} <select id="maker-kind" data-field="kind" aria-invalid=${fails(at, "kind") ? "true" : nothing}>${choices(task.kinds, task.kind)}</select></label>
    ${asks("on", task.onLabel, 0, true)}${asks("ask", t("maker-question-if-task-does"))}${asks("options", t("maker-options-line-each"), 3)}${asks("answers", t("maker-right-answers-line-each"), 2)}
    ${asks("right", t("maker-if-right-reason"), 2)}${asks("hint", t("maker-if-wrong-hint"), 2)}${asks("hints", t("maker-hints-single-mistakes-such"), 2)}
    <details class="more" data-on="task">
      <summary>${t("maker-claims-engines-check")}</summary>
      <label class="inside">${t("maker-line-each-such-as")} ${written(at, "claims", claims, { rows: 3, strict: true })}</label>
    </details>`;
  };

  const inside = (/** @type {Palace.Making} */ made) => {
    const { step, at, steps, faults } = made;
    const page = (name, words, not = false) => html`<button type="button" data-page=${name} aria-pressed=${name === turned} ?disabled=${not} @click=${() => turn(name)}>${words}</button>`;
    return html`
  <div class="maker-top">
    <h2 class="headline" id="maker-label" tabindex="-1">${t("maker-your-lesson")}</h2>
    <button type="button" id="maker-undo" aria-label=${t("maker-undo-last-change-lesson")} ?disabled=${!made.undo} @click=${() => act("makerUndo")}>${icon("undo")}</button>
    <button type="button" id="maker-redo" aria-label=${t("maker-redo-change-lesson")} ?disabled=${!made.redo} @click=${() => act("makerRedo")}>${icon("redo")}</button>
    <button type="button" class="quiet" id="maker-close" aria-label=${t("maker-close-lesson-kept")} @click=${() => act("makerClose")}>${icon("close")}</button>
  </div>
  <div class="segments" id="maker-pages" role="group" aria-label=${t("maker-what-shown-lesson")}>
    ${page("steps", t("maker-steps"))}${page("words", t("maker-words"), !step)}${page("board", t("maker-board"), !step)}${page("task", t("maker-task"), !step)}${page("finish", t("maker-finish"))}
  </div>
  <label data-on="steps">${t("maker-title-lesson")} ${written(-1, "title", made.title, { most: 200 })}</label>
  <ol class="maker-steps" data-on="steps" id="maker-steps" aria-label=${t("maker-steps")}>${list(steps, ({ id }) => id, ({ label, about, wrong }, i) => html`
    <li><button type="button" aria-current=${i === at ? "step" : nothing} data-wrong=${wrong ? "" : nothing} @click=${() => act("makerGo", { at: i })}><b>${label}</b><span class="fine">${about.replaceAll("&", "\u200b&") /* a link is parted between its parts */}</span></button></li>`)}</ol>
  <button type="button" data-on="steps" class="gold maker-add" @click=${add}>${t("maker-add-what-on-board")}</button>
  <p class="fine">${made.count}</p>
  <p class="maker-note" data-on="steps" role="status">${made.note}</p>

  <div id="maker-step" ?hidden=${!step}>${step ? ofStep(step, made) : nothing}</div>

  <details class="more" data-on="finish">
    <summary>${t("maker-teacher")}</summary>
    <label class="inside">${t("maker-minutes")} ${written(-1, "minutes", made.minutes, { mode: "numeric" })}</label>
    <label class="inside">${t("maker-aim")} ${written(-1, "aim", made.aim, { rows: 2 })}</label>
  </details>

  <p class="maker-status" data-on="finish" data-fine=${made.fine ? "" : nothing} role="status">${made.status}</p>
  <ul class="maker-faults" data-on="finish" id="maker-faults" aria-label=${t("maker-correct")}>${list(faults, ({ words }) => words, (fault) => html`<li><button type="button" class="quiet" @click=${() => mend(fault)}>${fault.words}</button></li>`)}</ul>
  <div class="actions" data-on="finish">
    <button type="button" id="maker-try" @click=${tries}>${t("maker-try")}</button>
    <button type="button" id="maker-finish" aria-haspopup="dialog" @click=${handOn}>${t("maker-share")}</button>
  </div>
  <details class="more" data-on="finish" id="maker-other">
    <summary>${t("maker-another-lesson")}</summary>
    <div class="inside row">
      <button type="button" @click=${() => act("makerOpen", { text: empty })}>${t("maker-new-lesson")}</button>
      <button type="button" @click=${() => $("maker-file").click()}>${t("maker-open-file")}</button>
      <input type="file" id="maker-file" accept=".txt,text/plain" hidden aria-label=${t("maker-lesson-file")} @change=${choose}>
    </div>
    <form class="inside" id="maker-from">
      <label>${t("maker-its-link")} <span class="row fill"><input id="maker-address" autocomplete="off" autocapitalize="none" spellcheck="false" inputmode="url" required><button type="submit" @click=${fetches}>${t("maker-open")}</button></span></label>
    </form>
  </details>`;
  };

  const render = view("maker", (/** @type {Palace.Making | null} */ made) => html`
<section class="part maker" id="maker" data-tab="play" data-page=${turned} aria-labelledby="maker-label" ?hidden=${!made} @input=${type}>${made ? inside(made) : nothing}</section>
<dialog id="maker-out" aria-labelledby="maker-out-title" @click=${closes}>
  <div class="dialog-top"><h2 id="maker-out-title">${t("maker-share-lesson")}</h2><button type="button" class="quiet" aria-label=${t("maker-close")}>${icon("close")}</button></div>
  <div class="code maker-code" id="maker-code" role="img" aria-label=${t("maker-qr-code-lesson")} ?hidden=${!out?.code}></div>
  <p class="fine" id="maker-note" role="status">${out?.note}</p>
  <input id="maker-link" readonly spellcheck="false" aria-label=${t("maker-link-lesson")} ?hidden=${!out?.href} .value=${out?.href ?? ""}>
  <div class="actions">
    <button type="button" class="gold" id="maker-copy" ?hidden=${!out?.href} @click=${copy}>${t("maker-copy-link")}</button>
    <a class="button" id="maker-save" href=${out?.address ?? nothing} download=${out?.name ?? nothing}>${t("maker-save-file")}</a>
    <button type="button" data-scorm="made" aria-haspopup="dialog">${t("maker-save-moodle-scorm")}</button>
  </div>
</dialog>`);

  offers({
    madeLesson: () => result()?.link.replace("lesson=", "") ?? "",
    takeFile(file) {
      if (making) load(file);
      return Boolean(making);
    },
    remake(which, now) {
      const button = which === "undo" ? $("maker-undo") : $("maker-redo");
      if (!button?.checkVisibility()) return false;
      if (now) button.click();
      return true;
    },
  });
  return (/** @type {Palace.Page} */ page) => {
    making = page.making;
    room = page.at;
    game = page.room === "door" || page.room === "gallery" ? page.link : "";
    attribute(document.documentElement, "data-making", making ? "" : null);
    if (making) {
      write("localStorage", kept, making.kept);
      const now = making.steps[making.at]?.id ?? 0;
      if (!now && shown) turned = "steps"; // the last one was deleted
      other = now !== shown;
      shown = now;
    }
    const begins = arrives && making?.step;
    if (making) arrives = false;
    draw();
    other = false;
    return () => {
      if (!begins) return;
      $("maker").scrollIntoView({ block: "start" });
      $("maker-label").focus();
    };
  };
};
