// Stands in for js/board/main.js when the page alone is tested: a board without Go
// that knows one game, Wythoff Nim with pawns, just well enough to answer every call
// in the form the page expects. Its numbers and words are made up.
let listener = () => false;
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

const picture = (at) => ({ x: 0, y: 0, w: 5, h: 5, at, rays: [{ step: [-1, 0], count: 4 }, { step: [-1, -2], count: 1 }], orientation: "right-down" });

const cell = (text, current) => ({ text, turns: text ? 1 : 0, current, ahead: false, mistake: "" });

const state = () => structuredClone({
  game: "blocking:5", position, blocked, phase, turn, winner: phase === "over" ? "second" : null, players, history,
  overlay: { kind: map.kind, done: 153, total: 3600 },
});

const page = () => ({
  state: state(),
  link: `blocking:5@${position}` + (history.length ? `&past=${history.map(({ from }) => from).join("/")}` : "") + `&first=${players.first}&second=${players.second}`,
  kept: globalThis.board.kept, title: "Blocking queens, k = 5",
  rules: "The queen goes north, west or north-west, any distance. Before each move the other player blocks up to four squares.",
  headline: phase === "over" ? "Black wins" : "Your move",
  detail: "Four palaces are blocked. The queen goes north, west or north-west to a ringed square.",
  say: { id: said, text: told || `Queen to (${position}). Your move.` },
  moves: history.map(({ to }, i) => ({ n: i + 1, first: cell(`(${to})`, i === history.length - 1), second: cell(i % 3 ? `(${to}) ■4` : "", false) })),
  values: { on: false, words: "" }, study: null, review: null,
  can: { undo: history.length > 0, redo: undone.length > 0, hint: phase === "move", blockPalaces: phase === "block", done: phase === "block", flip: true, resume: false, explain: true },
  block: phase === "block" ? { left: 4 - blocked.length, most: 4, chosen: blocked, lines: [{ ray: 0, label: "west", free: 8 }, { ray: 1, label: "north", free: 6 }, { ray: 2, label: "north-west", free: 6 }] } : null,
  chip: "(8, 6) sees 6 palaces",
  spots: [{ x: 300, y: 300, edge: 48 }],
  progress: { text: "153 of 3,600 squares", fraction: 0.68, busy: true },
  map: {
    kind: map.kind === "off" ? "palace" : map.kind, mode: map.kind, shown: map.kind !== "off" || Boolean(peek), peek: Boolean(peek), failure: "", kinds: [{ kind: "palace", label: "Palace numbers" }, { kind: "outcome", label: "Palaces" }],
    legendTitle: "Palaces seen, less k. Below zero: a palace (P-position).",
    legend: [["#5b3a17", "−4"], ["#7b6a1e", "−3"], ["#a39a2c", "−2"], ["#f2c230", "−1"], ["#0c0c10", "0"], ["#20407f", "+1"], ["#4b3f9e", "+2"], ["#8a6fd1", "+3"]]
      .map(([color, label]) => ({ color, label, meaning: `${label} against k` })),
  },
  palette: "paper", why: "",
  orientation: { current: "right-down", choices: [{ name: "right-down", label: "Origin upper left, x to the right" }, { name: "right-up", label: "Origin lower left, x to the right" }] },
  notice, thinking: false, thought: null, kindOfGame: "blocking", k: 5, blocked: "", picture: picture([4, 4]),
  piles: { counts: position, long: ["", ""], names: ["A", "B"], ways: [{ label: "Take t from A", step: [-1, 0], most: 8 }], optional: true, slice: "" },
  distant: null,
  editor: { moves, dim: 2, queen: true },
  saving: {
    formats: [{ name: "view", label: "Picture as seen (PNG)" }, { name: "csv", label: "Numbers (CSV)" }, { name: "bits", label: "Palaces as bits (text)" }],
    kinds: [{ kind: "palace", label: "Palace numbers" }, { kind: "outcome", label: "Palaces" }],
    ...saving,
  },
});

const answers = {
  state, page,
  catalog: () => ({
    families: [
      { name: "blocking", label: "Blocking queens", rule: "A queen, and before each move up to k − 1 squares are blocked.", example: "blocking:5@13,11", picture: picture([4, 4]), presets: [{ label: "k = 5", link: "blocking:5@3,3", source: "[CLN15]", figure: "Figure 1" }] },
      { name: "wythoff", label: "Wythoff Nim", rule: "A queen and a knight in one piece.", example: "maharaja@12,17", presets: [] },
      { name: "maharaja", label: "Maharaja Nim", rule: "A queen and a knight in one piece.", example: "maharaja@12,17", presets: [] },
      { name: "subtraction", label: "Vector subtraction", rule: "Subtract one of the vectors.", example: "subtraction:(1,2)(2,1)@9,9", presets: [] },
      { name: "exile", label: "Queens in exile", rule: "Queens placed greedily.", example: "exile:spiral@4,5", presets: [] },
    ],
    players: [{ name: "human", label: "Human" }, { name: "perfect", label: "Perfect" }],
  }),
  open({ link: text }) {
    const found = /^blocking:5@(\d+),(\d+)(?:&past=[\d,/]*)?(&first=(\w+)&second=(\w+))?$/.exec(text);
    if (!found) throw new Error(`“${text}” is no game: the ruleset at place 1 is unknown.`);
    begin([Number(found[1]), Number(found[2])]);
    if (found[3]) players = { first: found[4], second: found[5] };
  },
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
    if (!history.length) throw new Error("There is no turn to take back.");
    undone.push(history.at(-1));
    ({ from: position, player: turn } = history.pop());
    phase = "move";
  },
  redo() {
    if (!undone.length) throw new Error("There is no turn to play again.");
    const rest = undone.slice(0, -1);
    answers.move(undone.at(-1));
    undone = rest;
  },
  toggleMove({ move }) {
    if (move.length !== 2) throw new Error(`A move has 2 components, not ${move.length}.`);
    const others = moves.filter((each) => String(each) !== String(move));
    moves = others.length < moves.length ? others : [...moves, move];
  },
  newGame: () => begin(),
  notice: () => {
    notice = { id: notice.id + 1, text: "The queen cannot reach (1,0)." };
    told = notice.text;
  },
  players: (both) => { players = both; },
  map: (wanted) => { map = wanted; },
  peek: ({ on }) => { peek = on; },
  share({ base, here, hidden = false, view = false }) {
    const long = new URLSearchParams(parent.location.search).has("long") && !here;
    const href = `${base}#${here ? `blocking:5@${position}` : page().link}${hidden ? "&map=off" : ""}`;
    return {
      href, hidden, view, turns: history.length > 0, map: true, shorter: long, note: long ? "The link is too long for a code." : "",
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
  awaited: () => ({ acts: phase !== "over" && players[turn] !== "human", failure: "" }),
  locate: ({ square: [x, y] }) => ({ x: 40 + x * 48 + 24, y: 40 + y * 48 + 24 }),
};

function call(name, args) {
  calls.push([name, JSON.parse(args)]);
  const asks = ["state", "page", "catalog", "share", "savePlan", "locate", "cover", "awaited", "explore"].includes(name);
  if (!asks) told = ""; // what happened before is not what is to be said
  try {
    const value = answers[name]?.(JSON.parse(args)) ?? (asks ? null : state());
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
  attach(page) {
    listener = page;
    listener("loading", { text: "2.1 of 3.6 MB", fraction: 0.58 });
    setTimeout(() => {
      draw();
      listener("ready", {});
    }, Number(new URLSearchParams(parent.location.search).get("wait") ?? 0));
  },
};
