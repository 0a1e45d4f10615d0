// Puts the page together: the frame with the board, the parts that show its state,
// the address that holds the game, and window.palace. Data goes one way: an action
// goes to the board, the board answers with a new page state, the parts show it.
import { makeChips, makeCover } from "../panels/chips/chips.js";
import { makeClass } from "../panels/class/class.js";
import { makeCurtain } from "../panels/curtain/curtain.js";
import { makeDistant } from "../panels/distant/distant.js";
import { makeDoor } from "../panels/door/door.js";
import { makeEditor } from "../panels/editor/editor.js";
import { makeWorkbench } from "../panels/workbench/workbench.js";
import { makeGallery } from "../panels/gallery/gallery.js";
import { makeGames } from "../panels/games/games.js";
import { makeGather } from "../panels/gather/gather.js";
import { makeGuide } from "../panels/guide/guide.js";
import { makeHand } from "../panels/hand/hand.js";
import { makeHelp } from "../panels/help/help.js";
import { makeHint } from "../panels/hint/hint.js";
import { makeIdea } from "../panels/idea/idea.js";
import { makeIdeas } from "../panels/ideas/ideas.js";
import { makeKept } from "../panels/kept/kept.js";
import { makeLesson } from "../panels/lesson/lesson.js";
import { makeLessons } from "../panels/lessons/lessons.js";
import { makeLooks } from "../panels/looks/looks.js";
import { makeMachine } from "../panels/machine/machine.js";
import { makeMap } from "../panels/map/map.js";
import { makeMaker } from "../panels/maker/maker.js";
import { makeMatch } from "../panels/match/match.js";
import { makeMoves } from "../panels/moves/moves.js";
import { makeNotice } from "../panels/notice/notice.js";
import { makeOptions } from "../panels/options/options.js";
import { makePapers } from "../panels/papers/papers.js";
import { makePause } from "../panels/pause/pause.js";
import { makePawns } from "../panels/pawns/pawns.js";
import { makePeople } from "../panels/people/people.js";
import { makePiles } from "../panels/piles/piles.js";
import { makePointed } from "../panels/pointed/pointed.js";
import { makeProjector } from "../panels/projector/projector.js";
import { makePuzzle } from "../panels/puzzle/puzzle.js";
import { keptMarks, makeQuiz } from "../panels/quiz/quiz.js";
import { makeRow } from "../panels/row/row.js";
import { makeSave } from "../panels/save/save.js";
import { makeScorm } from "../panels/scorm/scorm.js";
import { makeShare } from "../panels/share/share.js";
import { makeSides } from "../panels/sides/sides.js";
import { makeSound } from "../panels/sound/sound.js";
import { makeStatus } from "../panels/status/status.js";
import { makeStudy } from "../panels/study/study.js";
import { makeTabs } from "../panels/tabs/tabs.js";
import { makeTeach } from "../panels/teach/teach.js";
import { makeTheme } from "../panels/theme/theme.js";
import { makeWorksheet } from "../panels/worksheet/worksheet.js";
import { Address, within } from "./address.js";
import { makeAhead } from "./ahead.js";
import { $, attribute, embedded } from "./dom.js";
import { focused, holdFocus, home } from "./focus.js";
import { Frame } from "./frame.js";
import { makeGuest } from "./guest.js";
import { makeKeys } from "./keys.js";
import { pending } from "./later.js";
import { keepOffline } from "./offline.js";
import { coming, makeLanguage, speaking } from "./language.js";
import { makePalace } from "./palace.js";
import { write } from "./store.js";
import { dress } from "./style.js";
import { worded } from "./worded.js";
import { makeZoom } from "./zoom.js";

const frame = new Frame($("board"));
let taken = null; // a promise that there is a first game, where that takes a while
/** @type {Palace.Page | null} */
let page = null; // the last page state; null until there was one
let up = false; // the board has the game of the page: before, and while it is started again, it has another or none
let heard = { id: 0, text: "" }; // the last notice of the board
/** @type {Promise<void> | undefined} */
let keeping; // this version, with its language, for a time without a network
const say = makeNotice();

/**
 * attempt calls the board and returns the sentence that says why not, or "".
 * @template {keyof Palace.Calls} Name
 * @param {Name} name
 * @param {Palace.Given<Name>} given
 */
function attempt(name, ...given) {
  try {
    frame.call(name, ...given);
    return "";
  } catch (error) {
    return error.message;
  }
}

/**
 * act does what a control stands for; a refusal is shown over the board.
 * @type {Palace.Act}
 */
const act = (name, ...given) => {
  const sentence = attempt(name, ...given);
  if (!sentence) say("", "board");
  say(sentence);
};

/**
 * explored calls open, which opens a game and returns the sentence that says why not, or "".
 * Where it must be found out first how far the game of args is solved, or lessons are still to come, that is
 * waited for, and the sentence is shown over the board; a game that is opened later stays.
 */
