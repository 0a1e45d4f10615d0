// Choosing a game: its family, k, where it starts, a preset, or any ruleset in
// notation. What a text means is for Go to say; here links are only put together.
import { $, all, attribute, changed, make, options, pick, submits, text } from "../dom.js";
import { hides } from "./map.js";
import { drawPicture } from "./picture.js";

/**
 * makeGames fills the chooser from the catalogue. open(link) opens another game and
 * returns the sentence that says why not, or "".
 */
export function makeGames(catalog, open, act) {
  /** @type {Palace.Page} */
  let page;
  const families = catalog.families;
  const failed = (sentence, input) => {
    if (sentence && input) input.closest("#games > *").after($("games-error")); // where the reader looks
    text($("games-error"), sentence);
    for (const field of [$("notation-text"), $("start-at"), $("k")]) {
      attribute(field, "aria-invalid", sentence && field === input ? "true" : null);
    }
    return sentence === "";
  };
  /**
   * choose opens a link with the present players, and the map as hidden as it is, unless
   * the link says something else. The sentence about a wrong one is about what stands in
   * the field: without these, and with places counted from the end of what was put before.
   */
  const choose = (link, input, before = "") => {
    const sentence = open(asNow(link, page)) && open(link);
    return failed(sentence.replace(/(character )(\d+)/, (_, word, n) => word + Math.max(1, n - before.length)), input);
  };

  $("families").replaceChildren(...families.map(({ name, label, rule, example, picture }) => {
    const words = make("span", { class: "card-words" }, make("b", {}, label), make("span", { class: "card-rule" }, rule));
    const button = make("button", { type: "button", class: "card", "data-family": name }, picture ? drawPicture(picture) : "", words);
    button.addEventListener("click", () => {
      if (!page || (page.kindOfGame !== name && !choose(example))) return;
      $("chooser").open = false;
      pick($("chooser"), "summary").focus();
    });
    return button;
  }));
  $("presets").addEventListener("change", () => {
    const link = $("presets").value;
    if (link && page) choose(link);
    $("presets").value = "";
  });

  // What is no number is refused alone, without the position that would follow.
  const openK = (k) => choose(`blocking:${k}${/^\d+$/.test(k) ? `@${start(page)}` : ""}`, $("k"), "blocking:");
  $("k-less").addEventListener("click", () => openK((page.k ?? 0) - 1));
  $("k-more").addEventListener("click", () => openK((page.k ?? 0) + 1));
  $("k").addEventListener("change", () => openK($("k").value.trim()));
  submits($("start"), () => {
    if (page) choose(`${page.state.game}@${bare($("start-at").value)}`, $("start-at"), `${page.state.game}@`);
  });
  submits($("notation"), () => {
    if (page) choose($("notation-text").value, $("notation-text"));
  });

  const sides = [$("first"), $("second")];
  for (const select of sides) {
    select.addEventListener("change", () => act("players", { first: sides[0].value, second: sides[1].value }));
  }

  const newPicture = changed();
  let shownGame = null;
  /** @param {Palace.Page} next */
  return (next) => {
    page = next;
    const { state } = page;
    for (const button of all($("families"), "button")) {
      attribute(button, "aria-pressed", button.dataset.family === page.kindOfGame);
    }
    text($("rule"), page.rules);
    if (newPicture(page.picture)) $("rule-picture").replaceChildren(...(page.picture ? [drawPicture(page.picture)] : []));
    fillPresets($("presets"), families.find(({ name }) => name === page.kindOfGame));
    $("stepper").hidden = page.k === null;
    $("k-less").disabled = page.k === null || page.k <= 1;
    options($("first"), catalog.players, state.players.first);
    options($("second"), catalog.players, state.players.second);

    const from = start(page);
    const game = `${state.game}@${from}`;
    if (game === shownGame) return;
    shownGame = game;
    failed("");
    $("k").value = String(page.k ?? "");
    $("start-at").value = from;
    $("notation-text").value = game;
  };
}

/** start is where the game in progress began, as far as the page knows. */
function start({ state }) {
  const first = state.history.find((turn) => turn.from);
  return (first?.from ?? state.position).join(",");
}

/**
 * asNow keeps who plays when a link does not say it, and a hidden map hidden: a link
 * that says how large the map is, or with what it is compared, is there to show it.
 */
function asNow(link, { state: { players }, map }) {
  const hidden = hides(map) && !/&\s*(map|size|compare)\s*=/.test(link);
  const kept = hidden ? `${link}&map=${map.mode}` : link;
  return /&\s*(first|second)\s*=/.test(link) ? kept : `${kept}&first=${players.first}&second=${players.second}`;
}

/** fillPresets lists the examples and figures of one family. */
function fillPresets(select, family) {
  if (select.dataset.family === family?.name) return;
  select.dataset.family = family?.name;
  const groups = new Map();
  for (const { label, link, source, figure } of family?.presets ?? []) {
    const group = figure ? `Figures of ${source}` : "Other examples";
    if (!groups.has(group)) groups.set(group, make("optgroup", { label: group }));
    groups.get(group).append(make("option", { value: link }, figure ? `${figure}: ${label}` : label));
  }
  select.replaceChildren(make("option", { value: "" }, "Choose a figure or an example…"), ...groups.values());
}

/** bare makes spaces, which mean nothing, of the brackets that a position is shown in. */
const bare = (text) => text.replace(/[()[\]]/g, " ");
