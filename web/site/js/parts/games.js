// Choosing a game: its family, k, where it starts, a preset, or any ruleset in
// notation. What a text means is for Go to say.
import { $, all, attribute, changed, make, options, pick, submits, text } from "../dom.js";
import { drawPicture } from "./picture.js";

/**
 * makeGames fills the chooser from the catalogue. open(choice) opens another game and
 * returns the sentence that says why not, or "".
 * @param {Palace.Menu} catalog
 * @param {(choice: Palace.Calls["chooseGame"]["args"]) => string} open
 * @param {Palace.Act} act
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
  /** choose opens a game; the sentence about a wrong one stands at the field. */
  const choose = (choice, input) => failed(open(choice), input);
  text($("help-far"), catalog.far);

  $("families").replaceChildren(...families.map(({ name, label, rule, example, picture }) => {
    const words = make("span", { class: "card-words" }, make("b", {}, label), make("span", { class: "card-rule" }, rule));
    const button = make("button", { type: "button", class: "card", "data-family": name }, picture ? drawPicture(picture) : "", words);
    button.addEventListener("click", () => {
      if (!page || (page.kindOfGame !== name && !choose({ link: example }))) return;
      $("chooser").open = false;
      pick($("chooser"), "summary").focus();
    });
    return button;
  }));
  $("presets").addEventListener("change", () => {
    const link = $("presets").value;
    if (link && page) choose({ link });
    $("presets").value = "";
  });

  const openK = (k) => choose({ k: String(k) }, $("k"));
  $("k-less").addEventListener("click", () => openK((page.k ?? 0) - 1));
  $("k-more").addEventListener("click", () => openK((page.k ?? 0) + 1));
  $("k").addEventListener("change", () => openK($("k").value.trim()));
  submits($("start"), () => {
    if (page) choose({ start: $("start-at").value }, $("start-at"));
  });
  submits($("notation"), () => {
    if (page) choose({ link: $("notation-text").value }, $("notation-text"));
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
