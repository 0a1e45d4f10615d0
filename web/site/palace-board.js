// <palace-board>: a board of Palace in other people's pages. It is a picture with a name until
// somebody touches it; then a frame with the page that lies beside this module takes its place.
// What the frame tells becomes events. Only a few boards are alive at once, for each has programs
// of its own at work: the one that was left longest is a picture again, at the place where it was.
import sheet from "./embed/board.css";
import { known, news } from "./embed/hear.js";
import { attributes, linkOf, put, seen, tongue } from "./embed/link.js";
import { picture } from "./embed/picture.js";

const most = 3; // boards that are alive
const patience = 60000; // ms without a word from a frame

/** alive are the boards with a frame, the one that was left longest first. */
const alive = /** @type {Set<PalaceBoard>} */ (new Set());

function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

// Where there is no document, as on a server that writes pages, the module may be imported, too.
export class PalaceBoard extends (globalThis.HTMLElement ?? class {}) {
  static observedAttributes = attributes;
  static #style = /** @type {CSSStyleSheet | undefined} */ (undefined);

  #shadow = this.attachShadow({ mode: "open" });
  #states = this.attachInternals().states; // for the sheet
  #slot = /** @type {HTMLSlotElement} */ (make("slot", {}));
  #button = /** @type {HTMLButtonElement} */ (make("button", { type: "button", part: "play", dir: "auto" }));
  #still = make("div", { class: "still", part: "still" }, this.#slot, this.#button);
  #said = make("p", { class: "said", part: "said", role: "status", dir: "auto" });
  #frame = /** @type {HTMLIFrameElement | null} */ (null);
  #site = ""; // the origin of the frame's page
  #asked = ""; // the link that the attributes say
  #reached = ""; // the link to which somebody has come from there, "" for none
  #state = null; // the frame's last, null before it is ready
  #timer = 0;
  #renewing = false;
  #sight = globalThis.IntersectionObserver && new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting && !this.#frame && PalaceBoard.#room()) this.#open();
  });

  constructor() {
    super();
    if (!PalaceBoard.#style) (PalaceBoard.#style = new CSSStyleSheet()).replaceSync(sheet);
    this.#shadow.adoptedStyleSheets = [PalaceBoard.#style];
    this.#shadow.append(this.#still, this.#said);
    this.#slot.addEventListener("slotchange", () => this.#show());
    this.#still.addEventListener("click", ({ target }) => {
      // What the author has put there, a link or a film, keeps its own ways.
      const own = target instanceof Element && target.closest("a, button, input, select, textarea, label, summary, audio, video");
      if (!own || own === this.#button) this.play();
    });
  }

  connectedCallback() {
    this.#renew();
  }

  disconnectedCallback() {
    this.#sight?.disconnect();
    this.#close();
  }

  attributeChangedCallback() {
    if (this.#renewing) return;
    this.#renewing = true; // several attributes are one change
    queueMicrotask(() => {
      this.#renewing = false;
      if (this.isConnected) this.#renew();
    });
  }

  /** link is the text of the link that is shown: that of the attributes, or where the game has come to. */
  get link() {
    return this.#reached || linkOf(this);
  }

  /** play lets the board live, as a touch does. */
  play() {
    if (this.isConnected && !this.#frame) this.#open();
    this.#frame?.focus();
  }

  /** renew takes what the attributes say. */
  #renew() {
    const asked = `${this.getAttribute("src")}\n${this.getAttribute("ui")}\n${linkOf(this)}`;
    if (asked !== this.#asked) {
      this.#asked = asked;
      this.#reached = "";
      this.#tell("");
      const address = this.#frame && this.#address();
      if (!address) this.#close();
      else if (address.origin !== this.#site) this.#open();
      else this.#frame?.contentWindow?.location.replace(address.href); // without an entry for Back
    }
    this.#show();
    this.#sight?.disconnect();
    if (this.hasAttribute("live")) this.#sight?.observe(this);
  }

  /** address returns that of the page for the frame; where there is none it says why. */
  #address() {
    const src = this.getAttribute("src");
    try {
      const address = new URL(src ?? "./", src === null ? import.meta.url : document.baseURI);
      if (!/^https?:$/.test(address.protocol)) throw new TypeError();
      const ui = this.getAttribute("ui") ?? (/^lesson\b/.test(this.link) ? "lesson" : "board");
      const told = location.origin === "null" ? "" : `&tell=${location.origin}`; // a page without an origin is told nothing
      address.hash = this.link + (ui && `&ui=${encodeURIComponent(ui)}`) + told;
      return address;
    } catch {
      this.#tell(this.#words("src", { src: src ?? import.meta.url }));
      return null;
    }
  }

  /** show draws the picture, unless the author has put something else there. */
  #show() {
    const lang = tongue(this.getAttribute("lang"));
    const { title, ...board } = seen(this.link, lang);
    this.#button.lang = this.#said.lang = lang;
    const own = [...this.childNodes].some((node) => node.nodeType === Node.ELEMENT_NODE || (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()));
    this.#slot.hidden = !own;
    if (own && !this.#frame) this.#states?.add("own"); // which is as high as it is
    else this.#states?.delete("own");
    const name = make("span", { class: "name" }, this.#words("play", { title }));
    this.#button.replaceChildren(...(own ? [] : [picture(board)]), name);
    if (this.#frame) this.#frame.title = this.#words("frame", { title });
  }

  /** words says one of the module's sentences in the board's language. */
  #words(id, values) {
    return put(tongue(this.getAttribute("lang")), `embed-${id}`, values);
  }

  #tell(sentence) {
    this.#said.textContent = sentence;
  }

  #open() {
    this.#close();
    const address = this.#address();
    if (!address) return;
    this.#tell("");
    this.#site = address.origin;
    this.#frame = /** @type {HTMLIFrameElement} */ (make("iframe", {
      part: "frame", src: address.href, title: this.#words("frame", { title: seen(this.link, tongue(this.getAttribute("lang"))).title }), allow: "fullscreen; clipboard-write; web-share; screen-wake-lock",
    }));
    this.#still.hidden = true;
    this.#states?.delete("own");
    this.#shadow.prepend(this.#frame);
    if (location.origin !== "null") this.#timer = window.setTimeout(() => this.#tell(this.#words("silent", { site: this.#site })), patience);
    this.#use();
  }

  /** close brings the picture back, of where the game has come to. */
  #close() {
    clearTimeout(this.#timer);
    alive.delete(this);
    this.#frame?.remove();
    this.#frame = this.#state = null;
    this.#still.hidden = false;
    this.#show();
  }

  /** use notes that somebody is here. */
  #use() {
    alive.delete(this);
    alive.add(this);
    for (const board of alive) if (alive.size > most) board.#close();
  }

  /** room says whether one more may live that nobody has asked for. */
  static #room() {
    const seen = [...alive].filter((board) => {
      const { top, bottom } = board.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return seen.length < most;
  }

  /** hear hears a message, if it is one of this board's frame. */
  static #hear({ source, origin, data }) {
    for (const board of alive) if (source && source === board.#frame?.contentWindow && origin === board.#site) return board.#take(data);
  }

  #take(data) {
    if (data?.palace === "refused" && typeof data.error === "string") {
      if (!this.#state) this.#close(); // there is no board that it could stay at
      this.#tell(data.error);
    } else if (data?.palace === "link" && typeof data.link === "string" && typeof data.room === "string") {
      this.#reached = data.room || data.link;
      this.#use();
    } else if ((data?.palace === "ready" || data?.palace === "state") && known(data.state)) {
      if (!this.#state) {
        clearTimeout(this.#timer);
        this.#tell("");
      }
      const happened = this.#state ? news(this.#state, data.state) : [];
      this.#state = data.state;
      for (const [name, detail] of happened) this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }
  }

  static {
    globalThis.addEventListener?.("message", (event) => PalaceBoard.#hear(event));
  }
}

// Two copies of the module on one page are one element.
if (globalThis.customElements && !customElements.get("palace-board")) customElements.define("palace-board", PalaceBoard);
