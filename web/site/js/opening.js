// The game at the front door before any program has arrived, on the picture of its board that stands
// in the page. It knows no rule: where one may move to, and what the computer answers, stands in the
// picture (web/build/door.go). A program that arrives takes the game over; the squares of the
// picture stay what is tapped there, and what keyboards and screen readers go through.
if (document.getElementById("first")) {
  const think = 600; // ms
  const board = /** @type {HTMLElement & SVGSVGElement} */ (/** @type {unknown} */ (document.getElementById("first")));
  const games = (board.dataset.door ?? "").split(" "); // which follow one another, as links
  const tables = (board.dataset.moves ?? "").split(",").map((each) => each.split(" "));
  const starts = games.map((each) => /@([\d,]+)/.exec(each)?.[1] ?? "");
  const part = (name) => /** @type {SVGElement} */ (board.querySelector(`.${name}`));
  const edge = Number(board.viewBox.baseVal.width) / 8;
  const button = (name) => document.querySelector(`#door-${name}`);
  let game = 0;
  let words = tables[0];
  let row = 0;
  const entry = (square) => [...(words[square] ?? "-")].map((letter) => letter.charCodeAt(0) - 63); // the answer, and what can be chosen
  const place = (square) => [square % row, Math.floor(square / row)];
  const square = (place) => place.split(",").reduce((x, y) => Number(x) + row * Number(y));
  const middle = (square) => place(square).map((each) => edge * (each + 0.5)).join(" ");
  const ring = /** @type {SVGElement} */ (board.querySelector("[data-at]")).cloneNode(true);
  /** @type {number[]} */
  let past = []; // the squares where the piece stood, and stands
  /** @type {((to: number[]) => unknown) | null} */
  let program = null; // what moves when there is a program
  let answering = 0; // the timer of the computer's answer
  let down = false; // whether a finger or a button is
  let dragged = false;
  let seeking = false; // whether the focus was on a square that can be chosen no more
  let offered = ""; // the squares that can be chosen now
  const settled = new Set();

  const here = () => past[past.length - 1];
  const turn = () => (words[here()] === "-" ? ["won", "lost"] : ["computer", "you"])[past.length % 2];

  /** settle tells those who wait for it that nothing is under way. */
  const settle = () => setTimeout(() => {
    if (down || answering) return;
    for (const resolve of settled) resolve();
    settled.clear();
  });

  /** stop makes one of the squares the only one for the Tab key; where there is a program that is the board's canvas. */
  const stop = (one) => {
    for (const each of board.querySelectorAll("[data-at]")) each.setAttribute("tabindex", each === one && !program ? "0" : "-1");
  };
  board.addEventListener("focusin", ({ target }) => target instanceof Element && target.matches("[data-at]") && stop(target));

  /** set sets up one of the games. */
  const set = (n) => {
    game = n in games ? n : 0;
    words = tables[game];
    row = Number(starts[game].split(",")[0]) + 1;
    past = [square(starts[game])];
    for (const each of document.querySelectorAll("[data-games]")) each.toggleAttribute("hidden", !each.getAttribute("data-games")?.split(" ").includes(`${game}`));
  };
  const beyond = () => (game === games.length - 1 ? (board.dataset.next ?? "") : "");

  const show = () => {
    const [now, whose] = [here(), turn()];
    const free = whose === "you" ? entry(now).slice(1) : [];
    const held = board.contains(document.activeElement) && document.activeElement?.matches(":focus-visible") ? document.activeElement.getAttribute("data-at") : null;
    seeking ||= held !== null;
    board.dataset.position = String(place(now));
    board.dataset.turn = whose;
    if (offered !== String(free)) part("first-rings").replaceChildren(...free.map((to) => {
      const [one, at] = [/** @type {SVGElement} */ (ring.cloneNode(true)), String(place(to))];
      for (const [name, value] of Object.entries({ "data-at": at, "aria-label": `(${at})`, transform: `translate(${place(to).map((each) => edge * each)})` })) one.setAttribute(name, value);
      return one;
    }));
    offered = String(free); // what is the same stays: it may be pressed at this moment
    stop(part("first-rings").firstElementChild);
    part("first-ways").setAttribute("d", free.map((to) => `M${middle(now)}L${middle(to)}`).join(""));
    const left = past[past.length - 2];
    part("first-trail").setAttribute("d", left === undefined ? "" : `M${middle(left)}L${middle(now)}`);
    part("first-left").setAttribute("d", left === undefined ? "" : `M${place(left).map((each) => edge * each)}h${edge}v${edge}h-${edge}z`);
    part("first-piece").style.transform = `translate(${place(now).map((each) => `${edge * each}px`)})`;
    const when = past.length === 1 && whose === "you" ? "first" : whose;
    for (const each of document.querySelectorAll("#door-now [data-when]")) each.toggleAttribute("hidden", each.getAttribute("data-when") !== when);
    document.querySelector("#door .door-ends")?.toggleAttribute("hidden", whose === "you" || whose === "computer");
    button("next")?.toggleAttribute("hidden", whose !== "won");
    button("next")?.toggleAttribute("data-to", beyond() !== "");
    button("again")?.classList.toggle("gold", whose === "lost");
    if (!seeking || whose === "computer") return;
    seeking = false;
    const next = free.length ? part("first-rings").querySelector(`[data-at="${held}"]`) ?? part("first-rings").firstElementChild : document.querySelector("#door .door-ends button:not([hidden])");
    if (document.activeElement === document.body && next instanceof Element) /** @type {HTMLElement} */ (next).focus();
  };

  /** named is the game as a link, "" when nothing was played, and the game is the first. */
  const named = () => {
    const places = past.map((each) => String(place(each)));
    return past.length > 1 || game ? `${games[game].replace(starts[game], places.pop() ?? "")}&past=${places.join("/")}` : "";
  };

  /** keep has a reload find the game: see address.js. */
  const keep = () => {
    try {
      sessionStorage.setItem("palace-last", [named(), "=", location.hash, ""].join("\n"));
    } catch {
      // Storage may be forbidden.
    }
  };

  const say = () => {
    const words = /** @type {HTMLElement | null} */ (document.querySelector("#door-now [data-when]:not([hidden])"));
    const live = document.getElementById("say");
    if (live) live.textContent = `(${place(here())}). ${words?.innerText ?? ""}`;
  };

  /** move goes to a square, and has the computer answer. */
  const move = (to) => {
    if (program) return program(place(to));
    if (turn() !== "you" || !entry(here()).slice(1).includes(to)) return;
    past.push(to);
    show();
    keep();
    if (turn() === "computer") {
      answering = setTimeout(() => {
        answering = 0;
        past.push(entry(here())[0]);
        show();
        keep();
        say();
        settle();
      }, think);
    } else say();
  };

  const chosen = ({ target }) => target instanceof Element && target.closest("[data-at]");
  board.addEventListener("click", (event) => {
    const at = chosen(event);
    if (at) move(square(at.getAttribute("data-at")));
  });
  board.addEventListener("keydown", (event) => {
    const at = chosen(event);
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
    if (event.key === "Enter" || event.key === " ") move(square(at.getAttribute("data-at")));
    else if (dx || dy) {
      // The nearest in that direction.
      const [x, y] = place(square(at.getAttribute("data-at")));
      const far = (each) => {
        const [u, v] = place(square(each.getAttribute("data-at")));
        const along = (u - x) * dx + (v - y) * dy;
        return along > 0 ? along + 2 * Math.abs((u - x) * dy + (v - y) * dx) : Infinity;
      };
      const [next] = [...board.querySelectorAll("[data-at]")].filter((each) => far(each) < Infinity).sort((a, b) => far(a) - far(b));
      /** @type {HTMLElement | undefined} */ (next)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation(); // the page has keys of its own
  });

  // The piece can be dragged, too.
  board.addEventListener("pointerdown", (event) => {
    if (program || event.button || !event.isPrimary) return;
    down = true;
    if (!(event.target instanceof Element && event.target.closest(".first-piece")) || turn() !== "you") return;
    dragged = true;
    board.setPointerCapture(event.pointerId);
  });
  board.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (!dragged) return;
    const { x, y, width } = board.getBoundingClientRect();
    board.toggleAttribute("data-dragged", true);
    part("first-piece").style.transform = `translate(${[clientX - x, clientY - y].map((each) => `${(each / width) * 8 * edge - edge / 2}px`)})`;
  });
  const lift = (event) => {
    if (!down) return;
    down = false;
    if (dragged) {
      dragged = false;
      board.toggleAttribute("data-dragged", false);
      show();
      const at = event.type === "pointerup" && document.elementsFromPoint(event.clientX, event.clientY).map((target) => chosen({ target })).find(Boolean);
      if (at) move(square(at.getAttribute("data-at")));
    }
    settle();
  };
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, lift, true);
  addEventListener("click", (event) => {
    const pressed = !program && event.target instanceof Element && event.target.closest("#door-again, #door-next");
    if (!pressed || (pressed === button("next") && beyond())) return;
    set(pressed === button("next") ? game + 1 : game);
    if (pressed === button("next")) reached();
    seeking = event.detail === 0; // by key
    show();
    keep();
  });

  /** reached has whoever comes again find this game: a line of what is kept of games that were played (room/played.go). */
  const reached = () => {
    try {
      localStorage.setItem("palace-played", `${localStorage.getItem("palace-played") ?? ""}door ${game}\n`);
    } catch {
      // As above.
    }
  };

  /** follow shows one of the games, in which the piece stood, and stands, on these squares. */
  const follow = (n, places) => {
    set(n);
    const known = places.map((each) => square(String(each)));
    if (known.length && known.every((each, i) => (i ? entry(known[i - 1]).slice(1).includes(each) : each === past[0]))) past = known;
    show();
  };
  set(0);
  try {
    const doors = localStorage.getItem("palace-played")?.match(/^door \d$/gm) ?? [];
    follow(Math.max(0, ...doors.map((each) => Number(each.slice(5)))), []);
    const [kept, at] = sessionStorage.getItem("palace-last")?.split("\n") ?? [];
    const [, rules, now, before] = /^(\w+)@([\d,]+).*&past=([\d,/]*)/.exec(kept ?? "") ?? [];
    const [entry] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
    const places = [...(before?.split("/") ?? []), now].filter(Boolean);
    if (entry?.type === "reload" && at === "=" && places.length) follow(games.findIndex((each, i) => each.startsWith(`${rules}@`) && starts[i] === places[0]), places);
  } catch {
    // As above.
  }

  addEventListener("DOMContentLoaded", show, { once: true }); // what to do at the end stands behind the board

  globalThis.opening = {
    /** link is the game as it was played here, "" when nothing was. */
    get link() {
      return named();
    },
    /** beyond is the link to which a win of the last game leads, "" in another one. */
    get beyond() {
      return beyond();
    },
    /** rest resolves when no finger is down and the computer does not think. */
    rest: () => new Promise((resolve) => {
      settled.add(resolve);
      settle();
    }),
    /** give hands the game over to a program, whose move is called with a square; null takes it back. */
    give(move) {
      program = move;
      stop(part("first-rings").firstElementChild);
    },
    /** follow shows the game as a program has it. */
    follow,
  };
}