function explored(args, open) {
  const wanted = frame.opening();
  const late = coming(args);
  try {
    if (!late && !frame.call("explore", args)) return open();
  } catch (error) {
    return error.message;
  }
  if (!late) say(worded("loading-explores"));
  frame.explored(args, wanted).then((still) => still && say(open()), (error) => say(error.message));
  return "";
}

/** another opens a game chosen in the page; Back returns to the one that was left. */
function another(choice) {
  return explored(choice, () => {
    address.leave();
    const sentence = attempt("chooseGame", choice);
    if (sentence) address.stay();
    return sentence;
  });
}

/** edit adds a move to the ruleset or takes it away, which opens another game. */
function edit(move) {
  return explored(move, () => {
    if (page?.state.history.length) address.leave();
    const sentence = attempt("toggleMove", move);
    if (sentence) address.stay();
    return sentence;
  });
}

/** enter goes to the room, or to the game, of a link: "" leads to the door. Back returns from there. */
function enter(link) {
  if (!frame.ready && !page) return ahead.go(link);
  say(explored({ link }, () => attempt("open", { link, arrives: true })));
  if (frame.ready) show(frame.call("page"));
}

/** taught calls show, which shows what it takes the lessons for, when they are there in the page's language. */
const taught = (show) => (coming("lesson") ? frame.explored({ link: "lesson" }).then(show, (error) => say(error.message)) : show());

/** translated has the board speak the language that was chosen, and opens the game again where it was. One that is not there yet, or has failed, begins again. */
function translated() {
  keeping = keeping?.then(keep);
  if (frame.ready && page) {
    page = frame.call("page"); // a game may have been opened since it was last told
    const lessons = coming(within(page));
    if (lessons) taken = lessons.then(spoken);
    else spoken();
    return;
  }
  up = false;
  curtain.begin();
  coming(page?.at); // while the board starts again
  if (!page) ahead.look();
  frame.reload();
}

/** spoken opens the game again in the language that the page speaks by now. */
function spoken() {
  if (!frame.ready) return; // which speaks it when it is there
  frame.speak();
  say("", "board");
  arrive();
}

/** turn changes the language, if a link asks for one, and resolves when there is a board that speaks it. */
async function turn(lang) {
  if (!lang || !(await language(lang))) return;
  guest.asks(lang);
  if (!embedded) write("sessionStorage", "language", lang); // for a reload
  translated();
  await frame.whenReady();
  await taken;
}

const guest = makeGuest(frame);
// An address that was emptied leads to the door.
const address = new Address((link) => {
  if (!page) return void ahead.look();
  if (!frame.ready) return;
  guest.enter(link);
  say(explored({ link }, () => {
    const sentence = attempt("open", { link, arrives: true });
    if (sentence) address.restore();
    else address.renew();
    guest.refused(sentence);
    return sentence;
  }));
  turn(guest.lang());
}, () => (frame.ready ? frame.call("page") : null));
$("crown").addEventListener("click", () => (frame.ready || !page) && enter(""));

address.follow(guest.parts);

/** arriving returns the game of the address, or the one that the page has kept. */
function arriving() {
  guest.enter(location.hash.slice(1));
  return address.first();
}

/** @type {Palace.Site} */
const site = {
  frame, act, attempt, say, enter, opens: another, edits: edit, explored, taught,
  refresh: () => void (frame.ready && page && show(frame.call("page"))),
  at: () => page?.at ?? "",
  get base() {
    return address.base;
  },
};
/** The parts of the page, in the order of their names: none matters. */
const parts = [
  makeChips, makeClass, makeCover, makeDistant, makeDoor, makeEditor, makeGallery, makeGames, makeGather, makeGuide, makeHand, makeHelp, makeHint,
  makeIdea, makeIdeas, makeKept, makeKeys, makeLesson, makeLessons, makeLooks, makeMachine, makeMaker, makeMap, makeMatch, makeMoves, makeOptions, makePapers, makePause, makePawns, makePeople, makePiles,
  makePointed, makeProjector, makePuzzle, makeQuiz, makeRow, makeSave, makeScorm, makeShare, makeSides, makeSound, makeStatus, makeStudy, makeTabs,
  makeTeach, makeTheme, makeWorkbench, makeWorksheet, makeZoom,
].map((make) => /** @type {(site: Palace.Site) => Palace.Shows | Palace.Part | void} */ (make)(site)).map((part) => /** @type {Palace.Part} */ (typeof part === "function" ? { show: part } : part ?? {}));
const curtain = makeCurtain(async () => {
  await globalThis.starter?.refresh(); // what some cache has spoilt
  frame.reload();
});
const dressed = dress(new Promise((resolve) => frame.on("ready", resolve)));
const language = makeLanguage(translated, say);
document.documentElement.toggleAttribute("data-embedded", embedded);

for (const link of document.querySelectorAll("[data-focus]")) {
  link.addEventListener("click", (event) => {
    event.preventDefault(); // the fragment is the game's
    home().focus();
  });
}

