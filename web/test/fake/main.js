// Stands in for js/board/main.js when the page alone is tested: a board without Go.
//
// With ?recorded=NAME it answers with the pages of a game that Go has played, call by call.
// Else it knows one game, Wythoff Nim with pawns, just well enough to answer every call; what
// that game does not say of a page is Go's, too, so that a page has all that Go gives it.
import { idea, ideas, ideaAnswers } from "./idea.js";
import english from "./english.json" with { type: "json" };
import { opened } from "../pattern.js";
import recorded from "./recorded.json" with { type: "json" };

parent.palaceWords ??= opened(english);

const wish = new URLSearchParams(parent.location.search);
const replayed = recorded.games[wish.get("recorded")];
const model = recorded.games.blocking.find(({ page }) => page.state.phase === "move").page;
const small = recorded.games.wythoff.find(({ page }) => page.editor?.rows.length > 0).page.editor;
let listener = () => false;
let rule = "blocking:5";
let position, blocked, phase, turn, history, undone, players, notice, moves, map, peek, link, said, told, calls, saving;

function begin(at = [8, 6]) {
  position = at;
  blocked = [];
  phase = "move";
  turn = "first";
  history = [];
  undone = [];
  players ??= { first: "human", second: "human" };
  map ??= { kind: "palace" };
  notice = { id: 0, text: "" };
  moves = [[1, 2], [2, 1]];
  said ??= 0;
  saving ??= { busy: false, fraction: 0, words: "" };
  calls ??= [];
}

const reaches = ([x, y]) => {
  const [a, b] = [position[0] - x, position[1] - y];
  return x >= 0 && y >= 0 && (a > 0 || b > 0) && (a === 0 || b === 0 || a === b);
};

const cell = (text, current, blocked = 0) => ({
  text, turns: text ? 1 : 0, current, ahead: false, ...(blocked > 0 && { pawns: `■${blocked}`, heard: `, ${blocked} blocked` }),
});

const state = () => structuredClone(replayed ? replayed[at].page.state : {
  game: rule, position, blocked, phase, turn, winner: phase === "over" ? "second" : null, players, history,
  overlay: { kind: map.kind, done: 153, total: 3600 },
});

const page = () => (replayed ? replayed[at].page : {
  ...structuredClone(model), state: state(), k: { now: "5", less: "4", more: "6" }, start: String(history[0]?.from ?? position), written: `blocking:5@${history[0]?.from ?? position}`,
  link: `blocking:5@${position}` + (history.length ? `&past=${history.map(({ from }) => from).join("/")}` : "") + `&first=${players.first}&second=${players.second}`,
  kept: globalThis.board.kept,
  headline: phase === "over" ? "Black wins" : "Your move",
  say: { id: said, text: told || `Queen to (${position}). Your move.` }, notice, blocked: "",
  sides: [{ name: "You", player: players.first, level: "", turn: turn === "first" }, { name: "Computer", player: players.second, level: players.second === "human" ? "" : "Perfect", turn: turn === "second" }],
  moves: history.map(({ to }, i) => ({ n: i + 1, first: cell(`(${to})`, i === history.length - 1), second: i % 3 ? cell(`(${to})`, false, 4) : cell("", false) })),
  words: model.detail, seats: history.length === 0 || phase === "over",
  buttons: model.buttons.map((button) => {
    const enabled = { undo: history.length > 0, redo: undone.length > 0, hint: phase === "move" }[button.name] ?? button.enabled;
    const gold = button.name === (phase === "over" ? "newGame" : "");
    return { ...button, enabled, gold, shown: { hint: phase === "move", redo: undone.length > 0 }[button.name] ?? button.shown };
  }),
  chip: "(8,6) sees 6 palaces", spots: [{ x: 300, y: 300, edge: 48 }],
  progress: { text: "153 of 3,600 squares", fraction: 0.68, chip: map.kind !== "off" || peek ? "map: 153 of 3,600 squares" : "" },
  map: { ...model.map, kind: map.kind === "off" ? "palace" : map.kind, mode: map.kind, hidden: map.kind === "off", shown: map.kind !== "off" || Boolean(peek), peek: Boolean(peek) },
  piles: { counts: position, heaps: position.map((count, i) => ({ name: "AB"[i], words: String(count), full: "", drawn: count })), ways: [{ label: "Take t from A", step: [-1, 0], most: 8, verdict: null }], optional: true, slice: "" },
  editor: editor(),
  saving: { ...model.saving, ...saving },
  ...(wish.has("ideas") && { idea: idea(), ideas: ideas() }),
});

