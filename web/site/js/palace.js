// window.palace: the page's interface for courses that embed it and for tests. Every
// method that acts waits until the board can be played; every answer is a copy; every
// refusal is an Error with one sentence.
import { pending } from "./later.js";

// What is longer than anything that Palace could use is not looked at any further: a list
// may have 2^32 places, and nobody reads a million numbers in a sentence.
const most = { text: 2 ** 21, name: 1000, digits: 2000, numbers: 1000, squares: 2 ** 21, texts: 10000, shown: 60 };
const largest = 10n ** BigInt(most.digits);

/** plain replaces what JSON cannot write, writes as something else, or would write at length. */
function plain(_, value) {
  if (typeof value === "bigint") return short(value) ? `${value}n` : "a long BigInt";
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  if (typeof value === "string") return value.slice(0, most.shown + 1);
  if (Array.isArray(value) && value.length > most.shown) return `a list of ${value.length}`;
  return value;
}

/** refusals are the errors that this page has put into words. */
const refusals = new WeakSet();

function refusal(sentence) {
  const error = new Error(sentence);
  refusals.add(error);
  return error;
}

const short = (bigint) => -largest < bigint && bigint < largest;

/** show writes a wrong argument so that it fits into a sentence. */
function show(value) {
  let words;
  try {
    if (Array.isArray(value) && value.length > most.shown) return `a list of ${value.length}`;
    words = typeof value === "function" ? "a function" : JSON.stringify(value, plain) ?? String(value);
  } catch {
    words = "a value that cannot be read"; // a Proxy may do what it likes
  }
  return words.length > most.shown ? words.slice(0, most.shown) + "…" : words;
}

function needText(value, method, what, longest) {
  if (typeof value !== "string") throw refusal(`palace.${method} needs ${what}, not ${show(value)}.`);
  if (value.length > longest) throw refusal(`palace.${method} needs ${what}, not one of ${value.length} letters.`);
  return value;
}

/** whole says whether a value is a whole number: as a number while those are exact, a BigInt, or decimal text. */
const whole = (value) => Number.isSafeInteger(value) || (typeof value === "bigint" && short(value)) ||
  (typeof value === "string" && value.length <= most.digits && /^-?\d+$/.test(value));

/** list says whether a value is a list of so many at most, without a place that is empty. */
const list = (value, longest) => Array.isArray(value) && value.length <= longest && !Array.from(value).includes(undefined);

function needSquare(value, method) {
  if (!list(value, most.numbers) || value.length === 0 || !value.every(whole)) {
    throw refusal(`palace.${method} needs a square: a list of whole numbers such as [2, 1], those beyond 2^53 as BigInt or text, not ${show(value)}.`);
  }
  return value.map((number) => (typeof number === "number" ? number : String(number)));
}

function needSquares(value, method) {
  if (!list(value, most.squares)) {
    throw refusal(`palace.${method} needs a list of squares such as [[0, 0], [1, 1]], not ${show(value)}.`);
  }
  return value.map((square) => needSquare(square, method));
}

function needTexts(value, method) {
  if (!list(value, most.texts) || !value.every((text) => typeof text === "string")) {
    throw refusal(`palace.${method} needs a list of texts such as palace.answers() gives, not ${show(value)}.`);
  }
  return value.map((text) => text.slice(0, most.squares / most.texts));
}

/** read lets look see what a method was given; what fails there by itself is said in words. */
function read(method, look) {
  try {
    return look();
  } catch (error) {
    throw refusals.has(error) ? error : refusal(`palace.${method} was given a value that cannot be read.`);
  }
}

/**
 * makePalace returns window.palace for a frame; link returns the present link, up says whether the
 * board has the game of the page, and taken what there is to wait for before that is so; speak(lang)
 * changes the language.
 */
