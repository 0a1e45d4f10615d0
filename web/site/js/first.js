// Stands in the page itself, before all that has to arrive. The page's style comes as a
// printer's would, for which no browser waits, and is put on as soon as it is there; what
// does not come is noted for start.js, which may be late, or lost itself. And what somebody
// chooses while there is no board yet, such as a door, is kept for main.js.
globalThis.lost = [];
// Who has played before is offered to go on: the place for that is there from the first paint on.
try {
  document.documentElement.toggleAttribute("data-played", localStorage.getItem("palace-game") !== null);
} catch {
  // Storage may be forbidden.
}
addEventListener("load", ({ target }) => {
  if (target instanceof HTMLLinkElement && "late" in target.dataset) target.media = "all";
}, true);
addEventListener("error", ({ target, error }) => {
  if (target === window && !error) return; // a browser's remark, such as that sizes are told of a frame later
  globalThis.lost.push(target);
  if (target instanceof HTMLLinkElement) target.dataset.late = "lost";
  else document.documentElement.dataset.lost = "";
}, true);
// A link to the page's own address would lose the game behind the "#", or load nothing again.
addEventListener("click", (event) => {
  if (!(event.target instanceof Element && event.target.closest(".late a"))) return;
  event.preventDefault();
  location.reload();
});
// The language: as the link says, as the reader has chosen in this tab or ever, or as the browser says of the
// reader. Its file is asked for before all else, and until it has come, for a moment, no words are shown.
{
  const page = document.documentElement;
  const languages = new Map((page.dataset.languages ?? "").split(" ").filter(Boolean).map((each) => /** @type {[string, string]} */ (each.split(":"))));
  const known = (tag) => ["en", ...languages.keys()].find((each) => each.toLowerCase() === tag?.toLowerCase());
  const kept = (storage) => {
    try {
      return known(globalThis[storage].getItem("palace-language"));
    } catch {
      return undefined; // storage may be forbidden
    }
  };
  const asked = known(/[#&]lang=([\w-]+)/i.exec(location.hash)?.[1]);
  const wanted = navigator.languages?.map((tag) => known(tag) ?? known(tag.split("-")[0])).find(Boolean);
  const tag = asked ?? kept("sessionStorage") ?? kept("localStorage") ?? wanted ?? "en";
  let settle = () => {};
  const promise = /** @type {Promise<void>} */ (new Promise((resolve) => (settle = resolve)));
  globalThis.wording = { tag, promise, settle, file: undefined, lessons: undefined };
  if (tag === "en") settle();
  else {
    page.lang = tag;
    page.dir = languages.get(tag) ?? "ltr";
    page.dataset.wording = "";
    setTimeout(() => delete page.dataset.wording, 2000);
    const fetched = (name) => {
      const response = fetch(`${page.dataset.words}${name}.json`, { priority: "high" });
      response.catch(() => {}); // language.js is told
      return response;
    };
    if (!("single" in page.dataset)) globalThis.wording.file = fetched(tag);
    if (!("single" in page.dataset) && /lesson(?!=~)|class/.test(location.hash)) globalThis.wording.lessons = fetched(`lessons/${tag}`);
  }
  // A frame has its language in its own address: the tab is that of the page around it.
  try {
    if (asked && window.parent === window) sessionStorage.setItem("palace-language", asked);
  } catch {
    // As above.
  }
}
globalThis.chosen = null;
addEventListener("click", ({ target }) => {
  const choice = target instanceof Element && "waiting" in document.documentElement.dataset && target.closest("[data-to], #door-why, .door-item");
  if (!choice) return;
  globalThis.chosen?.removeAttribute("data-chosen");
  globalThis.chosen = choice;
  choice.setAttribute("data-chosen", "");
}, true);
