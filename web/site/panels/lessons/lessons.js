// The list of lessons at the door: a path, with what was done of each and which comes next. And lessons from files: chosen,
// or dropped onto the page. What was done is kept by the browser alone.
import { actions, offers } from "../../js/actions.js";
import { $ } from "../../js/dom.js";
import { content } from "../../js/file.js";
import { read, write } from "../../js/store.js";
import { html, list, nothing, t, view } from "../../js/view.js";
import { drawStart } from "../games/picture.js";

const item = (/** @type {(link: string) => unknown} */ enter) => (/** @type {Palace.Shelved} */ { title, subject, level, about, done, share, picture, link, now }) => html`
  <button type="button" class="door-item" data-next=${now ? "" : nothing} @click=${() => enter(link)}>
    <span class="door-board">${drawStart(picture)}</span><b>${title}</b><span class="door-line">${subject}</span><span class="door-next">${now}</span>
    <span class="door-long"><span class="door-level">${level}</span><span> · ${about}</span><span class="door-done">${done && ` · ${share === 1 ? "✓ " : ""}${done}`}</span></span>
    <progress max="1" .value=${share} aria-hidden="true" ?hidden=${!done}></progress>
  </button>`;

/**
 * makeLessons shows the list on a page.
 * @param {Palace.Site} site
 */
export function makeLessons({ frame, act, attempt, say, enter }) {
  /** teach opens a file as a lesson. */
  const teach = async (file) => file && say(attempt("readLesson", await content(file)));
  const took = ({ target }) => {
    teach(target.files?.[0]);
    target.value = "";
  };
  const draw = view("lessons", (/** @type {{ open: boolean, lessons: Palace.Shelved[] }} */ { open, lessons }) => html`
    <section class="door-list" aria-labelledby="learn-title" ?hidden=${!open}>
      <div class="door-top"><h2 id="learn-title" tabindex="-1" data-home>${t("door-learn")}</h2><progress class="door-loading" max="1" value="0" aria-labelledby="loading-text"></progress><button type="button" class="quiet" @click=${() => enter("")}>${t("door-back")}</button></div>
      <div class="door-items" id="lesson-cards" role="group" aria-labelledby="learn-title">${list(lessons, ({ name }) => name, item(enter))}</div>
      <p class="row">
        <button type="button" class="quiet" id="lesson-file" @click=${() => $("lesson-input").click()}>${t("lessons-open-lesson-from-file")}</button>
        <button type="button" class="quiet" id="lesson-forget" ?hidden=${!lessons.some(({ done }) => done)} @click=${() => act("unlearn")}>${t("lessons-clear-my-progress")}</button>
        <input type="file" id="lesson-input" accept=".txt,text/plain" aria-label=${t("lessons-lesson-from-file")} hidden @change=${took}>
      </p>
    </section>`);

  const holds = (event) => [...(event.dataTransfer?.items ?? [])].some(({ kind }) => kind === "file");
  const over = (event) => holds(event) && event.preventDefault();
  const drop = (event) => {
    if (!holds(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (frame.ready && file && !actions.takeFile(file)) teach(file);
  };
  addEventListener("dragover", over);
  addEventListener("drop", drop);
  frame.hear("dragover", over, false);
  frame.hear("drop", drop, false);

  let kept = null; // what the browser has, null before the board was told
  const tell = () => {
    kept = read("localStorage", "lessons", "");
    frame.call("learned", { text: kept });
  };
  addEventListener("storage", ({ key }) => key === "palace-lessons" && frame.ready && tell());

  let shown = ""; // of what the list is, "" as long as it is closed
  let lessons = /** @type {Palace.Shelved[]} */ ([]);
  /** open shows the list, which has the focus then. */
  const open = (of, all) => {
    const opens = !shown;
    shown = of;
    lessons = all;
    draw({ open: true, lessons });
    if (opens) return () => $("learn-title").focus();
  };
  offers({
    lessons() {
      enter("lesson");
    },
    shelf: (shelf) => {
      actions.doors("learn");
      open("ahead", shelf.lessons)?.();
    },
  });
  return {
    ready: tell,
    /** @param {Palace.Page} page */
    show({ learned, at, state: { language } }) {
      if (kept !== null && learned !== kept) {
        kept = learned;
        write("localStorage", "lessons", learned || null);
      }
      const of = at === "lesson" ? `${language} ${learned}` : "";
      if (of && of !== shown) return open(of, frame.call("shelf").lessons);
      if (!of) draw({ open: false, lessons });
      shown = of;
    },
  };
}
