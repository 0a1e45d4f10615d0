// Stands in the page itself, before all that has to arrive. The page's style comes as a
// printer's would, for which no browser waits, and is put on as soon as it is there; what
// does not come is noted for start.js, which may be late, or lost itself. And what somebody
// chooses while there is no board yet, a door or a square of the picture, is kept for main.js.
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
globalThis.chosen = null;
addEventListener("click", ({ target }) => {
  const choice = target instanceof Element && "waiting" in document.documentElement.dataset && target.closest("[data-to], [data-at]");
  if (!choice) return;
  globalThis.chosen?.removeAttribute("data-chosen");
  globalThis.chosen = choice;
  choice.setAttribute("data-chosen", "");
}, true);
