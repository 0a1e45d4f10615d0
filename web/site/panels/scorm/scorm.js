// Saving a lesson as a package for learning systems: the same as palace lesson scorm writes. Whatever
// has data-scorm offers it; the files of the site are fetched and packed by a worker, scorm/pack.js.
import { actions } from "../../js/actions.js";
import { closable } from "../../js/dialog.js";
import { make, target, text } from "../../js/dom.js";
import { panel } from "../../js/panel.js";
import { owned } from "../../js/trusted.js";
import { fraction, worded } from "../../js/worded.js";

const patience = 20000; // ms for a small file

/**
 * makeScorm sets the dialog up. data-scorm names the lesson, or says "made" for the one that is being
 * made and "here" for the one in which one is.
 * @param {Palace.Site} site
 */
export const makeScorm = ({ frame, at, say }) => panel("scorm", (part, dialog) => {
  const bar = /** @type {HTMLProgressElement} */ (part.scormBar);
  let lesson = "";
  /** @type {Worker | null} */
  let worker = null;
  let turn = 0; // grows with each package that is wanted, and each that is not any more
  /** come shows how many bytes have come, of how many. */
  const come = (bytes, total = 1e6) => {
    bar.value = Math.min(1, bytes / total);
    text(part.scormCount, worded("loading-part", { part: fraction(bytes / 1e6), all: fraction(total / 1e6) }));
  };
  const working = (on) => {
    bar.hidden = part.scormCount.hidden = part.scormCancel.hidden = !on;
    part.scormSave.hidden = on;
    come(0);
  };
  function stop() {
    turn++;
    worker?.terminate();
    worker = null;
    working(false);
  }
  function lost(name) {
    stop();
    text(part.scormLost, worded("scorm-lost", { file: name }));
    part.scormLost.hidden = false;
  }

  async function save() {
    const { starter } = globalThis;
    const root = new URL("../..", starter?.folder).href;
    const folder = new URL("scorm/", starter?.folder);
    const now = ++turn;
    part.scormDone.hidden = part.scormLost.hidden = true;
    working(true);
    part.scormCancel.focus();
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
      part.scormDone.hidden = false;
      part.scormSave.focus();
    });
    worker.postMessage({ root, version: starter?.version, files: files.filter(({ fill }) => !fill), texts });
  }

  document.addEventListener("click", (event) => {
    const name = /** @type {HTMLElement | null} */ (target(event).closest?.("[data-scorm]"))?.dataset.scorm;
    if (!name) return;
    lesson = name === "made" ? actions.madeLesson() : name === "here" ? (/(?:^|&)lesson=([^&]+)/.exec(at())?.[1] ?? "") : name;
    if (!lesson) return;
    try {
      text(part.scormLesson, frame.call("scorm", { lesson, text: "" }).title);
    } catch (error) {
      return say(error.message);
    }
    part.scormDone.hidden = part.scormLost.hidden = true;
    dialog.showModal();
  });
  part.scormSave.addEventListener("click", save);
  part.scormCancel.addEventListener("click", () => {
    stop();
    part.scormSave.focus();
  });
  dialog.addEventListener("close", stop);
  closable(dialog);
});
