// The teacher's room: what pupils hand in is pasted, opened or scanned, added up by Go, and kept
// in this browser until it is cleared. Nothing of it is sent.
import { actions, offers } from "../../js/actions.js";
import { makeCamera } from "../../js/camera.js";
import { $, make, pick } from "../../js/dom.js";
import { read, write } from "../../js/store.js";
import { html, list, nothing, t, view } from "../../js/view.js";
import { draw as drawCode } from "../share/share.js";

const longest = 1 << 21; // letters of a file
const seeds = 1e6; // of puzzles, so many that no two classes meet, and short enough for a link on the wall
const levels = /** @type {const} */ (["gather-level-1", "gather-level-2", "gather-level-3", "gather-level-4", "gather-level-5"]);

/**
 * makeGather shows the room, where one is in it.
 * @param {Palace.Site} site
 */
export function makeGather({ base, frame, act, enter, say }) {
  /** @type {Palace.Gathering | null} */
  let gathering = null;
  let at = ""; // the room whose answers are shown
  let version = -1;
  let here = ""; // what would be asked from here
  let wrote = ""; // what this page has kept
  /** @type {Palace.Gathered} */
  let gathered = { rows: [], more: "", count: "", names: "", kept: "" };
  let taken = { words: "", lines: /** @type {string[]} */ ([]) }; // what has become of the last texts
  let offered = { lessons: /** @type {{ name: string, title: string }[]} */ ([]), families: /** @type {{ example: string, label: string }[]} */ ([]) };
  const chosen = { lesson: "", puzzle: "" };
  let [sure, full] = [false, false]; // whether it is asked if all is to be cleared, and whether this browser has no room

  /** take hands texts to Go, and shows what has become of them. */
  function take(texts, how = {}) {
    try {
      const answer = frame.call("gather", { texts, ...how });
      taken = { words: how.kept && !answer.refused.length ? "" : answer.words, lines: answer.lines };
      draw();
      return answer;
    } catch (error) {
      say(error.message);
    }
  }
  /** hush takes back what was said of the last texts. */
  const hush = () => (taken = { words: "", lines: [] });

  function set() {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] % seeds;
    enter(`class&puzzle${chosen.puzzle && `=${chosen.puzzle}`}${$("gather-find").value}&level=${$("gather-level").value}&seed=${seed}&set=${$("gather-count").value}`);
  }
  function paste() {
    if (take($("gather-texts").value.split("\n"), { pasted: true })) $("gather-texts").value = "";
  }
  async function opened() {
    const [file] = $("gather-input").files ?? [];
    $("gather-input").value = "";
    if (file) take((await file.slice(0, longest).text().catch(() => "")).split("\n"), { pasted: true });
  }
  function save() {
    const { name, text } = frame.call("classTable");
    const href = URL.createObjectURL(new Blob(["\ufeff", text], { type: "text/csv" }));
    make("a", { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60000);
  }
  const ask = (asked) => {
    sure = asked;
    draw();
    if (asked) $("gather-sure").focus();
  };
  function clear() {
    act("clearClass");
    write("localStorage", `class:${at}`, null);
    hush();
    [sure, full] = [false, false];
    draw();
    $("gather-title").focus();
  }

  const bar = (share, of) => html`<i .style=${`width: ${(100 * share) / Math.max(of, 1)}%`}></i>`;
  const option = (value, label, now) => html`<option value=${value} .selected=${value === now}>${label}</option>`;

  const render = view("gather", () => {
    const { title, words, asked, puzzles = [], lesson, puzzle, tell, told, answers, truth, question } = gathering ?? /** @type {Partial<Palace.Gathering>} */ ({});
    const { rows, more, names, kept } = gathered;
    return html`
  <section class="part gather" id="gather" data-tab="play" aria-labelledby="gather-title" ?hidden=${!gathering}>
    <button type="button" class="code gather-code" aria-label=${t("gather-code-wall")} aria-haspopup="dialog" @click=${actions.share}></button>
    <h2 class="headline" id="gather-title" tabindex="-1" data-home>${title}</h2>
    <p class="detail">${words}</p>
    <p class="gather-question" ?hidden=${!question}>${question}</p>
    <div class="actions gather-asked" ?hidden=${!asked}><button type="button" class="main" id="gather-wall" aria-haspopup="dialog" @click=${actions.share}>${t("gather-code-wall")}</button>
      <button type="button" data-scorm="here" aria-haspopup="dialog" ?hidden=${!lesson}>${t("gather-save-moodle-scorm")}</button></div>
    <template data-panel="pause"></template>

    <details class="more gather-other">
      <summary>${t("gather-what-class-asked")}</summary>
      <div class="gather-choice">
        <label for="gather-lesson">${t("gather-lesson")}</label>
        <div class="row"><select id="gather-lesson" @change=${({ target }) => (chosen.lesson = target.value)}>${offered.lessons.map(({ name, title }) => option(name, title, chosen.lesson))}</select>
          <button type="button" id="gather-give" @click=${() => enter(`class&lesson=${chosen.lesson}`)}>${t("gather-give")}</button></div>
        <label for="gather-puzzle">${t("gather-puzzles-how-many")}</label>
        <div class="row"><select id="gather-puzzle" @change=${({ target }) => (chosen.puzzle = target.value)}>${option("", t("gather-any-game"), chosen.puzzle)}${offered.families.map(({ example, label }) => option(example.split("@")[0], label, chosen.puzzle))}</select>
          <select id="gather-level" aria-label=${t("gather-level")}>${levels.map((name, i) => html`<option value=${i + 1} ?selected=${i === 1}>${t(name)}</option>`)}</select></div>
        <div class="row"><input id="gather-count" type="number" min="2" max="12" value="6" aria-label=${t("gather-how-many-puzzles")}>
          <select id="gather-find" aria-label=${t("gather-what-each-puzzle-asks")}><option value="">${t("gather-moves")}</option><option value="&amp;find=block">${t("gather-blocks")}</option></select>
          <button type="button" id="gather-set" @click=${set}>${t("gather-set-them")}</button></div>
        <label for="gather-link">${t("gather-quiz-on-game-its")}</label>
        <div class="row"><input id="gather-link" spellcheck="false" autocomplete="off"> <button type="button" id="gather-ask" @click=${() => enter(`class&${$("gather-link").value}`)}>${t("gather-ask")}</button></div>
      </div>
    </details>
    <div class="gather-taking" ?hidden=${!asked}>
      <label for="gather-texts">${t("gather-what-was-handed-in")}</label>
      <textarea id="gather-texts" rows="3" spellcheck="false" autocomplete="off"></textarea>
      <div class="actions">
        <button type="button" id="gather-take" @click=${paste}>${t("gather-take-these")}</button>
        <button type="button" id="gather-file" @click=${() => $("gather-input").click()}>${t("gather-from-file")}</button>
        <button type="button" id="gather-scan" aria-pressed="false" hidden>${t("gather-camera")}</button>
        <input id="gather-input" type="file" accept=".txt,.csv,text/plain" aria-label=${t("gather-texts-from-file")} @change=${opened} hidden>
      </div>
      <video id="gather-video" muted playsinline hidden></video>
      <p class="gather-said" id="gather-said" role="status">${taken.words}</p>
      <p class="error gather-full" ?hidden=${!full}>${t("gather-browser-has-no-room")}</p>
      <p class="error" id="gather-dark" hidden>${t("gather-camera-cannot-used-allow")}</p>
      <p class="error" id="gather-gone" role="status" hidden>${t("gather-camera-has-stopped-connect")}</p>
      <p class="detail" id="gather-blank" role="status" hidden>${t("gather-camera-shows-nothing-yet")}</p>
      <ul class="gather-lines fine" id="gather-lines">${taken.lines.map((line) => html`<li>${line}</li>`)}</ul>
    </div>
    <div class="gather-board" ?hidden=${!puzzles.length}>
      <h3 class="label" id="gather-board">${t("gather-on-board")}</h3>
      <div class="row gather-puzzles" id="gather-puzzles" role="group" aria-labelledby="gather-board">${list(puzzles, (_, i) => i, ({ words }, i) => html`
        <button type="button" aria-label=${words} title=${words} aria-pressed=${i + 1 === puzzle} @click=${() => act("toStep", { value: i + 1 })}>${i + 1}</button>`)}</div>
    </div>
    <div class="actions gather-told" ?hidden=${!tell || (lesson !== "" && !answers)}><button type="button" id="gather-tell" aria-pressed=${Boolean(told)} @click=${() => act("tellClass", { on: !told })}>${tell}</button></div>
    <p class="gather-truth" ?hidden=${!truth}>${truth}</p>
    <div class="gather-results" ?hidden=${!kept}>
      <ol class="gather-rows" id="gather-rows">${list(rows, ({ square }, i) => square?.join() ?? i, ({ words, p, n, of, answer, right, step }) => html`
        <li ?data-answer=${answer} ?data-here=${step > 0 && step === puzzle} data-right=${answer && right ? right : nothing}><span>${words}</span><div class="gather-bar" aria-hidden="true">${bar(p, of)}${bar(n, of)}</div></li>`)}</ol>
      <p class="fine gather-further">${more}</p>
      <details class="more"><summary>${t("gather-who-has-handed-in")}</summary><p class="fine gather-names">${names}</p></details>
      <div class="actions">
        <button type="button" id="gather-table" @click=${save}>${t("gather-save-as-table-csv")}</button>
        <button type="button" class="quiet" id="gather-clear" ?hidden=${sure} @click=${() => ask(true)}>${t("gather-clear")}</button>
        <button type="button" id="gather-sure" ?hidden=${!sure} @blur=${() => ask(false)} @click=${clear}>${t("gather-clear-all-answers")}</button>
      </div>
    </div>
  </section>`;
  });
  const draw = () => render(undefined);
  /** @type {ReturnType<typeof makeCamera> | undefined} */
  let camera; // which takes its elements when they are there

  offers({ gather: () => enter(here) });
  // What another page of the same room has taken is taken here as well, or one would overwrite the other.
  addEventListener("storage", ({ key, newValue }) => {
    const mine = new Set(wrote.split("\n"));
    const texts = at && key === `palace-class:${at}` && newValue ? newValue.split("\n").filter((line) => !mine.has(line)) : [];
    if (texts.length && frame.ready) frame.call("gather", { texts, kept: true });
  });
  frame.on("ready", () => (version = -1)); // a board that was started again has nothing
  frame.on("spoken", () => (version = -1));

  /** begin offers what a room can be asked, and takes what this browser has kept of its answers. */
  function begin(/** @type {Palace.Gathering} */ now) {
    camera?.offer();
    if (at) hush(); // and not what was taken after the room was entered and before it was seen
    at = now.at;
    version = -1;
    wrote = "";
    offered = { lessons: frame.call("shelf").lessons, families: frame.call("catalog").families };
    chosen.lesson = now.lesson || chosen.lesson || "corner-the-rook";
    draw();
    $("gather-link").value = now.link;
    $("gather").querySelector(".gather-other")?.toggleAttribute("open", !now.asked);
    const kept = now.asked && !now.answers ? read("localStorage", `class:${at}`, "") : "";
    if (kept) take(kept.split("\n"), { kept: true });
  }

  /** @param {Palace.Page} page */
  return ({ gathering: now, room, at: place, link }) => {
    here = room === "door" ? "class" : `class&${room === "lesson" ? place.split("&")[0] : room === "puzzle" ? place.replace(/&set=.*\//, "&set=") : link}`;
    gathering = now;
    if (!now && at) {
      hush();
      at = "";
    }
    draw();
    camera ??= makeCamera(take, { refused: $("gather-dark"), dark: $("gather-blank"), gone: $("gather-gone") });
    if (!now) return camera.off();
    if (now.at !== at || version < 0) begin(now);
    const wall = pick($("gather"), ".gather-code", HTMLButtonElement);
    if (now.asked && wall.checkVisibility()) drawCode(wall, frame.call("share", { base, here: false, step: false }).code, innerWidth * 0.13);
    if (now.version === version) return;
    version = now.version;
    gathered = frame.call("gathered");
    if (gathered.kept) full = !write("localStorage", `class:${at}`, (wrote = gathered.kept));
    draw();
  };
}
