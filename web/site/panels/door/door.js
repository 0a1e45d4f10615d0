// The front door: what to do on its small board, and the ways from there. The list of games
// behind one of them is Go's, and is asked for when somebody opens it.
import { actions, offers } from "../../js/actions.js";
import { $, all, attribute, make, pick, text } from "../../js/dom.js";
import { keepFocus } from "../../js/focus.js";
import { own } from "../../js/language.js";
import { each, panel } from "../../js/panel.js";
import { drawStart } from "../games/picture.js";
import { read, write } from "../../js/store.js";

const rooms = { learn: "lesson", watch: "gallery", puzzle: "puzzle&day=next", teach: "teach", explore: "explore" }; // behind the doors that open at once
const longest = 4000; // letters of a link that is kept

/**
 * makeDoor shows the door.
 * @param {Palace.Site} site
 */
export const makeDoor = ({ frame, act, enter, opens }) => panel("door", (part, root) => {
  /** @type {Palace.Door | null} */
  let door = null;
  let kept = ""; // of the game that was played last
  part.doorAgain.addEventListener("click", () => shown && act("newGame"));
  part.doorNext.addEventListener("click", () => {
    const link = door ? door.next : globalThis.opening?.beyond;
    if (link) enter(link);
    else if (door) act("next");
  });
  part.doorWhy.addEventListener("click", () => shown && act("learnWhy"));

  const rivals = all(part.rivals, "input", HTMLInputElement); // one of them as it was chosen last
  const rival = () => rivals.find(({ checked }) => checked)?.value ?? "perfect";
  for (const each of rivals) {
    each.checked = each.value === read("localStorage", "rival", "perfect") || (each.checked && !rivals.some(({ value }) => value === read("localStorage", "rival", "")));
    each.addEventListener("change", () => write("localStorage", "rival", each.value));
  }

  /** open shows the doors, or what is behind one of them, which has the window to itself. */
  const open = (name) => {
    for (const list of ["doors", "play"]) part[list].hidden = list !== name;
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
    } else all(root, ".door-card")[0].focus();
  };
  /** against is the link of a game, played against the opponent that was chosen last. */
  const against = (link) => (rival() === "perfect" ? link : `${link}&second=${rival()}`);
  const showGames = () => {
    each(part.doorGames, frame.call("cards"), ({ name }) => name, (now) => {
      const button = card();
      button.append(make("span", { class: "door-long" }));
      button.addEventListener("click", () => opens({ link: against(now().link) }));
      return button;
    }, (button, { label, line, rule, start, stars }) => {
      fill(button, start, label, line);
      text(pick(button, ".door-long"), stars);
      attribute(button, "title", rule);
    });
  };
  const offer = () => {
    const { link, title } = last();
    attribute(document.documentElement, "data-played", link ? "" : null);
    part.goOn.hidden = !link;
    for (const each of [part.goOnTitle, part.doorLast]) text(each, title);
  };
  offer();
  let played = ""; // of which the cards have their stars
  let shown = ""; // the language of what is shown, "" before: a choice waits then, see first.js
  for (const button of all(document, "[data-to]:not([data-part=doorNext])", HTMLButtonElement)) {
    button.addEventListener("click", () => (shown ? to(button.dataset.to) : actions.early(button.dataset.to ?? "", last().link)));
  }
  $("crown").addEventListener("click", () => door && !part.play.hidden && to("doors"));

  let list = "doors"; // which one the page has open: that of the lessons has a link

  /** @param {Palace.Page} page */
  const show = (page) => {
    const before = list;
    list = page.at === "lesson" ? "learn" : "doors";
    if (page.door && (list !== before || (!door && shown))) open(list);
    door = page.door;
    const other = shown !== page.state.language;
    shown = page.state.language;
    if ((other || page.played !== played) && door && !part.play.hidden) showGames();
    played = page.played;
    if (page.room === "game" && page.link !== kept && page.link.length <= longest) {
      kept = page.link;
      write("localStorage", "game", JSON.stringify({ link: kept, title: page.title }));
      offer();
    }
    if (!door) return;
    text($("door-marked"), door.marked);
    text(part.doorToday, door.today || own(part.doorToday));
    const over = door.turn === "won" || door.turn === "lost";
    for (const button of [part.doorNext, part.doorAgain, part.doorWhy]) keepFocus(button, !over, $("door-rule"));
    globalThis.opening?.follow(door.game, [...page.state.history.map(({ from }) => from), page.state.position]);
    attribute(root, "data-over", over ? "" : null);
  };
  offers({ against, doors: open });
  return show;
});

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

/** card makes a card with a board; fill writes into it. */
const card = () => make("button", { type: "button", class: "door-item" }, make("span", { class: "door-board" }), make("b", {}), make("span", { class: "door-line" }));

/**
 * @param {HTMLElement} button
 * @param {Palace.Picture | null} picture
 */
function fill(button, picture, title, line) {
  const [board, name, about] = button.children;
  board.replaceChildren(drawStart(picture));
  text(name, title);
  text(about, line);
}
