// A lesson, step by step: its words, what is to be done, and what is said of that. What is
// right, and what matters now, is Go's to say.
import { actions, offers } from "../../js/actions.js";
import { $, all, attribute, make, pick, submits, text } from "../../js/dom.js";
import { focused } from "../../js/focus.js";
import { each, panel } from "../../js/panel.js";
import { drawStart } from "../games/picture.js";

/** What stays of the panel in a lesson: handing in, the explanation, and what a step has use for. */
const stays = { hand: () => true, study: () => true, idea: () => true, puzzle: () => true, status: (course) => course.playing, looks: (course) => course.playing, map: (course) => course.mapped && !course.kept };

/**
 * makeLesson shows the lesson of a page.
 * @param {Palace.Site} site
 */
export const makeLesson = ({ act, attempt, enter, say }) => panel("lesson", (part, root) => {
  /** @type {Palace.Act} */
  const go = (name, ...given) => say(attempt(name, ...given)); // to another step
  const [back, next, again, play, field] = [$("lesson-back"), $("lesson-next"), $("lesson-again"), $("lesson-play"), $("task-text")];
  let [link, game] = ["", ""]; // to which Next leads, "" for the next step, and Play
  back.addEventListener("click", () => go("back"));
  next.addEventListener("click", () => (link ? go("open", { link }) : go("next")));
  play.addEventListener("click", () => enter(actions.against(game)));
  again.addEventListener("click", () => act("beginAgain"));
  $("lesson-leave").addEventListener("click", () => go("playOn"));
  $("task-check").addEventListener("click", () => act("check"));
  $("task-clear").addEventListener("click", () => act("clearTaps"));
  submits($("task-answer"), () => act("answer", { text: field.value }));

  const stop = () => {
    const button = make("button", { type: "button" });
    const item = make("li", {}, button);
    button.addEventListener("click", () => go("toStep", { value: [...$("lesson-row").children].indexOf(item) + 1 }));
    return item;
  };

  /** @param {() => Palace.Option} now */
  const option = (now) => {
    const button = make("button", { type: "button", class: "option" }, make("b", { dir: "auto" }), make("span", { dir: "auto" }));
    button.addEventListener("click", () => act("answer", { text: now().name }));
    return button;
  };

  /** @param {Palace.Task} task */
  const ask = (task) => {
    $("task").dataset.kind = task.kind;
    text($("task-words"), task.words);
    each(part.taskOptions, task.options, ({ name }) => name, option, (button, { name, words, chosen }) => {
      text(pick(button, "b"), name);
      text(pick(button, "span"), words);
      attribute(button, "aria-pressed", chosen);
    });
    $("task-answer").hidden = task.kind !== "type";
    part.taskTaps.hidden = task.kind !== "tap";
    text(part.taskTapped, task.tapped);
    $("task-check").disabled = !task.marked;
    $("task-clear").disabled = !task.marked;
    $("task-check").classList.toggle("gold", task.marked && !task.verdict);
    const { verdict } = task;
    $("task-verdict").hidden = !verdict;
    attribute($("task-verdict"), "data-right", verdict?.right ? "" : null);
    text(part.taskTitle, verdict?.title ?? "");
    text(part.taskReason, verdict?.words ?? "");
  };

  // What does not fit above the ways, which stay in sight, is shown to be there, and comes with a press.
  const more = () => {
    if (root.hidden) return void (part.lessonMore.hidden = true);
    const { scrollHeight, clientHeight, scrollTop } = $("panel");
    const stuck = $("lesson-ways").getBoundingClientRect().bottom > $("panel").getBoundingClientRect().bottom - 2;
    part.lessonMore.hidden = !stuck || scrollHeight - clientHeight - scrollTop < 12;
  };
  const sizes = new ResizeObserver(more);
  $("panel").addEventListener("scroll", more);
  for (const each of [$("panel"), ...root.children]) sizes.observe(each);
  part.lessonMore.addEventListener("click", () => $("panel").scrollBy({ top: $("panel").clientHeight / 2 }));

  let shown = ""; // the step
  let told = false; // a verdict is shown
  /**
   * @param {Palace.Course} course
   * @param {HTMLElement | null} held
   */
  const fill = (course, held) => {
    text(part.lessonTitle, course.title);
    text(part.lessonCount, course.count);
    each($("lesson-row"), course.row, (_, i) => i, stop, (item, { words, done }, i) => {
      const button = pick(item, "button");
      attribute(button, "aria-label", words);
      attribute(button, "title", words);
      attribute(button, "data-done", done ? "" : null);
      attribute(button, "aria-current", i + 1 === course.step ? "step" : null);
    });
    text($("lesson-heading"), course.heading);
    each($("lesson-words"), course.words, (_, i) => i, () => make("p", { dir: "auto" }), text);
    text(part.lessonDrawn, course.drawn);
    $("task").hidden = !course.task;
    if (course.task) ask(course.task);
    back.disabled = !course.back;
    again.disabled = !course.begun;
    text(again, course.restart);
    again.classList.toggle("gold", course.again);
    const waits = !course.next && held === next; // a class that waits does not go back
    next.disabled = !course.next;
    const { words, title = "" } = course.next ?? {};
    text(part.nextWords, words ?? part.nextWords.textContent);
    text(part.nextTitle, title);
    each(part.nextBoard, title ? [course.next] : [], () => title, () => /** @type {any} */ (drawStart(course.next?.picture)));
    link = course.next?.link ?? "";
    next.classList.toggle("gold", Boolean(course.next?.gold));
    attribute($("lesson-ways"), "data-end", course.play ? "" : null);
    play.hidden = !course.play;
    text(play, course.play?.words ?? "");
    game = course.play?.link ?? "";
    play.classList.toggle("gold", Boolean(course.play?.gold));
    // Who has pressed Done, which is gone by then, is led on from the verdict, which stays in sight.
    const judged = Boolean(course.task?.verdict);
    const left = held === document.body || $("status").contains(held);
    const leads = judged && !told && left && course.task?.kind === "block";
    told = judged;
    const step = `${course.name} ${course.count}`; // or before a step
    if (step !== shown) {
      shown = step;
      field.value = "";
      $("panel").scrollTop = 0;
    }
    return () => {
      if (waits) $("lesson-heading").focus();
      if (leads) (course.again ? again : course.play ? play : next).focus({ preventScroll: true });
    };
  };

  /**
   * @param {{ course: Palace.Course | null, hands?: boolean }} page
   * @param {HTMLElement | null} held
   */
  const show = ({ course, hands }, held) => {
    const opens = root.hidden && course;
    const inside = root.contains(held);
    root.hidden = !course;
    attribute(pick(document, ".house"), "data-course", course ? "" : null);
    $("lesson-hand").hidden = !hands;
    const moves = course && fill(course, held);
    if (!course && shown) {
      shown = "";
      $("panel").scrollTop = 0; // what comes in its place begins at its headline
    }
    if (opens) actions.tab("play");
    return () => { // when all parts are drawn
      for (const other of all($("panel"), ".part")) {
        const away = course && other !== root && !stays[other.id]?.(course);
        attribute(other, "data-away", away ? "" : null);
      }
      moves?.();
      if (inside && !course) $("headline").focus();
      more();
    };
  };
  offers({ course: (course) => show({ course }, focused())() }); // before there is a page
  return show;
});