/** editor is the recorded one of Wythoff Nim, with other moves. */
function editor() {
  const chosen = new Set(moves.map(String));
  return {
    ...small,
    list: moves.map((move) => ({ move, label: `(${move})`, about: `Take (${move}) away` })),
    rows: small.rows.map((row) => row.map((square) => ({ ...square, pressed: square.given || chosen.has(String(square.move)) }))),
  };
}

let at = 0; // the step of the recorded game
/** advance shows the next step. */
globalThis.advance = () => {
  at++;
  changed();
};
/** replay goes on to the next step of that call, and throws its refusal. */
function replay(args, name) {
  if (["theme", "large", "palette"].includes(name)) return; // the page's own, when it begins
  const next = replayed.findIndex((step, i) => i > at && step.call === name && JSON.stringify(step.args) === JSON.stringify(args));
  if (next < 0) return;
  at = next;
  if (replayed[at].error) throw new Error(replayed[at].error);
}

const answers = {
  guest: ({ link }) => ({ link, ui: "", tell: "", parts: "", words: "" }),
  state, page,
  catalog: () => recorded.catalog,
  open({ link: text }) {
    const found = /^(blocking:[57])@(\d+),(\d+)(?:&past=[\d,/]*)?(&first=(\w+)&second=(\w+))?$/.exec(text);
    if (!found) throw new Error(`“${text}” is no game: the ruleset at place 1 is unknown.`);
    rule = found[1];
    begin([Number(found[2]), Number(found[3])]);
    if (found[4]) players = { first: found[5], second: found[6] };
  },
  chooseGame: ({ link, start }) => answers.open({ link: link ?? `blocking:5@${start}` }),
  move({ to }) {
    if (phase !== "move" || !reaches(to)) throw new Error(`The queen on (${position}) cannot reach (${to}).`);
    history.push({ player: turn, from: position, to, blocked: [] });
    undone = [];
    position = to;
    turn = turn === "first" ? "second" : "first";
    if (position.every((v) => v === 0)) phase = "over";
    notice.text = "";
  },
  undo() {
    if (!history.length) throw new Error("There is no turn to undo.");
    undone.push(history.at(-1));
    ({ from: position, player: turn } = history.pop());
    phase = "move";
  },
  redo() {
    if (!undone.length) throw new Error("There is no turn to redo.");
    const rest = undone.slice(0, -1);
    answers.move(undone.at(-1));
    undone = rest;
  },
  toggleMove({ text, move = text.split(",").map(Number) }) {
    if (move.length !== 2) throw new Error(`A move has 2 components, not ${move.length}.`);
    const others = moves.filter((each) => String(each) !== String(move));
    moves = others.length < moves.length ? others : [...moves, move];
  },
  newGame: () => begin(),
  notice: () => {
    notice = { id: notice.id + 1, text: "The queen cannot reach (1,0)." };
    told = notice.text;
  },
  seat: (both) => { players = both; },
  players: (both) => { players = both; },
  map: (wanted) => { map = wanted; },
  peek: ({ on }) => { peek = on; },
  share({ base, here, hidden = false, view = false, quiz = false, without = "" }) {
    const long = wish.has("long") && !here;
    const href = `${base}#${here ? `blocking:5@${position}` : page().link}${hidden ? "&map=off" : ""}`;
    return {
      title: "Share this game", game: true, step: "", href, hidden, view, quiz, without, turns: history.length > 0, map: true, shorter: long, note: long ? "The link is too long for a code." : "Scan it.", typed: href,
      code: long ? null : { size: 29, path: "M4 4h7v7H4zM18 4h7v7H18zM4 18h7v7H4z" }, embed: `<iframe src="${href.replaceAll("&", "&amp;")}"></iframe>`,
    };
  },
  savePlan({ format, which, text }) {
    if (format === "view") return { name: "blocking-5_view_0,0_9x9.png", words: "The board as it is seen now." };
    if (which === "typed" && !/^\d+x\d+ @ \d+,\d+$/.test(text)) throw new Error("Expected a size and its corner.");
    return { name: `blocking-5_palace_0,0_9x9.${format}`, words: "9 × 9 squares from (0,0) on: about 162 bytes.", window: "9x9 @ 0,0" };
  },
  save: () => { saving = { busy: true, fraction: 0.4, words: "40 of 81 squares" }; },
  saveStop: () => { saving = { busy: false, fraction: 0, words: "" }; },
  idle: () => !due,
  letGo: () => false,
  edges: () => ({ left: 30, top: 22, bottom: 0, corners: [] }),
  awaited: () => ({ acts: phase !== "over" && players[turn] !== "human", failure: "" }),
  ...ideaAnswers,
  locate: ({ square: [x, y] }) => ({ x: 40 + x * 48 + 24, y: 40 + y * 48 + 24 }),
};

