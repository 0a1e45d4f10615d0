// What is chosen while the programs are on their way, by a link or at the door, shows at once what it is. Of a lesson
// that comes with Palace that is its first step, as the build has written it down (web/build/ahead.go): the panel of
// lessons shows it, and the curtain its board. Of all else it is the name alone, for only Go can read a link, and knows
// what it hides. How far the programs have come the curtain says anyway.
import { actions, offers } from "./actions.js";
import { $, all, attribute, embedded, pick, text } from "./dom.js";
import { focused, home } from "./focus.js";
import { single } from "./held.js";
import { aheadOf, own } from "./language.js";
import { read } from "./store.js";
import { worded } from "./worded.js";

const glance = 400; // ms before somebody who listens is told that a board is waited for
const longest = 60; // letters of a link that are shown
const room = /^(lesson|gallery|class|puzzle|teach|explore)(?=[=&]|$)/i;
const door = /^(?:(?:lang|ui|tell)=[^&]*(?:&|$))*$/i;
const other = { gallery: "ahead-maps", class: "ahead-class", puzzle: "ahead-puzzle", teach: "ahead-teach", explore: "ahead-explore" };

/** game is how a link names its game, as somebody has written it. */
function game(link) {
  const [name] = link.split("&");
  try {
    return name.includes("=") ? "" : decodeURIComponent(name).slice(0, longest);
  } catch {
    return name.slice(0, longest);
  }
}

/**
 * makeAhead shows what the address says as long as there is no page of the program's. settle(room) puts the
 * furniture as a room has it, board(drawn) puts the picture of a board on the curtain, and visit(link) goes to a link.
 * @param {{ settle: (room: string) => void, board: (drawn: Palace.Ahead["board"] | null) => void, visit: (link: string) => void }} page
 */
export function makeAhead({ settle, board, visit }) {
  let turn = 0; // of what is shown
  let ended = false;
  let open = ""; // the lesson that is shown
  /** @type {(HTMLButtonElement | HTMLInputElement)[]} */
  let resting = []; // controls that do nothing before there is a program

  /** rest has the lesson's controls do nothing, or again what they did. */
  const rest = (on) => {
    for (const each of resting) each.disabled = false;
    resting = on ? /** @type {typeof resting} */ (all($("lesson"), "button:not(.lesson-more), input")).filter((each) => !each.disabled) : [];
    for (const each of resting) each.disabled = true;
  };

  /** named shows what it is called, and says so, unless it is quiet, where the program is not there in a moment. */
  const named = (name, quiet = false) => {
    const now = turn;
    text($("headline"), name || own($("headline")));
    text($("title"), $("headline").checkVisibility() ? "" : name);
    if (name && !quiet) setTimeout(() => now === turn && $("headline").textContent === name && text($("say"), `${name}. ${own($("detail"))}`), glance);
  };

  /** show shows a place: a lesson's first step, or a name. */
  const show = (/** @type {Palace.Ahead | null} */ step, name, quiet = false) => {
    rest(false);
    actions.course(step?.course ?? null);
    board(step?.board ?? null);
    open = step?.course.name ?? "";
    if (!step) return named(name, quiet);
    named("");
    text($("title"), step.title);
    document.title = step.tab;
    text($("say"), step.say);
    rest(true);
  };

  /** learn opens the list of lessons at the door, where it comes. */
  async function learn() {
    const now = turn;
    const list = await aheadOf("lessons");
    if (now !== turn || ended) return;
    show(null, list ? "" : worded("ahead-lessons"));
    settle(list ? "door" : "game");
    if (list) actions.shelf(list.value);
  }

  async function look() {
    if (ended || embedded) return;
    const now = ++turn;
    const link = location.hash.slice(1);
    const at = door.test(link) ? "door" : (room.exec(link)?.[1].toLowerCase() ?? "game");
    const course = /^lesson=/i.test(link) || at === "puzzle";
    await globalThis.wording?.promise;
    if (now !== turn) return;
    const list = at === "lesson" && !course;
    if (!list) settle(at === "class" ? "game" : at); // whose panel says what it is called
    const known = single ? "" : (document.documentElement.dataset.lessons?.split(" ").find((each) => link.split("&")[0] === `lesson=${each}`) ?? "");
    const whole = known && /^[^&]*(&step=1)?(&lang=[\w-]+)?$/i.test(link); // nothing of it is hidden, and it is the first step
    if (whole && open === known) open = ""; // which stays until it is there in another language
    else if (at === "door") {
      show(null, "");
      actions.doors("doors");
    } else if (list) await learn();
    else if (at === "lesson") show(null, worded("ahead-lesson"), Boolean(known));
    else if (at === "game") show(null, game(link) && worded("ahead-game", { link: game(link) }));
    else show(null, worded(/^puzzle(&day=\w*)?$/.test(link) ? "ahead-today" : other[at]));
    attribute(pick(document, ".house"), "data-course", course ? "" : null);
    if (known) {
      const step = /** @type {Palace.Ahead | null} */ (await aheadOf(known));
      if (now !== turn || ended) return;
      if (!step) named(worded("ahead-lesson"));
      else if (whole) show(step, "");
      else named(worded("ahead-title", { title: step.course.title }));
    }
    if (focused() !== document.body && !focused()?.checkVisibility()) home().focus();
  }

  /** forget drops what first.js has kept for the program. */
  const forget = () => {
    globalThis.chosen?.removeAttribute("data-chosen");
    globalThis.chosen = null;
  };

  /** begun says whether something was done in the lesson of a link: where that goes on the program knows. */
  const begun = (link) => read("localStorage", "lessons", "").split(";").some((each) => link.startsWith(`lesson=${each.split(" ")[0]}&`));

  /** go goes to a link that somebody has chosen, "" for the door. */
  function go(link) {
    if (ended || embedded || begun(link)) return;
    forget();
    if (location.hash.slice(1) !== link) visit(link);
    look().then(() => focused() === document.body && home().focus());
  }

  /** chosen does what a way from the door leads to, as far as that can be done, and what first.js has kept. */
  function chosen(name, last) {
    if (ended || embedded) return;
    const links = { learn: "lesson", puzzle: "puzzle&day=next", watch: "gallery", teach: "teach", explore: "explore", last };
    if (links[name]) go(links[name]);
  }

  offers({ early: chosen });
  look();
  const early = globalThis.chosen;
  if (early instanceof HTMLElement) early.click();
  return {
    look,
    go,
    /** end leaves the page to the program's. */
    end() {
      if (ended) return;
      ended = true;
      turn++;
      rest(false);
    },
  };
}