export function makePalace(frame, link, up, taken, speak) {
  const ready = () => frame.whenReady().then(taken);
  let last = ""; // the last state, for as long as a board is started again
  /** state is that of now or, until a board that is started again has taken up its game, of then. */
  const state = () => {
    if ((up() && frame.ready) || !last) last = JSON.stringify(frame.call("state"));
    return JSON.parse(last);
  };

  // Calls act in the order in which they were made: what follows an open acts on what that has opened, or on
  // what was there if it has failed. An open waits for such acts, but for no other open: the last one stays.
  let acts = Promise.resolve();
  let opens = Promise.resolve();
  const turn = () => Promise.all([acts, opens]);
  const settle = (before, going) => Promise.allSettled([before, going]).then(() => {});

  /** act lets a call check its arguments, wait for its turn and for the board, and answer with the state. */
  const act = (name, args) => /** @returns {Promise<Palace.State>} */ async (...given) => {
    const checked = read(name, () => args(...given));
    if (name === "open") {
      const going = acts.then(() => open(checked));
      opens = settle(opens, going);
      return going;
    }
    const going = turn().then(ready).then(() => frame.call(name, checked));
    acts = settle(acts, going);
    return going;
  };

  /** open opens a link, in the language that it asks for. */
  async function open(checked) {
    await ready();
    if (!(await frame.explored(checked, frame.opening()))) throw refusal("Another game was asked for before this one was opened.");
    const answer = frame.call("open", checked);
    const { lang } = frame.call("guest", checked);
    if (!lang || lang === answer.language) return answer;
    await speak(lang);
    return state();
  }

  let before = "";
  const troubles = new Map(); // why a worker does not answer
  frame.on("trouble", ({ name, text }) => (text ? troubles.set(name, text) : troubles.delete(name)));
  /** @type {((state: Palace.State) => void) | null} */
  let onchange = null;
  const palace = Object.freeze({
    ready: ready().then(state),
    open: act("open", (text) => ({ link: needText(text, "open", "the text of a link such as palace.link() gives", most.text) })),
    state,
    move: act("move", (to) => ({ to: needSquare(to, "move") })),
    block: act("block", (squares) => ({ squares: needSquares(squares, "block") })),
    undo: act("undo", () => ({})),
    redo: act("redo", () => ({})),
    /** reveal shows the answers of a quiz; it rejects where there is none. */
    reveal: act("reveal", () => ({})),
    players: act("players", (first, second) => ({
      first: needText(first, "players", "the name of the first player such as \"human\"", most.name),
      second: needText(second, "players", "the name of the second player such as \"perfect\"", most.name),
    })),
    /** lessons resolves with the names of the lessons that can be opened. */
    async lessons() {
      await turn();
      await ready();
      return frame.call("lessonNames");
    },
    /** answers resolves with the text that a pupil hands in, null where there is nothing. */
    async answers(name = "") {
      const wish = { name: read("answers", () => needText(name, "answers", "a name or nothing", most.name)), random: crypto.getRandomValues(new Uint32Array(1))[0] };
      await turn();
      await ready();
      return frame.call("handIn", wish).text || null;
    },
    /** gather takes such texts in the teacher's room. */
    async gather(texts) {
      const checked = read("gather", () => needTexts(texts, "gather"));
      await turn();
      await ready();
      return frame.call("gather", { texts: checked });
    },
    next: act("next", () => ({})),
    back: act("back", () => ({})),
    get onchange() {
      return onchange;
    },
    set onchange(/** @type {((state: Palace.State) => void) | null} */ f) {
      onchange = f;
    },
    /** settled rejects with the sentence that the page shows where no answer will come. */
    async settled() {
      await turn();
      for (;;) {
        await ready();
        const { acts, failure } = frame.call("awaited");
        if (!acts) return state();
        const why = failure || troubles.get("analyst"); // the computer players' engine
        if (why) throw new Error(why);
        await changes.next();
      }
    },
    /**
     * idle resolves with the state when painter, analyst, canvas and timers rest; it rejects
     * with the sentence that the page shows where a worker fails again and again.
     */
    async idle() {
      await turn();
      // Twice, a frame apart: what the page has shown last may make room for the board.
      for (let rests = 0; rests < 2; ) {
        await ready();
        const [why] = troubles.values();
        if (why) throw new Error(why);
        await painted();
        rests = frame.rests() && !pending() ? rests + 1 : 0;
      }
      return state();
    },
    /** locate says where in the page the middle of a square is; a moving board stops first. */
    locate(square) {
      const { x, y } = frame.call("locate", { square: read("locate", () => needSquare(square, "locate")) });
      const bounds = frame.bounds();
      return { x: bounds.x + x, y: bounds.y + y };
    },
    link,
  });

  const changes = new Changes(frame);
  /** changed calls onchange with a copy of the state, unless it is as it was. */
  const changed = (now) => {
    const text = JSON.stringify(now);
    if (up()) last = text;
    if (text === before || (last && !up())) return;
    before = text;
    if (typeof onchange !== "function") return;
    try {
      onchange(JSON.parse(text));
    } catch (error) {
      reportError(error);
    }
  };
  frame.on("state", changed); // every action, at once
  frame.on("page", (page) => changed(page.state)); // whatever else there is, such as the map's progress

  palace.ready.catch(() => {}); // Who does not wait for it is told by the page.
  return palace;
}

/** painted resolves when a frame has been shown; a hidden page shows none. */
const painted = () => /** @type {Promise<void>} */ (new Promise((resolve) => {
  if (document.hidden) setTimeout(resolve, 50);
  else requestAnimationFrame(() => setTimeout(resolve));
}));

/** Changes lets somebody wait for the next change of the page. */
class Changes {
  #waiting = [];

  constructor(frame) {
    frame.on("page", () => this.#wake());
    for (const name of ["ready", "failed", "trouble"]) frame.on(name, () => this.#wake());
  }

  #wake() {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** next resolves at the next change, or soon: a hidden page paints no frames. */
  next() {
    return /** @type {Promise<void>} */ (new Promise((resolve) => {
      const timer = setTimeout(resolve, 250);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    }));
  }
}
