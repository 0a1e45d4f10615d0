// The list of lessons with what was done, and lessons from files: chosen, or dropped onto the
// page. What was done is kept by the browser alone.
import { actions, offers } from "../../js/actions.js";
import { closable } from "../../js/dialog.js";
import { $, attribute, make, pick, text } from "../../js/dom.js";
import { content } from "../../js/file.js";
import { each, panel } from "../../js/panel.js";
import { read, write } from "../../js/store.js";

/**
 * makeLessons sets the list up.
 * @param {Palace.Site} site
 */
export const makeLessons = ({ frame, attempt, say, taught }) => panel("lessons", (_, dialog) => {
  /** open opens a lesson, and closes the list unless that is refused. */
  const open = (name, args, tell) => {
    const sentence = attempt(name, args);
    tell(sentence);
    if (!sentence) dialog.close();
  };
  const inDialog = (sentence) => text($("lessons-error"), sentence);

  /** @param {() => Palace.LessonCard} now */
  const card = (now) => {
    const begin = make("button", { type: "button" });
    begin.addEventListener("click", () => open("open", { link: now().link }, inDialog));
    const pack = make("button", { type: "button", "data-scorm": "", "aria-haspopup": "dialog" }, pick(document, "[data-scorm]").textContent ?? "");
    const teacher = make("details", { class: "more" }, make("summary"), make("div", { class: "teacher" }), make("div", { class: "teacher-pack" }, pack));
    return make("li", {},
      make("div", { class: "lesson-head" }, make("h3"), begin),
      make("p", { class: "fine" }), make("progress", { max: "1", value: "0" }), make("p", { class: "aim" }), teacher);
  };

  const fill = (element, /** @type {Palace.LessonCard} */ { name, title, about, done, share, action, aim, notes, rows }) => {
    text(pick(element, "h3"), title);
    const begin = pick(element, "button");
    text(begin, action);
    begin.setAttribute("aria-label", `${action}: ${title}`);
    text(pick(element, ".fine"), done ? `${about} · ${done}` : about);
    const bar = pick(element, "progress", HTMLProgressElement);
    bar.hidden = !done;
    bar.value = share;
    bar.setAttribute("aria-label", `${title}: ${done}`);
    text(pick(element, ".aim"), aim);
    text(pick(element, "summary"), notes);
    attribute(pick(element, "[data-scorm]"), "data-scorm", name);
    pick(element, ".teacher").replaceChildren(...rows.flatMap(({ head, lines }) => [make("h4", {}, head), ...lines.map((line) => make("p", {}, line))]));
  };

  const show = () => {
    inDialog("");
    each($("lesson-cards"), frame.call("lessons"), ({ name }) => name, card, fill);
    if (!dialog.open) dialog.showModal();
  };
  offers({
    lessons() {
      if (!frame.ready) return;
      if ($("help").open) $("help").close();
      taught(show);
    },
  });
  closable(dialog);
  $("lesson-forget").addEventListener("click", () => {
    frame.call("unlearn");
    show();
  });

  /** teach opens a file as a lesson. */
  const teach = async (file, tell) => {
    if (!file) return;
    open("readLesson", await content(file), tell);
  };
  const input = $("lesson-input");
  $("lesson-file").addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    teach(input.files?.[0], inDialog);
    input.value = "";
  });
  const holds = (event) => [...(event.dataTransfer?.items ?? [])].some(({ kind }) => kind === "file");
  const over = (event) => holds(event) && event.preventDefault();
  const drop = (event) => {
    if (!holds(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (!frame.ready || !file || (!dialog.open && actions.takeFile(file))) return;
    teach(file, dialog.open ? inDialog : say);
  };
  addEventListener("dragover", over);
  addEventListener("drop", drop);
  frame.hear("dragover", over, false);
  frame.hear("drop", drop, false);

  let asked = 0; // how often a link has asked for the list
  let here = ""; // the room
  let kept = null; // what the browser has, null before the board was told
  const tell = () => {
    kept = read("localStorage", "lessons", "");
    frame.call("learned", { text: kept });
  };
  addEventListener("storage", ({ key }) => key === "palace-lessons" && frame.ready && tell());
  return {
    ready: tell,
    /** @param {Palace.Page} page */
    show({ learned, listed, at, notice }) {
      if (listed > asked) {
        queueMicrotask(() => { // when the focus is where it stays, to which it comes back
          show();
          inDialog(notice.text); // why it is the list, and not what the link named
        });
      } else if (dialog.open && here === "lesson" && at !== here) dialog.close(); // the link leads elsewhere now
      asked = listed;
      here = at;
      if (kept === null || learned === kept) return;
      kept = learned;
      write("localStorage", "lessons", learned || null);
    },
  };
});
