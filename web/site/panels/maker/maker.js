// The editor of lessons: the steps in their order, the fields of one of them, what is wrong,
// and the ways to hand the lesson on. What is made is kept in the browser while it is made;
// what it means is for Go to say.
import { offers } from "../../js/actions.js";
import { closable } from "../../js/dialog.js";
import { $, all, attribute, make, pick, submits, target, text } from "../../js/dom.js";
import { content } from "../../js/file.js";
import { later } from "../../js/later.js";
import { each, panel } from "../../js/panel.js";
import { read, write } from "../../js/store.js";
import { draw } from "../share/share.js";

const kept = "lesson-made"; // in the browser's storage
const empty = '{"title":"","steps":[]}';

/**
 * makeMaker shows the lesson that is being made. Whatever has data-make opens it: with "add" it
 * adds what is on the board, with "this" it takes the lesson in which one is.
 * @param {Palace.Site} site
 */
export const makeMaker = ({ frame, act, attempt, taught, say }) => panel("maker", (part, root) => {
  const visit = (link) => say(attempt("open", { link })); // to be tried
  /** @type {Palace.Making | null} */
  let making = null;
  let game = ""; // on the board, where the room has no place beside it for what is made
  let arrives = false; // somebody has just come to it, and nothing is shown yet

  // Where the panel is low, one page of the editor is shown at a time: see maker.css.
  const pages = all($("maker-pages"), "button");
  const turn = (name) => {
    root.dataset.page = name;
    for (const button of pages) attribute(button, "aria-pressed", button.dataset.page === name);
  };
  for (const button of pages) button.addEventListener("click", () => turn(button.dataset.page));
  turn("steps");

  let room = ""; // the lesson in which one is, as a link names it
  const open = (what) => {
    if (game) visit(game);
    arrives = true;
    const here = room; // which is left
    if (!making) act("makerOpen", { text: read("localStorage", kept, "") });
    turn(what === "add" ? "words" : "steps");
    if (what === "add") act("makerAdd");
    if (what === "this") act("makerOpen", { text: here });
  };
  document.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement | null} */ (target(event).closest?.("[data-make]"));
    if (!button) return;
    button.closest("dialog")?.close();
    open(button.dataset.make);
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

  part.close.addEventListener("click", () => act("makerClose"));
  part.undo.addEventListener("click", () => act("makerUndo"));
  part.redo.addEventListener("click", () => act("makerRedo"));
  part.add.addEventListener("click", () => {
    act("makerAdd");
    turn("words"); // which come next
  });
  part.retake.addEventListener("click", () => act("makerBoard"));
  part.fresh.addEventListener("click", () => act("makerOpen", { text: empty }));
  part.try.addEventListener("click", () => {
    const lesson = result();
    if (!lesson) return;
    act("makerClose");
    visit(lesson.link);
  });
  part.finish.addEventListener("click", () => {
    const lesson = result();
    if (lesson) handOn(lesson);
  });
  part.load.addEventListener("click", () => $("maker-file").click());
  /** load opens a file instead of what is being made; one that cannot be read says so. */
  const load = async (file) => {
    const read = await content(file);
    arrives = true;
    act("makerFile", read);
  };
  $("maker-file").addEventListener("change", () => {
    const [file] = $("maker-file").files ?? [];
    if (file) load(file);
    $("maker-file").value = "";
  });
  submits($("maker-from"), () => {
    const text = $("maker-address").value;
    $("maker-address").value = "";
    taught(() => {
      arrives = true;
      act("makerOpen", { text });
    });
  });
  for (const button of all(root, "[data-do]")) {
    button.addEventListener("click", () => act("makerStep", { do: button.dataset.do ?? "" }));
  }
  const tools = all(root, "[data-tool]");
  const take = (tool) => act("makerTool", { tool, text: $("maker-text").value });
  for (const button of tools) button.addEventListener("click", () => take(button.dataset.tool));
  $("maker-text").addEventListener("input", () => take("label"));
  root.addEventListener("input", (event) => {
    const { field, lesson } = target(event).dataset;
    if (!making || !(field || lesson)) return;
    act("makerType", { step: lesson ? -1 : making.at, field: field || lesson || "", text: /** @type {HTMLInputElement} */ (target(event)).value });
  });
  $("maker-kind").addEventListener("change", () => making && act("makerType", { step: making.at, field: "kind", text: $("maker-kind").value }));

  /** @param {() => Palace.MadeStep} now */
  const step = (now) => {
    const item = make("li", {}, make("button", { type: "button" }, make("b"), make("span", { class: "fine" })));
    item.addEventListener("click", () => act("makerGo", { at: making?.steps.findIndex(({ id }) => id === now().id) ?? 0 }));
    return item;
  };
  /** @param {() => Palace.MadeShape & { i: number }} now */
  const shape = (now) => {
    const button = make("button", { type: "button" }, make("span"), make("span", { "aria-hidden": "true" }, "×"));
    button.addEventListener("click", () => act("makerErase", { at: now().i }));
    return make("li", {}, button);
  };
  /** @param {() => Palace.MadeFault} now */
  const fault = (now) => {
    const button = make("button", { type: "button", class: "quiet" });
    button.addEventListener("click", () => {
      const { step: at, field } = now();
      if (at >= 0 && at !== making?.at) act("makerGo", { at });
      later(() => {
        const place = pick(root, at < 0 ? `[data-lesson="${field}"]` : field === "kind" ? "#maker-kind" : `[data-field="${field}"]`);
        if (!place) return;
        turn(/** @type {HTMLElement} */ (place.closest("[data-on]")).dataset.on);
        place.closest("details")?.setAttribute("open", "");
        place.focus();
      }, 100);
    });
    return make("li", {}, button);
  };

  let shown = 0; // the step whose fields are shown
  /** @param {Palace.Page} page */
  const show = (page) => {
    making = page.making;
    room = page.at;
    game = page.room === "door" || page.room === "gallery" ? page.link : "";
    root.hidden = !making;
    attribute(document.documentElement, "data-making", making ? "" : null);
    if (!making) return;
    const { step: now, at, steps, faults } = making;
    write("localStorage", kept, making.kept);

    part.undo.toggleAttribute("disabled", !making.undo);
    part.redo.toggleAttribute("disabled", !making.redo);
    const arrived = arrives;
    arrives = false;
    text(part.count, making.count);
    text(part.note, making.note);
    for (const button of pages) button.toggleAttribute("disabled", !now && !["steps", "finish"].includes(button.dataset.page ?? ""));
    if (!now && !$("maker-step").hidden) turn("steps"); // the last one was deleted
    text(part.status, making.status);
    attribute(part.status, "data-fine", making.fine ? "" : null);
    each($("maker-steps"), steps, ({ id }) => id, step, (item, { label, about, wrong }, i) => {
      const button = pick(item, "button");
      text(pick(item, "b"), label);
      text(pick(item, "span"), about.replaceAll("&", "\u200b&")); // a link is parted between its parts
      attribute(button, "aria-current", i === at ? "step" : null);
      attribute(button, "data-wrong", wrong ? "" : null);
    });
    each($("maker-faults"), faults, ({ words }) => words, fault, (item, { words }) => text(pick(item, "button"), words));

    const other = steps[at]?.id !== shown;
    shown = steps[at]?.id ?? 0;
    const fill = (field, value, wrong) => {
      if (field.value !== value && (other || document.activeElement !== field)) field.value = value;
      attribute(field, "aria-invalid", wrong && value ? "true" : null); // what is empty is only not done yet
    };
    const fails = (at, name) => faults.some((fault) => fault.step === at && fault.field === name);
    for (const field of all(root, "[data-lesson]")) fill(field, making[field.dataset.lesson ?? ""], fails(-1, field.dataset.lesson));

    $("maker-step").hidden = !now;
    if (!now) return;
    const values = { ...now.task, title: now.title, words: now.words, board: now.board, claims: now.claims };
    for (const field of all(root, "[data-field]")) fill(field, values[field.dataset.field ?? ""], fails(at, field.dataset.field));
    for (const label of all(root, "[data-of]")) label.hidden = !now.task.fields.includes(label.dataset.of ?? "");
    text(part.where, now.task.onLabel);
    each($("maker-kind"), now.task.kinds, ({ name }) => name, () => make("option"), (option, { name, label }) => {
      attribute(option, "value", name);
      text(option, label);
    });
    if ($("maker-kind").value !== now.task.kind) $("maker-kind").value = now.task.kind;
    attribute($("maker-kind"), "aria-invalid", fails(at, "kind") ? "true" : null);

    for (const button of tools) attribute(button, "aria-pressed", button.dataset.tool === making.tool);
    part.labelled.hidden = making.tool !== "label";
    text(part.hint, making.hint);
    each($("maker-shapes"), now.shapes.map((each, i) => ({ ...each, i })), ({ label }) => label, shape, (item, { label, about }) => {
      text(pick(item, "span"), label);
      attribute(pick(item, "button"), "aria-label", about);
    });
    for (const button of all(root, "[data-do]")) {
      const last = { up: 0, down: steps.length - 1 }[button.dataset.do ?? ""];
      button.toggleAttribute("disabled", at === last);
    }
    return arrived ? begin : undefined;
  };
  const begin = () => {
    root.scrollIntoView({ block: "start" });
    $("maker-label").focus();
  };
  offers({
    madeLesson: () => result()?.link.replace("lesson=", "") ?? "",
    takeFile(file) {
      if (making) load(file);
      return Boolean(making);
    },
    remake(which, now) {
      if (!part[which].checkVisibility()) return false;
      if (now && !(/** @type {HTMLButtonElement} */ (part[which]).disabled)) act(which === "undo" ? "makerUndo" : "makerRedo");
      return true;
    },
  });
  return show;
});

let address = ""; // of the file that is offered

/**
 * handOn shows the ways to hand a lesson on.
 * @param {Palace.Finished} lesson
 */
function handOn({ href, code, note, name, text: words }) {
  const dialog = $("maker-out");
  draw($("maker-code"), code, Math.min(320, innerWidth - 90));
  $("maker-code").hidden = !code;
  text($("maker-note"), note);
  $("maker-link").value = href;
  $("maker-link").hidden = $("maker-copy").hidden = !href;
  if (address) URL.revokeObjectURL(address);
  address = URL.createObjectURL(new Blob([words], { type: "text/plain" }));
  $("maker-save").href = address;
  $("maker-save").download = name;
  if (!dialog.dataset.ready) {
    dialog.dataset.ready = "yes";
    closable(dialog);
    $("maker-copy").addEventListener("click", () => {
      $("maker-link").select();
      navigator.clipboard?.writeText($("maker-link").value).catch(() => {});
    });
  }
  dialog.showModal();
}
