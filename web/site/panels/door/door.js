// The front door: what to do on its small board, and the ways from there. The list of games
// behind one of them is Go's, and is asked for when somebody opens it.
import { actions, offers } from "../../js/actions.js";
import { $, all, attribute, pick, text } from "../../js/dom.js";
import { keepFocus } from "../../js/focus.js";
import { own } from "../../js/language.js";
import { read, write } from "../../js/store.js";
import { html, list, view } from "../../js/view.js";
import { drawStart } from "../games/picture.js";

const rooms = { learn: "lesson", watch: "gallery", puzzle: "puzzle&day=next", teach: "teach", explore: "explore" }; // behind the doors that open at once
const longest = 4000; // letters of a link that is kept

/**
 * makeDoor shows the door.
 * @param {Palace.Site} site
 */
export function makeDoor({ frame, act, enter, opens }) {
  /** @type {Palace.Door | null} */
  let door = null;
  let kept = ""; // of the game that was played last
  $("door-again").addEventListener("click", () => shown && act("newGame"));
  $("door-next").addEventListener("click", () => {
    const link = door ? door.next : globalThis.opening?.beyond;
    if (link) enter(link);
    else if (door) act("next");
  });
  $("door-why").addEventListener("click", () => shown && act("learnWhy"));

  const rivals = all($("rivals"), "input", HTMLInputElement); // one of them as it was chosen last
  const rival = () => rivals.find(({ checked }) => checked)?.value ?? "perfect";
  for (const each of rivals) {
    each.checked = each.value === read("localStorage", "rival", "perfect") || (each.checked && !rivals.some(({ value }) => value === read("localStorage", "rival", "")));
    each.addEventListener("change", () => write("localStorage", "rival", each.value));
  }

  /** open shows the doors, or what is behind one of them, which has the window to itself. */
  const open = (name) => {
    for (const each of /** @type {const} */ (["doors", "play"])) $(each).hidden = each !== name;
    const house = pick(document, ".house");
    attribute(house, "data-list", name === "doors" ? null : name);
    house.scrollTop = 0; // it may have been scrolled in another list
  };
  /** to goes through a door. */
  const to = (name) => {
    if (name === "last") return enter(last().link);
    if (rooms[name]) return enter(rooms[name]);
    if (!door) enter("");
    open(name);
    if (name === "play") {
      showGames();
      $("play-title").focus();
    } else all($("doors"), ".door-card")[0].focus();
  };
  /** against is the link of a game, played against the opponent that was chosen last. */
  const against = (link) => (rival() === "perfect" ? link : `${link}&second=${rival()}`);
  const drawGames = view("door-games", (/** @type {Palace.Card[]} */ cards) => html`${list(cards, ({ name }) => name, ({ label, line, rule, start, stars, link }) => html`
    <button type="button" class="door-item" title=${rule} @click=${() => opens({ link: against(link) })}>
      <span class="door-board">${drawStart(start)}</span><b>${label}</b><span class="door-line">${line}</span><span class="door-long">${stars}</span>
    </button>`)}`);
  const showGames = () => drawGames(frame.call("cards"));
  const offer = () => {
    const { link, title } = last();
    attribute(document.documentElement, "data-played", link ? "" : null);
    $("play-last").hidden = !link;
    for (const each of [$("play-last-title"), $("door-last")]) text(each, title);
  };
  offer();
  let played = ""; // of which the cards have their stars
  let shown = ""; // the language of what is shown, "" before: a choice waits then, see first.js
  for (const button of all(document, "[data-to]:not(#door-next)", HTMLButtonElement)) {
    button.addEventListener("click", () => (shown ? to(button.dataset.to) : actions.early(button.dataset.to ?? "", last().link)));
  }
  $("crown").addEventListener("click", () => door && !$("play").hidden && to("doors"));

  let behind = "doors"; // which one the page has open: that of the lessons has a link

  /** @param {Palace.Page} page */
  const show = (page) => {
    const before = behind;
    behind = page.at === "lesson" ? "learn" : "doors";
    if (page.door && (behind !== before || (!door && shown))) open(behind);
    door = page.door;
    const other = shown !== page.state.language;
    shown = page.state.language;
    if ((other || page.played !== played) && door && !$("play").hidden) showGames();
    played = page.played;
    if (page.room === "game" && page.link !== kept && page.link.length <= longest) {
      kept = page.link;
      write("localStorage", "game", JSON.stringify({ link: kept, title: page.title }));
      offer();
    }
    if (!door) return;
    text($("door-marked"), door.marked);
    text($("door-today"), door.today || own($("door-today")));
    const over = door.turn === "won" || door.turn === "lost";
    for (const button of [$("door-next"), $("door-again"), $("door-why")]) keepFocus(button, !over, $("door-rule"));
    globalThis.opening?.follow(door.game, [...page.state.history.map(({ from }) => from), page.state.position]);
    attribute($("door"), "data-over", over ? "" : null);
  };
  offers({ against, doors: open });
  return show;
}

/** last is the game that was played last: its link, "" for none or for what is none, and its title. */
function last() {
  try {
    const { link, title } = JSON.parse(read("localStorage", "game", "{}"));
    if ([link, title].every((each) => typeof each === "string" && each) && link.length <= longest && title.length <= 200) return { link, title };
  } catch {
    // It is nothing that this page has written.
  }
  return { link: "", title: "" };
}
