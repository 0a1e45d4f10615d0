// The front door: what to do on its small board, and the ways from there. The lists
// behind two of them are Go's, and are asked for when somebody opens them.
import { $, all, attribute, make, pick, text } from "../../js/dom.js";
import { keepFocus } from "../../js/focus.js";
import { each, panel } from "../../js/panel.js";
import { drawPicture } from "../games/picture.js";
import { read, write } from "../../js/store.js";

const rooms = { watch: "gallery", puzzle: "puzzle" }; // behind the doors that open at once
const longest = 4000; // letters of a link that is kept

/**
 * makeDoor shows the door. act(name) does what a button says; enter(link) goes to a room,
 * play(choice) opens another game; ask(name) answers with a list.
 * @param {Palace.Act} act
 * @param {{ enter: (link: string) => unknown, play: (choice: Palace.Calls["chooseGame"]["args"]) => unknown, lessons: () => Palace.Shelf, games: () => Palace.Menu }} ways
 */
export const makeDoor = (act, { enter, play, lessons, games }) => panel("door", (part, root) => {
  /** @type {Palace.Door | null} */
  let door = null;
  let kept = ""; // of the game that was played last
  part.doorAgain.addEventListener("click", () => act("newGame"));
  part.doorWhy.addEventListener("click", () => door && enter(door.why));
  const rival = $("door-rival"); // against whom, as it was chosen last
  rival.value = read("localStorage", "rival", "perfect");
  if (!rival.value) rival.value = "perfect";
  rival.addEventListener("change", () => write("localStorage", "rival", rival.value));
  part.goOn.addEventListener("click", () => enter(last().link));

  /** to shows the doors, or what is behind one of them. */
  const to = (name) => {
    if (rooms[name]) return enter(rooms[name]);
    if (!door) enter("");
    for (const list of ["doors", "learn", "play"]) part[list].hidden = list !== name;
    if (name === "learn") showLessons(part.doorLessons, lessons(), enter);
    if (name === "play") showGames();
    if (name !== "doors") $(name === "learn" ? "learn-title" : "play-title").focus();
    else all(root, ".door-card")[0].focus();
  };
  const showGames = () => {
    const { link, title } = last();
    part.goOn.hidden = !link;
    text(part.goOnTitle, title);
    each(part.doorGames, games().families, ({ name }) => name, (now) => {
      const button = make("button", { type: "button", class: "door-item" });
      button.addEventListener("click", () => play({ link: rival.value === "perfect" ? now().example : `${now().example}&second=${rival.value}` }));
      return button;
    }, (button, { label, rule, picture }) => {
      const words = make("span", {}, make("b", {}, label), make("span", { class: "door-line" }, rule));
      button.replaceChildren(picture ? drawPicture(picture) : "", words);
    });
  };
  let shown = false; // before, a choice waits: see first.js
  for (const button of all(document, "[data-to]", HTMLButtonElement)) {
    button.addEventListener("click", () => shown && to(button.dataset.to));
  }
  $("crown").addEventListener("click", () => door && part.doors.hidden && to("doors")); // from a list

  /** @param {Palace.Page} page */
  return (page) => {
    shown = true;
    if (page.door && !door) for (const list of ["doors", "learn", "play"]) part[list].hidden = list !== "doors";
    door = page.door;
    if (page.room === "game" && page.link !== kept && page.link.length <= longest) {
      kept = page.link;
      write("localStorage", "game", JSON.stringify({ link: kept, title: page.title }));
    }
    if (!door) return;
    text(part.doorWords, door.words);
    for (const button of [part.doorAgain, part.doorWhy]) keepFocus(button, !door.over);
    part.doorEnds.hidden = !door.over;
    attribute(root, "data-over", door.over ? "" : null);
  };
});

/** last is the game that was played last: its link, "" for none, and its title. */
function last() {
  try {
    const { link, title } = JSON.parse(read("localStorage", "game", "{}"));
    return { link: String(link ?? ""), title: String(title ?? "") };
  } catch {
    return { link: "", title: "" };
  }
}

/**
 * @param {HTMLElement} box
 * @param {Palace.Shelf} shelf
 */
function showLessons(box, shelf, enter) {
  each(box, shelf.lessons, ({ name }) => name, (now) => {
    const line = make("span", { class: "door-line" }, make("span", {}), make("span", { class: "door-done" }));
    const button = make("button", { type: "button", class: "door-item" }, make("b", {}), line, make("progress", { max: "1", value: "0", "aria-hidden": "true" }));
    button.addEventListener("click", () => enter(now().link));
    return button;
  }, (button, { title, about, done, share }) => {
    text(button.firstElementChild, title);
    const [long, much] = pick(button, ".door-line").children;
    text(long, about);
    text(much, done && ` · ${done}`);
    const bar = pick(button, "progress", HTMLProgressElement);
    bar.hidden = !done;
    bar.value = share;
  });
}
