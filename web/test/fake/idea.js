// Two ideas for a board without Go: one with words, a table and a tune, which follows what is pointed
// at, and one that cannot be shown. What Go would compute is made up here.
const golden = (1 + Math.sqrt(5)) / 2;
let open = "";
let link = 0;
let steps = { now: 0, last: 40, speed: 3, running: false };
let values = { piece: "queen", rules: "red (0,0): (5,4)\nblue (1,0): (4,5)" };
let refused = "";
let away = true; // what is seen best lies elsewhere

const titles = { golden: "The golden pairs", far: "An idea that is not known this far out" };

export const ideas = () => Object.entries(titles).map(([name, title]) => ({ name, title, open: name === open }));

const rows = () => Array.from({ length: 30 }, (_, n) => {
  const pair = [Math.floor(n * golden), Math.floor(n * golden * golden)];
  return { cells: [...[n, ...pair].map((each) => ({ text: String(each), hue: "" })), { text: "abc"[n % 3], hue: "abc"[n % 3] }], link: n + 1, lit: n + 1 === link };
});

const letters = () => Array.from({ length: 48 }, (_, i) => {
  const large = Math.floor((i + 2) * golden) - Math.floor((i + 1) * golden) === 1;
  return { text: large ? "b" : "a", hue: large ? "b" : "a", under: i === 3 ? "reads" : "", link: i + 1, lit: i + 1 === link };
});

const empty = { more: "", away: false, words: [], busy: "", error: "", strips: [], tables: [], controls: [], steps: null, tune: [], examples: [] };

/** idea is the page's data of the idea that is open, or null. */
export function idea() {
  const head = { name: open, title: titles[open], kicker: "Idea · Wythoff Nim", source: "[LW14] Section 1" };
  if (open === "far") return { ...empty, ...head, about: "A sentence. Another.", busy: "Searching … 40%", error: "This is known as far as a million only." };
  if (!open) return null;
  return {
    ...empty, ...head, error: refused,
    about: "The palaces come in pairs (⌊nφ⌋, ⌊nφ²⌋). Every whole number stands in exactly one pair: the strip says in which half.",
    away, more: "From one pair to the next the smaller number grows by 1 or 2, and the larger by one more than that.",
    words: [link ? `You point at number ${link - 1}.` : "Point at a square, a row or a letter.", "The larger is the smaller with one 0 more in Fibonacci numbers."],
    strips: [{ title: "The Fibonacci word", from: "1", letters: letters() }],
    tables: [{ title: "The pairs", head: ["n", "⌊nφ⌋", "⌊nφ²⌋", ""], rows: rows() }],
    controls: [
      { name: "piece", label: "Piece", value: values.piece, lines: 0, options: [{ value: "queen", label: "Queen" }, { value: "king", label: "King" }] },
      { name: "rules", label: "Rules", value: values.rules, lines: 3, options: [] },
    ],
    steps: { ...steps, next: steps.now < steps.last ? "Place the next queen" : "", words: `Step ${steps.now} of ${steps.last}` },
    tune: [{ pitch: 0, beats: 1, link: 3 }, { pitch: 4, beats: 1, link: 4 }, { pitch: 7, beats: 40, link: 5 }],
    examples: [{ label: "Far out", link: "blocking:5@9,9" }, { label: "Maharaja Nim", link: "nothing" }, { label: "Another game", link: "blocking:7@9,9" }],
  };
}

/** ideaAnswers are what the board answers to the calls about ideas. */
export const ideaAnswers = {
  idea({ name }) {
    if (name && !titles[name]) throw new Error(`There is no idea “${name}”.`);
    [open, link, refused, away] = [name, 0, "", true];
  },
  ideaBring() { away = false; },
  ideaPoint(to) { link = to.link; },
  ideaSet({ name, value }) {
    refused = value.includes("!") ? "The character “!”, number 1, has no meaning here." : "";
    if (!refused) values = { ...values, [name]: value };
  },
  ideaStep({ to, by }) { steps = { ...steps, running: false, now: Math.min(Math.max(to ?? steps.now + by, 0), steps.last) }; },
  ideaRun({ on }) { steps = { ...steps, running: on }; },
  ideaSpeed({ per }) { steps = { ...steps, speed: per }; },
};
