// A page of a browser that speaks WebDriver (https://www.w3.org/TR/webdriver2/), with
// those of the methods of playwright's pages that the steps need, so that one text of the
// steps serves all browsers. Pointer and keys are the browser's own input.
import { patience, until } from "./house.js";

/** called is the script that calls a function with an argument and reports how that went. */
const called = (ask) => `
  const [argument, report] = arguments;
  (async () => (${ask})(argument === null ? undefined : argument))()
    .then((value) => report({ value }), (error) => report({ error: String(error) }));`;

/**
 * middle scrolls, in the page, to an element and returns where its middle is, or null
 * while it is out of reach. It notes in window.hit whether the next click hits it.
 */
function middle(selector) {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: "nearest", behavior: "instant" });
  const box = element?.getBoundingClientRect();
  const [x, y] = box ? [box.left + box.width / 2, box.top + box.height / 2] : [];
  if (!box?.width || !element.contains(document.elementFromPoint(x, y))) return null;
  window.hit = null;
  document.addEventListener("click", ({ target }) => (window.hit = element.contains(target)), { capture: true, once: true });
  return { x, y };
}

export class Page {
  #ask;
  #received;
  mouse = { click: (x, y) => this.#press(x, y) };

  /** ask sends a command of WebDriver's; received(act) returns the {name, bytes} of the file that act leads to. */
  constructor(ask, received) {
    this.#ask = ask;
    this.#received = received;
  }

  /** resize makes the window so large that the page has that size. */
  async resize({ width, height }) {
    await this.#ask("SetTimeouts", { script: patience, pageLoad: patience, implicit: 0 });
    const inside = () => this.evaluate(() => [innerWidth, innerHeight]);
    let [w, h] = [width, height];
    await until(`a window of ${width}×${height}`, async () => {
      await this.#ask("SetWindowRect", { x: 0, y: 0, width: w, height: h });
      const [iw, ih] = await inside();
      [w, h] = [w + width - iw, h + height - ih];
      return iw === width && ih === height;
    });
  }

  goto(url) {
    return this.#ask("Navigate", { url });
  }

  reload() {
    return this.#ask("Refresh", {});
  }

  /** evaluate calls a function in the page and returns, as JSON, what it returns or resolves with. */
  async evaluate(ask, argument) {
    const { value, error } = await this.#ask("ExecuteAsyncScript", { script: called(ask), args: [argument ?? null] });
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** waitForFunction asks the page until the answer is true. */
  waitForFunction(ask, argument) {
    return until(String(ask), () => this.evaluate(ask, argument));
  }

  /** click clicks the middle of an element, again if that has moved away meanwhile. */
  click(selector) {
    return until(`${selector} is clicked`, async () => {
      const found = await this.evaluate(middle, selector);
      if (!found) return false;
      await this.#press(found.x, found.y);
      await this.waitForFunction(() => window.hit !== null);
      return this.evaluate(() => window.hit);
    });
  }

  async #press(x, y) {
    await this.#ask("PerformActions", {
      actions: [{
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0, origin: "viewport" },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      }],
    });
  }

  download(act) {
    return this.#received(act);
  }

  async screenshot() {
    const picture = await this.#ask("TakeScreenshot", {});
    return Buffer.from(picture, "base64");
  }
}
