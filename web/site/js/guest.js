// The page as a guest in a frame of another one: what is shown beside the board, and what
// the page around it hears and may do. Go reads from the address what is wanted; only the
// look is guessed before, so that nothing jumps when Go has come.
import { attribute, changed, embedded } from "./dom.js";
import { speaking } from "./language.js";

const guessed = () => /[&#]ui=(none|board|lesson)(?=&|$)/.exec(location.hash)?.[1] ?? null;

/**
 * makeGuest returns enter(link), which reads in the link of an address what is said of the
 * page as a guest, and parts(), which are to follow every link in the address.
 * @param {import("./frame.js").Frame} frame
 */
export function makeGuest(frame) {
  const look = (ui) => attribute(document.documentElement, "data-ui", ui || null);
  const [differs, elsewhere] = [changed(), changed()];
  let tell = ""; // the origin that hears what happens
  let parts = "";
  let lang = ""; // for which the last link has asked
  let asked = ""; // for which any has
  let greeted = false;
  look(guessed());

  // Never to "*": what is no page of that origin hears nothing.
  const post = (message) => tell && embedded && parent.postMessage(message, tell);
  const state = (state) => {
    if (greeted && differs(state)) post({ palace: "state", state });
  };
  frame.on("state", state);
  /** where tells the link of what is on the board, and the room's if it is in one. */
  const where = ({ link, at: room }) => {
    if (greeted && elsewhere([link, room])) post({ palace: "link", link, room });
  };
  frame.on("page", (page) => {
    state(page.state);
    where(page);
  });
  frame.on("failed", ({ title, text }) => post({ palace: "failed", error: `${title}. ${text}` }));

  /** answer does what a message asks for, and says how that went. */
  async function answer({ palace: name, args = [], id = null }) {
    try {
      frame.call("hear", { name, list: Array.isArray(args) });
      post({ palace: "answer", id, value: await window.palace[name](...args) });
    } catch (error) {
      post({ palace: "answer", id, error: error.message });
    }
  }
  addEventListener("message", ({ origin, source, data }) => {
    if (tell && origin === tell && source === parent && typeof data?.palace === "string") answer(data);
  });

  return {
    /** enter reads a link; one that says nothing of guests leaves all as it is. */
    enter(text) {
      const read = frame.call("guest", { link: text });
      lang = read.lang;
      asked = lang || asked;
      if (read.parts) {
        ({ tell, parts } = read);
        look(read.ui);
      } else if (!parts) look(null);
    },
    // A frame has the language that its link asks for in its address, for a reload: the tab keeps none for it.
    parts: () => parts + (embedded && asked && asked === speaking() ? `&lang=${asked}` : ""),
    lang: () => lang,
    /** asks notes for which language a script has asked. */
    asks: (tag) => (asked = tag),
    /** refused tells why a link of the address was not opened, "" for nothing. */
    refused: (error) => error && post({ palace: "refused", error }),
    /** greet tells the page around that it can begin. */
    greet() {
      if (greeted) return;
      greeted = true;
      const now = frame.call("state");
      differs(now);
      post({ palace: "ready", state: now });
      where(frame.call("page"));
    },
  };
}
