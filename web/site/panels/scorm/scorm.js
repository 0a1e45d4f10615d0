// Saving a lesson as a package for learning systems: the same as palace lesson scorm writes. Whatever
// has data-scorm offers it; the files of the site are fetched and packed by a worker, scorm/pack.js.
import { actions } from "../../js/actions.js";
import { closes } from "../../js/dialog.js";
import { $, make, target } from "../../js/dom.js";
import { owned } from "../../js/trusted.js";
import { html, icon, t, view } from "../../js/view.js";
import { fraction, worded } from "../../js/worded.js";

const patience = 20000; // ms for a small file

/**
 * makeScorm sets the dialog up. data-scorm names the lesson, or says "made" for the one that is being
 * made and "here" for the one in which one is.
 * @param {Palace.Site} site
 */
export function makeScorm({ frame, at, say }) {
  const nothing = { busy: false, bar: 0, count: "", done: false, lost: "" };
  let shown = { ...nothing, title: "" };
  let lesson = "";
  /** @type {Worker | null} */
  let worker = null;
  let turn = 0; // grows with each package that is wanted, and each that is not any more
  const render = view("scorm", ({ title, busy, bar, count, done, lost }) => html`
  <dialog id="scorm" aria-labelledby="scorm-title" @click=${closes} @close=${stop}>
    <div class="dialog-top"><h2 id="scorm-title">${t("scorm-learning-system")}</h2><button type="button" class="quiet" aria-label=${t("scorm-close")}>${icon("close")}</button></div>
    <p>${t("scorm-as-package", { b: html`<b id="scorm-lesson">${title}</b>` })}</p>
    <div class="actions">
      <button type="button" class="gold" id="scorm-save" ?hidden=${busy} @click=${save}>${t("scorm-save-package")}</button>
      <button type="button" id="scorm-cancel" ?hidden=${!busy} @click=${cancel}>${t("scorm-cancel")}</button>
    </div>
    <progress max="1" aria-label=${t("scorm-how-much-package-there")} .value=${bar} ?hidden=${!busy}></progress>
    <p class="fine" ?hidden=${!busy}>${count}</p>
    <p class="fine" id="scorm-done" role="status" ?hidden=${!done}>${t("scorm-package-saved-add-your")}</p>
    <p class="error" id="scorm-lost" role="alert" ?hidden=${!lost}>${lost}</p>
  </dialog>`);
  const draw = (/** @type {Partial<typeof shown>} */ now = {}) => render((shown = { ...shown, ...now }));
  /** come shows how many bytes have come, of how many. */
  const come = (bytes, total = 1e6) => draw({ bar: Math.min(1, bytes / total), count: worded("loading-part", { part: fraction(bytes / 1e6), all: fraction(total / 1e6) }) });
  function stop() {
    turn++;
    worker?.terminate();
    worker = null;
    draw({ busy: false });
  }
  function cancel() {
    stop();
    $("scorm-save").focus();
  }
  function lost(name) {
    stop();
    draw({ lost: worded("scorm-lost", { file: name }) });
  }

  async function save() {
    const { starter } = globalThis;
    const root = new URL("../..", starter?.folder).href;
    const folder = new URL("scorm/", starter?.folder);
    const now = ++turn;
    draw({ ...nothing, busy: true });
    come(0);
    $("scorm-cancel").focus();
    /** @type {{ name: string, from: string, size: number, fill: boolean }[]} */
    let files = [];
    const texts = {}; // of the templates
    let name = "";
    let file = "";
    try {
      const ask = async (address) => (await fetch(address, { signal: AbortSignal.timeout(patience) })).text();
      files = JSON.parse(await ask(new URL((name = "files.json"), folder)));
      for (const template of files.filter(({ fill }) => fill)) {
        const text = await ask(new URL((name = template.from), root));
        if (text.length !== template.size) throw new Error(name);
        const filled = frame.call("scorm", { lesson, text });
        [texts[template.name], file] = [filled.text, filled.name];
      }
    } catch {
      return now === turn && lost(name);
    }
    if (now !== turn) return;
    const total = files.reduce((sum, { size, fill }) => sum + (fill ? 0 : size), 0);
    come(0, total);
    worker = new Worker(owned(new URL("pack.js", folder)));
    worker.addEventListener("error", () => now === turn && lost("pack.js"));
    worker.addEventListener("message", ({ data: { bytes, lost: name, archive } }) => {
      if (now !== turn) return;
      if (name) return lost(name);
      if (bytes) return come(bytes, total);
      stop();
      const href = URL.createObjectURL(archive);
      make("a", { href, download: `${file}.zip` }).click();
      setTimeout(() => URL.revokeObjectURL(href), 60000);
      draw({ done: true });
      $("scorm-save").focus();
    });
    worker.postMessage({ root, version: starter?.version, files: files.filter(({ fill }) => !fill), texts });
  }

  document.addEventListener("click", (event) => {
    const name = /** @type {HTMLElement | null} */ (target(event).closest?.("[data-scorm]"))?.dataset.scorm;
    if (!name) return;
    lesson = name === "made" ? actions.madeLesson() : name === "here" ? (/(?:^|&)lesson=([^&]+)/.exec(at())?.[1] ?? "") : name;
    if (!lesson) return;
    try {
      draw({ ...nothing, title: frame.call("scorm", { lesson, text: "" }).title });
    } catch (error) {
      return say(error.message);
    }
    $("scorm").showModal();
  });
  return () => draw();
}
