// A lesson, step by step: its words, what is to be done, and what is said of that. What is
// right, and what matters now, is Go's to say. Of what the page has here before any program the words are with those of the scripts.
import { actions, offers } from "../../js/actions.js";
import { $, all, attribute, pick, sends } from "../../js/dom.js";
import { focused } from "../../js/focus.js";
import { html, icon, list, nothing, t, view } from "../../js/view.js";
import { drawStart } from "../games/picture.js";

/** What stays of the panel in a lesson: handing in, the explanation, and what a step has use for. */
const stays = { hand: () => true, study: () => true, idea: () => true, puzzle: () => true, status: (course) => course.playing, looks: (course) => course.playing, map: (course) => course.mapped && !course.kept };

/**
 * makeLesson shows the lesson of a page.
 * @param {Palace.Site} site
 */
export function makeLesson({ act, attempt, enter, say }) {
  /** @type {Palace.Act} */
  const go = (name, ...given) => say(attempt(name, ...given)); // to another step
  const answer = sends(() => act("answer", { text: $("task-text").value }));
  // What does not fit above the ways, which stay in sight, is shown to be there, and comes with a press.
  const more = () => {
    const { scrollHeight, clientHeight, scrollTop } = $("panel");
    const stuck = $("lesson-ways").getBoundingClientRect().bottom > $("panel").getBoundingClientRect().bottom - 2;
    $("lesson-more").hidden = !open || !stuck || scrollHeight - clientHeight - scrollTop < 12;
  };
  /** watch looks for what does not fit whenever sizes change. */
  const watch = () => {
    sizes = new ResizeObserver(more);
    $("panel").addEventListener("scroll", more);
    for (const each of [$("panel"), ...$("lesson").children]) sizes.observe(each);
  };
  /** @type {ResizeObserver | undefined} */
  let sizes;

  const doing = (/** @type {Palace.Task | null | undefined} */ task) => html`
  <div class="task" id="task" role="group" aria-labelledby="task-words" data-kind=${task?.kind ?? nothing} ?hidden=${!task}>
    <p class="task-words" id="task-words" dir="auto">${task?.words}</p>
    <div class="task-options" id="task-options">${list(task?.options ?? [], ({ name }) => name, ({ name, words, chosen }) => html`<button
      type="button" class="option" aria-pressed=${chosen} @click=${() => act("answer", { text: name })}><b dir="auto">${name}</b><span dir="auto">${words}</span></button>`)}</div>
    <form class="row fill" id="task-answer" ?hidden=${task?.kind !== "type"}>
      <input id="task-text" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="200" aria-label=${t("lesson-your-answer")} required>
      <button type="submit" class="gold" @click=${answer}>${t("lesson-check")}</button>
    </form>
    <div class="row" ?hidden=${task?.kind !== "tap"}>
      <p class="task-tapped" id="task-tapped">${task?.tapped}</p>
      <button type="button" class=${task?.marked && !task.verdict ? "gold" : ""} id="task-check" ?disabled=${!task?.marked} @click=${() => act("check")}>${t("lesson-check")}</button>
      <button type="button" id="task-clear" ?disabled=${!task?.marked} @click=${() => act("clearTaps")}>${t("lesson-clear-my-marks")}</button>
    </div>
    <p class="verdict" id="task-verdict" ?data-right=${task?.verdict?.right} ?hidden=${!task?.verdict}>${task?.verdict?.right ? icon("tick") : icon("think")}<span><b dir="auto">${task?.verdict?.title}</b> <span id="task-reason" dir="auto">${task?.verdict?.words}</span></span></p>
  </div>`;

  const draw = view("lesson", (/** @type {{ course: Palace.Course | null, hands?: boolean }} */ { course, hands }) => html`
  <section class="part lesson" id="lesson" data-tab="play" aria-labelledby="lesson-heading" ?hidden=${!course}>
    <div class="lesson-top">
      <p class="lesson-title" dir="auto">${course?.title}</p>
      <p class="fine" id="lesson-count">${course?.count}</p>
      <ol class="stops" id="lesson-row" aria-label=${t("lesson-steps-lesson")}>${list(course?.row ?? [], (_, i) => i, ({ words, done }, i) => html`
        <li><button type="button" aria-label=${words} title=${words} ?data-done=${done} aria-current=${i + 1 === course?.step ? "step" : nothing} @click=${() => go("toStep", { value: i + 1 })}></button></li>`)}</ol>
    </div>
    <h2 class="headline" id="lesson-heading" dir="auto" tabindex="-1" data-home>${course?.heading}</h2>
    <div class="lesson-words" id="lesson-words">${course?.words.map((words) => html`<p dir="auto">${words}</p>`)}</div>
    <p class="hidden-visually">${course?.drawn}</p>
    ${doing(course?.task)}
    <div class="lesson-ways" id="lesson-ways" role="group" aria-label=${t("lesson-through-lesson")} ?data-end=${course?.play}>
      <button type="button" class="lesson-more" id="lesson-more" hidden @click=${() => $("panel").scrollBy({ top: $("panel").clientHeight / 2 })}>${t("lesson-more")}</button>
      <button type="button" id="lesson-back" aria-keyshortcuts="PageUp" data-help=${t("lesson-previous-step")} ?disabled=${!course?.back} @click=${() => go("back")}>${t("lesson-back")}</button>
      <button type="button" id="lesson-again" class=${course?.again ? "gold" : ""} data-help=${t("lesson-restart-step")} ?disabled=${!course?.begun} @click=${() => act("beginAgain")}>${course?.restart}</button>
      <button type="button" class="lesson-hand" id="lesson-hand" data-does="hand" aria-haspopup="dialog" ?hidden=${!hands}>${t("lesson-hand-in")}</button>
      <button type="button" id="lesson-play" class=${course?.play?.gold ? "gold" : ""} ?hidden=${!course?.play} @click=${() => course?.play && enter(actions.against(course.play.link))}>${course?.play?.words}</button>
      <button type="button" id="lesson-next" class=${course?.next?.gold ? "gold" : ""} aria-keyshortcuts="PageDown" data-help=${t("lesson-next-step")} ?disabled=${!course?.next}
        @click=${() => (course?.next?.link ? go("open", { link: course.next.link }) : go("next"))}><span class="next-board">${course?.next?.title && drawStart(course.next.picture)}</span><span class="next-words"><span>${course?.next?.words ?? t("lesson-next")}</span><b dir="auto">${course?.next?.title}</b></span></button>
    </div>
    <div class="lesson-foot">
      <button type="button" class="quiet" id="lesson-leave" @click=${() => go("playOn")}>${t("lesson-play-on-from-here")}</button>
      <button type="button" class="quiet" id="lesson-all" data-does="lessons">${t("lesson-all-lessons")}</button>
      <button type="button" class="quiet" data-make="this">${t("lesson-edit-copy")}</button>
    </div>
  </section>`);

  let open = false;
  let shown = ""; // the step
  let told = false; // a verdict is shown
  /**
   * @param {{ course: Palace.Course | null, hands?: boolean }} page
   * @param {HTMLElement | null} held
   */
  const show = (page, held) => {
    const { course } = page;
    const inside = open && $("lesson").contains(held);
    const waits = course && !course.next && held?.id === "lesson-next"; // a class that waits does not go back
    // Who has pressed Done, which is gone by then, is led on from the verdict, which stays in sight.
    const judged = Boolean(course?.task?.verdict);
    const left = held === document.body || $("status").contains(held);
    const leads = judged && !told && left && course?.task?.kind === "block";
    told = judged;
    draw(page);
    attribute(pick(document, ".house"), "data-course", course ? "" : null);
    const step = course ? `${course.name} ${course.count}` : ""; // or before a step
    if (step !== shown) {
      shown = step;
      $("task-text").value = "";
      $("panel").scrollTop = 0; // what comes in a lesson's place begins at its headline
    }
    if (course && !open) actions.tab("play");
    open = Boolean(course);
    return () => { // when all parts are drawn
      for (const other of all($("panel"), ".part")) {
        const away = course && other.id !== "lesson" && !stays[other.id]?.(course);
        attribute(other, "data-away", away ? "" : null);
      }
      if (waits) $("lesson-heading").focus();
      if (leads) $(course.again ? "lesson-again" : course.play ? "lesson-play" : "lesson-next").focus({ preventScroll: true });
      if (inside && !course) $("headline").focus();
      if (!sizes) watch();
      more();
    };
  };
  offers({ course: (course) => show({ course }, focused())() }); // before there is a page
  return show;
}
