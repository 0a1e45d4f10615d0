// The browser of the tests: the system's Chromium, headless, and kept from asking anybody for
// anything. Most tests ask what the page knows, says and does, and in their browser WebGL draws
// nothing; it is drawn, in software, where pixels are meant.
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { undrawn } from "./undrawn.js";

const places = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** findChromium returns the path of a Chromium, or "". */
export const findChromium = () => places.find((place) => place && existsSync(place)) ?? "";

/**
 * limit is how long a test waits for what must come, in milliseconds. It is no bound on how
 * long that may take: it only ends a test that would wait forever.
 */
export const limit = 120000;

// Most tests open a page and compute little there: to compile only what runs, and no function
// twice, halves what a renderer does for one.
const hasty = "--js-flags=--wasm-lazy-compilation,--wasm-lazy-validation,--liftoff-only,--single-threaded-gc";

// What no test needs: three pages of the browser's own, which it loads for the suggestions of its address bar
// beside each page that is opened; and what Playwright turns off, for the last list is the one that counts.
const off = [
  "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "MediaRouter", "OptimizationHints", "PaintHolding",
  "ThirdPartyStoragePartitioning",
];

/** launch starts a browser: one that draws with WebGL, or one in which WebGL draws nothing. */
export async function launch({ drawn = false } = {}) {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("no Chromium found: install one, or name it in the variable CHROMIUM");
  const browser = await chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      ...(drawn ? ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"] : ["--disable-gpu", hasty]),
      `--disable-features=${off.join(",")}`,
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-default-apps",
      "--disable-sync",
      "--no-first-run",
    ],
  });
  if (drawn) return browser;
  const { newContext } = browser;
  browser.newContext = async (...options) => {
    const context = await newContext.apply(browser, options);
    await context.addInitScript(undrawn);
    return context;
  };
  return browser;
}

/** first has a script run in the pages of a context, or in one, before their own, and in their workers as well, which Playwright does not reach. */
export async function first(place, content) {
  await place.addInitScript((content) => {
    const { Blob } = globalThis;
    globalThis.Blob = class extends Blob {
      constructor(parts, options) {
        super(options?.type === "text/javascript" ? [content, "\n", ...parts] : parts, options);
      }
    };
  }, content);
  await place.addInitScript({ content });
}

/** sizes are the two viewports that the page is made for first. */
export const sizes = {
  wide: { viewport: { width: 1280, height: 800 } },
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};

/**
 * until asks in the page until the answer is true, and waits for each answer: waitForFunction takes
 * a promise for an answer, and any promise is true.
 */
export async function until(page, asked, arg) {
  for (const end = Date.now() + limit; !(await page.evaluate(asked, arg)); await page.evaluate(() => new Promise((done) => setTimeout(done, 50)))) {
    if (Date.now() > end) throw new Error(`it never came true: ${asked}`);
  }
}

/** idle waits until nothing goes on by itself in a page, or in a frame of one. Where that never ends, the test does. */
export async function idle(page) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("the page does not come to rest")), limit);
  });
  try {
    await Promise.race([page.evaluate(() => palace.idle().then(() => {})), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** crash is what is told of a page that has crashed. */
export const crash = "the page crashed";

/** fix makes it some day: the calendar's alone, while time goes on. */
function fix(today) {
  const day = Date.parse(today);
  globalThis.Date = class extends Date {
    constructor(...parts) {
      super(...(parts.length ? parts : [day]));
    }
  };
}

const unsaid = "there is no such message"; // what is said then is its name: see web/site/js/pattern.js

/**
 * open opens an address in a new page and collects what went wrong there: errors that
 * nobody caught, messages of console.error, messages that are not there, requests to any other host, and a crash.
 */
export async function open(browser, address, size = sizes.wide, { clock = false, today = "", ...options } = {}) {
  const context = await browser.newContext({ serviceWorkers: "block", ...size, ...options });
  context.setDefaultTimeout(limit);
  if (clock) await context.clock.install(); // page.clock.runFor makes time pass
  const page = await context.newPage();
  // Asked by a clock: a page on which nothing changes may get no frames, and what is asked once a frame is asked no more.
  const wait = page.waitForFunction.bind(page);
  page.waitForFunction = (asked, arg, wishes) => wait(asked, arg, { polling: 50, ...wishes });
  // What folds away below the map is open, as for a reader who has opened it once.
  await page.addInitScript(() => {
    try {
      localStorage.setItem("palace-map-more", "open");
    } catch {
      // a frame that may keep nothing
    }
  });
  if (today) await page.addInitScript(fix, today);
  const troubles = [];
  const host = new URL(address).host;
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("crash", () => troubles.push(crash));
  page.on("console", (message) => (message.type() === "error" || message.text().endsWith(unsaid)) && troubles.push(message.text()));
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).host !== host) troubles.push(`asked ${request.url()}`);
  });
  await page.goto(address);
  return { page, troubles, close: () => context.close() };
}