function call(name, args) {
  if (name !== "edges") calls.push([name, JSON.parse(args)]); // which is asked whenever something is shown
  const asks = ["state", "page", "catalog", "share", "savePlan", "locate", "cover", "awaited", "explore", "guest", "idle", "letGo", "edges"].includes(name);
  if (!asks) told = ""; // what happened before is not what is to be said
  try {
    const value = (replayed && !asks ? replay : answers[name])?.(JSON.parse(args), name) ?? (asks ? null : state());
    if (!asks) changed();
    return JSON.stringify({ value });
  } catch (error) {
    return JSON.stringify({ error: error.message });
  }
}

let due = false;
function changed() {
  said++;
  if (due) return;
  due = true;
  requestAnimationFrame(() => {
    due = false;
    draw();
    listener("page", page());
  });
}

const canvas = document.body.appendChild(document.createElement("canvas"));
canvas.tabIndex = 0;
function draw() {
  const [w, h] = [innerWidth, innerHeight];
  const dark = getComputedStyle(document.documentElement).colorScheme === "dark" || matchMedia("(prefers-color-scheme: dark)").matches;
  Object.assign(canvas, { width: w, height: h });
  const pen = canvas.getContext("2d");
  pen.fillStyle = dark ? "#1b1a17" : "#efe7d4";
  pen.fillRect(0, 0, w, h);
  for (let x = 0; 40 + x * 48 < w; x++) {
    for (let y = 0; 40 + y * 48 < h; y++) {
      pen.fillStyle = (x + y) % 2 ? (dark ? "#24221e" : "#e5dabf") : (dark ? "#2b2924" : "#f3ead7");
      pen.fillRect(40 + x * 48, 40 + y * 48, 48, 48);
      pen.fillStyle = position[0] === x && position[1] === y ? "#d09a14" : "transparent";
      pen.fillRect(46 + x * 48, 46 + y * 48, 36, 36);
    }
  }
}
canvas.addEventListener("click", ({ clientX, clientY }) => {
  const to = [clientX, clientY].map((v) => Math.floor((v - 40) / 48));
  const { error } = JSON.parse(call("move", JSON.stringify({ to })));
  notice = error ? { id: notice.id + 1, text: error } : { ...notice, text: "" };
  changed();
});
for (const type of ["keydown", "keyup"]) {
  addEventListener(type, (event) => listener("key", { key: event.key, down: type === "keydown", repeat: event.repeat }));
}
addEventListener("resize", draw);
document.body.style.margin = 0;

begin();
globalThis.calls = calls;
globalThis.emit = (name, data) => listener(name, data);
globalThis.board = {
  call, kept: "",
  rests: () => true,
  attach(page) {
    listener = page;
    listener("loading", { text: "2.1 of 3.6 MB", fraction: 0.58 });
    setTimeout(() => {
      draw();
      listener("ready", {});
      listener("drawn", {});
    }, Number(wish.get("wait") ?? 0));
  },
};
frameElement.dispatchEvent(new Event("board"));
