// A lesson of Palace in a learning system, by the Runtime Environment of SCORM 1.2: which steps were
// done goes there as suspended data, their share as the score. Without such a system the lesson goes on
// all the same.
{
  const { lesson, steps, read: toRead, open } = document.documentElement.dataset;
  const kept = "palace-lessons"; // where the page keeps what was done, by lesson: "name 1,2;other 3"
  const most = { climbs: 500, suspended: 4096 };
  const frame = document.getElementById("lesson");
  const begun = Date.now();

  /** climb looks for the system's interface in a window and those around it. */
  function climb(from) {
    for (let i = 0; from && i < most.climbs; i++, from = from.parent) {
      try {
        if (from.API) return from.API;
      } catch {
        // a window of another origin, above which there may be the system's
      }
      if (from.parent === from) break;
    }
    return null;
  }
  let api = climb(window) ?? climb(window.opener) ?? climb(window.top?.opener);

  /** ask calls the system, whatever it answers or throws: "" where that is nothing. */
  function ask(name, ...given) {
    try {
      return String(api[name](...given) ?? "");
    } catch {
      return "";
    }
  }
  const taken = (...call) => /^(true|1)$/i.test(ask(...call)); // as some systems write it

  const show = (id, on) => (document.getElementById(id).hidden = !on);
  if (!api || !taken("LMSInitialize", "")) {
    api = null;
    show("silent", true);
  }

  const read = (name) => (api ? ask("LMSGetValue", name) : "");
  const numbers = (text) => text.split(",").map(Number).filter((n) => Number.isInteger(n) && n >= 1 && n <= Number(steps));
  const done = new Set(numbers(read("cmi.suspend_data")));
  const reads = new Set(numbers(toRead));
  const over = /^(completed|passed)$/.test(read("cmi.core.lesson_status"));
  const looks = /^(browse|review)$/.test(read("cmi.core.lesson_mode")); // whoever only looks changes no results
  const mastery = parseFloat(read("cmi.student_data.mastery_score"));
  let [step = 1] = numbers(read("cmi.core.lesson_location"));

  // Another pupil may have done the lesson in this browser: what counts is what the system says.
  const others = (text) => text.split(";").filter((part) => part && part.split(" ")[0] !== lesson);
  const list = () => [...done].sort((a, b) => a - b).join(",");
  function storage(change) {
    try {
      return change(localStorage);
    } catch {
      return ""; // it may be forbidden, or full
    }
  }
  const pupil = read("cmi.core.student_id");
  const unsent = `palace-unsent ${pupil} ${lesson}`; // where the steps are kept that the system has refused
  if (pupil) for (const n of numbers(storage((s) => s.getItem(unsent)) || "")) done.add(n);
  if (api) {
    storage((s) => s.setItem(kept, [...others(s.getItem(kept) ?? ""), ...(done.size ? [`${lesson} ${list()}`] : [])].join(";")));
  }
  /** learned adds what the page has kept. */
  const learned = () => {
    const text = storage((s) => s.getItem(kept)) ?? "";
    for (const part of text.split(";")) if (part.split(" ")[0] === lesson) numbers(part.split(" ")[1] ?? "").forEach((n) => done.add(n));
  };

  let sent = "";
  /** send hands over where the pupil is, unless the system has that already. */
  function send() {
    const now = `${step} ${list()}`;
    if (!api || looks || now === sent) return;
    const score = Math.round((100 * done.size) / Number(steps));
    const status = mastery > 0 && score >= mastery ? "passed" : score === 100 ? "completed" : "incomplete";
    const values = {
      "cmi.core.lesson_location": String(step), "cmi.suspend_data": list().slice(0, most.suspended),
      "cmi.core.score.min": "0", "cmi.core.score.max": "100", "cmi.core.score.raw": String(score),
      ...(over ? {} : { "cmi.core.lesson_status": status }),
    };
    // Systems may leave the bounds of the score out.
    const missed = Object.entries(values).filter(([name, value]) => !taken("LMSSetValue", name, value) && !/min|max/.test(name));
    const whole = taken("LMSCommit", "") && missed.length === 0;
    show("refused", !whole);
    if (whole) sent = now; // else it is all handed over again with the next step, or the next visit
    if (pupil) storage((s) => (whole ? s.removeItem(unsent) : s.setItem(unsent, list())));
  }

  let later = 0;
  function note(state) {
    if (state.lesson?.name !== lesson.replace("~", "")) return; // Next may have led to another one
    // A step that is only read is done when it is left; the last one leads nowhere.
    if (reads.has(step) && step !== state.lesson.step) done.add(step);
    step = state.lesson.step;
    if (state.lesson.solved || (reads.has(step) && step === Number(steps))) done.add(step);
    clearTimeout(later);
    later = setTimeout(() => { // when the page has kept what was done
      learned();
      send();
    }, 300);
  }

  frame.addEventListener("load", async () => {
    const inside = frame.contentWindow;
    while (inside === frame.contentWindow && !inside.palace) await new Promise((resolve) => setTimeout(resolve, 100));
    const { palace } = inside;
    palace.onchange = note;
    palace.ready.then(note, () => {}); // whose failure the page tells
  });
  frame.src = `site/index.html#${open}&step=${step}&ui=lesson`;

  addEventListener("pageshow", ({ persisted }) => persisted && location.reload()); // to be heard again
  addEventListener("pagehide", () => {
    if (!api) return;
    if (!looks) leave();
    ask("LMSFinish", "");
    api = null;
  });
  /** leave hands over the last steps, and how long they took. */
  function leave() {
    learned();
    send();
    const seconds = Math.round((Date.now() - begun) / 1000);
    const two = (n) => String(n).padStart(2, "0");
    ask("LMSSetValue", "cmi.core.session_time", `${two(Math.min(9999, Math.floor(seconds / 3600)))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`);
    ask("LMSSetValue", "cmi.core.exit", done.size === Number(steps) ? "" : "suspend");
    ask("LMSCommit", "");
  }
}
