// The teacher's room: what pupils hand in is pasted, opened or scanned, added up by Go, and kept
// in this browser until it is cleared. Nothing of it is sent.
import { makeCamera } from "../../js/camera.js";
import { $, all, attribute, make, options, pick, text } from "../../js/dom.js";
import { own } from "../../js/language.js";
import { each, panel } from "../../js/panel.js";
import { read, write } from "../../js/store.js";

const longest = 1 << 21; // letters of a file
const seeds = 1e6; // of puzzles, so many that no two classes meet, and short enough for a link on the wall

/**
 * makeGather shows the room, where one is in it.
 * @param {import("../../js/frame.js").Frame} frame
 * @param {Palace.Act} act
 * @param {(link: string) => void} enter
 * @param {(sentence: string) => void} say
 */
export const makeGather = (frame, act, enter, say) => panel("gather", (part, root) => {
  let at = ""; // the room whose answers are shown
  let version = -1;
  let here = ""; // what would be asked from here
  let wrote = ""; // what this page has kept
  const anyGame = pick($("gather-puzzle"), "option");
  const any = { name: "", label: "" };

  /** take hands texts to Go, and shows what has become of them. */
  function take(texts, how = {}) {
    try {
      const taken = frame.call("gather", { texts, ...how });
      text($("gather-said"), how.kept && !taken.refused.length ? "" : taken.words);
      each($("gather-lines"), taken.lines, (_, i) => i, () => make("li"), (item, line) => text(item, line));
      return taken;
    } catch (error) {
      say(error.message);
    }
  }
  /** hush takes back what was said of the last texts. */
  function hush() {
    text($("gather-said"), "");
    $("gather-lines").replaceChildren();
  }
  const camera = makeCamera(take, { refused: part.gatherDark, dark: part.gatherBlank, gone: part.gatherGone });

  for (const button of all(document, "[data-gather]")) {
    button.addEventListener("click", () => {
      /** @type {HTMLDialogElement} */ (button.closest("dialog")).close();
      enter(here);
    });
  }
  $("gather-wall").addEventListener("click", () => $("share-open").click());
  $("gather-give").addEventListener("click", () => enter(`class&lesson=${$("gather-lesson").value}`));
  $("gather-set").addEventListener("click", () => {
    const game = $("gather-puzzle").value;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] % seeds;
    enter(`class&puzzle${game && `=${game}`}${$("gather-find").value}&level=${$("gather-level").value}&seed=${seed}&set=${$("gather-count").value}`);
  });
  $("gather-ask").addEventListener("click", () => enter(`class&${$("gather-link").value}`));
  $("gather-take").addEventListener("click", () => {
    if (take($("gather-texts").value.split("\n"), { pasted: true })) $("gather-texts").value = "";
  });
  $("gather-file").addEventListener("click", () => $("gather-input").click());
  $("gather-input").addEventListener("change", async () => {
    const [file] = $("gather-input").files ?? [];
    $("gather-input").value = "";
    if (file) take((await file.slice(0, longest).text().catch(() => "")).split("\n"), { pasted: true });
  });
  $("gather-table").addEventListener("click", () => {
    const { name, text: words } = frame.call("classTable");
    const href = URL.createObjectURL(new Blob(["\ufeff", words], { type: "text/csv" }));
    make("a", { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60000);
  });
  let told = false;
  $("gather-tell").addEventListener("click", () => act("tellClass", { on: !told }));
  const sure = (asked) => {
    $("gather-sure").hidden = !asked;
    $("gather-clear").hidden = asked;
  };
  $("gather-clear").addEventListener("click", () => {
    sure(true);
    $("gather-sure").focus();
  });
  $("gather-sure").addEventListener("blur", () => sure(false));
  $("gather-sure").addEventListener("click", () => {
    act("clearClass");
    write("localStorage", `class:${at}`, null);
    hush();
    part.gatherFull.hidden = true;
    $("gather-title").focus();
  });

  /** puzzle makes a button that puts a puzzle of the set on the board. */
  const puzzle = () => {
    const button = make("button", { type: "button" });
    button.addEventListener("click", () => act("toStep", { value: [...$("gather-puzzles").children].indexOf(button) + 1 }));
    return button;
  };

  /** row makes a row with a bar. */
  const row = () => make("li", {}, make("span"), make("div", { class: "gather-bar", "aria-hidden": "true" }, make("i"), make("i")));

  /** fill shows what is gathered, and keeps it. */
  function fill() {
    const { rows, more, names, kept } = frame.call("gathered");
    each($("gather-rows"), rows, ({ square }, i) => square?.join() ?? i, row, (item, { words, p, n, of, answer, right }) => {
      item.toggleAttribute("data-answer", answer);
      attribute(item, "data-right", answer && right ? right : null);
      text(pick(item, "span"), words);
      const [first, second] = all(item, "i");
      for (const [bar, share] of /** @type {[HTMLElement, number][]} */ ([[first, p], [second, n]])) bar.style.width = `${(100 * share) / Math.max(of, 1)}%`;
    });
    text(part.gatherFurther, more);
    text(part.gatherNames, names);
    part.gatherResults.hidden = !kept;
    if (kept) part.gatherFull.hidden = write("localStorage", `class:${at}`, (wrote = kept));
  }
  // What another page of the same room has taken is taken here as well, or one would overwrite the other.
  addEventListener("storage", ({ key, newValue }) => {
    const mine = new Set(wrote.split("\n"));
    const texts = at && key === `palace-class:${at}` && newValue ? newValue.split("\n").filter((line) => !mine.has(line)) : [];
    if (texts.length && frame.ready) frame.call("gather", { texts, kept: true });
  });

  frame.on("ready", () => (version = -1)); // a board that was started again has nothing
  frame.on("spoken", () => (version = -1));

  /** @param {Palace.Page} page */
  return ({ gathering, room, at: place, link }) => {
    here = room === "door" ? "class" : `class&${room === "lesson" ? place.split("&")[0] : room === "puzzle" ? place.replace(/&set=.*\//, "&set=") : link}`;
    root.hidden = !gathering;
    if (!gathering) {
      if (at) hush();
      at = "";
      return camera.off();
    }
    text($("gather-title"), gathering.title);
    text(part.gatherAbout, gathering.words);
    told = gathering.told;
    attribute($("gather-tell"), "aria-pressed", told);
    text($("gather-tell"), gathering.tell);
    part.gatherTold.hidden = !gathering.tell || (gathering.lesson !== "" && !gathering.answers);
    text(part.gatherTruth, gathering.truth);
    part.gatherTruth.hidden = !gathering.truth;
    part.gatherBoard.hidden = !gathering.puzzles.length;
    each($("gather-puzzles"), gathering.puzzles, (_, i) => i, puzzle, (button, { words }, i) => {
      text(button, String(i + 1));
      attribute(button, "aria-label", words);
      attribute(button, "title", words);
      attribute(button, "aria-pressed", i + 1 === gathering.puzzle);
    });
    part.gatherPacked.hidden = !gathering.lesson;
    part.gatherAsked.hidden = part.gatherTaking.hidden = !gathering.asked;
    if (gathering.at !== at || version < 0) {
      camera.offer();
      if (at) hush(); // and not what was taken after the room was entered and before it was seen
      at = gathering.at;
      version = -1;
      wrote = "";
      options($("gather-lesson"), frame.call("shelf").lessons.map(({ name, title }) => ({ name, label: title })), gathering.lesson || $("gather-lesson").value || "corner-the-rook");
      any.label = own(anyGame);
      options($("gather-puzzle"), [any, ...frame.call("catalog").families.map(({ example, label }) => ({ name: example.split("@")[0], label }))], $("gather-puzzle").value);
      $("gather-link").value = gathering.link;
      part.gatherOther.toggleAttribute("open", !gathering.asked);
      const kept = gathering.asked && !gathering.answers ? read("localStorage", `class:${at}`, "") : "";
      if (kept) take(kept.split("\n"), { kept: true });
    }
    if (gathering.version === version) return;
    version = gathering.version;
    fill();
  };
});