/** settle puts the page's furniture as a room has it; in a frame there is no door around the board, but for its list of lessons. */
function settle(room, at = "") {
  attribute(document.documentElement, "data-room", embedded && room === "door" && !at ? "board" : room);
}

/** @param {Palace.Page} next */
function show(next) {
  const moved = page && page.room !== next.room;
  page = next;
  holdFocus(() => {
    const held = focused();
    settle(next.room, next.at);
    for (const last of parts.map((part) => part.show?.(next, held))) if (typeof last === "function") last();
  });
  // Whoever comes to another room by a button that is not there begins at its headline.
  if (moved && (focused() === document.body || !focused()?.checkVisibility())) home().focus();
  address.show(next);
  // A notice that was dismissed stays away; the same words told again do not.
  if (next.notice.id !== heard.id || next.notice.text !== heard.text) {
    say("", "link"); // which was about a link before an action
    say(next.notice.text, next.notice.stays ? "link" : "board");
  }
  heard = next.notice;
}

/** choose fills the chooser of games: the catalogue takes a while, and nobody waits for it. */
let chooser = ""; // the language in which it is filled
function choose() {
  if (chooser === speaking() || !frame.ready || !page) return;
  chooser = speaking();
  const catalog = frame.call("catalog");
  for (const part of parts) part.know?.(catalog);
  show(page);
}

const ahead = makeAhead({ settle, board: curtain.board, visit: (link) => address.visit(link) });
frame.on("loading", curtain.loading);
frame.on("drawn", curtain.drawn);
frame.on("failed", (failure) => {
  up = false;
  globalThis.opening?.give(null); // the door's game goes on without
  for (const worker of ["painter", "analyst", "exporter"]) say("", worker); // which are gone
  curtain.failed(failure);
  globalThis.starter?.mend(false); // its files may be gone, for the host has another version
});
frame.on("notice", ({ text }) => say(text));
frame.on("trouble", ({ name, text }) => say(text, name));
frame.on("state", () => say("")); // what was said of an earlier action is over
frame.on("page", (next) => frame.ready && page && show(next));
frame.on("ready", () => {
  for (const part of parts) part.ready?.();
  arrive(); // a board that was started again takes up the game where it was
});

/** arrive opens the first game on a board, when all that it needs is there: that of the address, if no page was shown yet. */
function arrive() {
  const { hash } = location;
  const elsewhere = () => !page && location.hash !== hash; // Back, while it was waited
  const first = page ? { ...within(page), kept: Boolean(page.kept) } : arriving();
  // Only a page that is loaded again has the marks again.
  if (first.kept || page?.quiz) attempt("recall", { name: keptMarks() });
  if (coming(first) || frame.call("explore", first)) {
    curtain.loading({ text: worded("loading-reads"), fraction: 1 });
    return (taken = frame.explored(first).then(() => (elsewhere() ? arrive() : take(first))));
  }
  if (!globalThis.opening || !(first.at === "" || !(first.link || first.at))) return take(first);
  return (taken = globalThis.opening.rest().then(() => (elsewhere() ? arrive() : take({ ...first, ...opened() }))));
}

/** opened is the game that was begun at the door before there was a board, if there was one. */
const opened = () => (globalThis.opening?.link ? { link: globalThis.opening.link, at: "" } : {});

/** take opens the first game on a board, "" for the one that is there. */
function take(first) {
  const sentence = first.link || first.at !== undefined ? attempt("open", { ...first, arrives: true }) : "";
  up = true;
  globalThis.opening?.give((to) => act("move", { to }));
  ahead.end();
  show(frame.call("page"));
  if (sentence) {
    say(sentence);
    guest.refused(sentence);
    address.restore();
  }
  getComputedStyle($("share-open")).getPropertyValue("color"); // what the board changes is there at once: only what comes later fades
  attribute(document.documentElement, "data-waiting", null);
  curtain.open();
  dressed.then((whole) => {
    curtain.dressed();
    $("bare").hidden = whole;
    document.documentElement.toggleAttribute("data-bare", !whole);
  });
  guest.greet();
  globalThis.starter?.done();
  (coming(globalThis.chosen?.matches(".door-item") ? "lesson" : "") ?? Promise.resolve()).then(chosenEarly);
  setTimeout(choose);
  keeping ??= keep();
}

const keep = () => keepOffline({ rests: () => frame.rests() && !pending(), loaded: () => frame.loaded() });

/** chosenEarly does what was chosen before there was a board: see first.js. */
function chosenEarly() {
  const { chosen } = globalThis;
  globalThis.chosen = null;
  chosen?.removeAttribute("data-chosen");
  if (chosen instanceof HTMLElement) chosen.click();
}

$("bare-again").addEventListener("click", async () => {
  await globalThis.starter?.refresh();
  location.reload();
});
// Nothing else that runs in the page can put something else in its place.
Object.defineProperty(window, "palace", { value: makePalace(frame, () => (page ? page.at || page.link : ""), () => up, () => taken, turn), enumerable: true });
frame.listen();
document.documentElement.dataset.begun = ""; // for start.js, should that come later
globalThis.starter?.begun();
