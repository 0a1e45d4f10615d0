// The page that races the engines against textbook methods written in JavaScript.
// The address may say ?size=2000 for smaller boards.
import { dress } from "../style.js";
import { Contestant } from "./contestant.js";
import { races, run } from "./races.js";

dress(Promise.resolve());

const $ = (id) => document.getElementById(id);
const own = /** @type {HTMLScriptElement} */ (document.querySelector("script[type=module]")).src;
const here = (name) => new URL(name, own); // beside this script
const engine = new Contestant(here("engine.js"));
const plain = new Contestant(here("engine.js?plain"));
const textbook = new Contestant(here("textbook.js"));
const list = races(largest());
let running = 0; // counts runs, so that an ended one says nothing more

function largest() {
  const size = Number(new URLSearchParams(location.search).get("size") ?? Infinity);
  return size >= 1 ? Math.min(Math.floor(size), 30000) : 30000;
}

const cells = list.map(({ title, size }) => {
  const row = $("results").insertRow();
  const head = document.createElement("th");
  head.scope = "row";
  head.textContent = `${title}; ${size} × ${size} squares`;
  row.append(head);
  const add = (text) => {
    const cell = row.insertCell();
    cell.textContent = text;
    return cell;
  };
  return [add("–"), add("–"), add("–")];
});

$("run").onclick = () => start();
$("cancel").onclick = () => {
  running++;
  end();
  show("Cancelled.");
  finish();
};

async function start() {
  const mine = ++running;
  for (const row of cells) for (const cell of row) cell.textContent = "–";
  $("run").disabled = true;
  $("cancel").disabled = false;
  $("cancel").focus();
  $("bar").hidden = false;
  try {
    for (const [i, race] of list.entries()) {
      show(`${i + 1} of ${list.length}: ${race.title}.`);
      const result = await run(race, (...a) => (race.plain ? plain : engine).run(...a), (...a) => textbook.run(...a), ({ round, who, part }) => {
        $("bar").value = part;
        $("bar").setAttribute("aria-valuetext", `${round ? `round ${round}` : "warming up"}, ${who}, ${Math.round(100 * part)} percent`);
        $("detail").textContent = round ? `Round ${round}, ${who}` : `Warming up, ${who}`;
      });
      if (mine !== running) return;
      fill(cells[i], result);
    }
    show("Done.");
  } catch (error) {
    if (mine !== running) return;
    end();
    show(`It did not work: ${error.message}.`);
  }
  finish();
}

function fill([own, other, ratio], result) {
  own.textContent = digits(result.engine);
  other.textContent = digits(result.textbook);
  ratio.textContent = result.agree ? `× ${result.ratio.toFixed(1)}` : "The two do not agree";
}

function end() {
  for (const one of [engine, plain, textbook]) one.end();
}

function finish() {
  $("bar").hidden = true;
  $("detail").textContent = "";
  const back = document.activeElement === $("cancel");
  $("run").disabled = false;
  $("cancel").disabled = true;
  if (back) $("run").focus();
}

const show = (text) => { $("status").textContent = text; };
const digits = (value) => value.toFixed(value < 1 ? 3 : 2);

globalThis.starter?.begun();
globalThis.starter?.done();
