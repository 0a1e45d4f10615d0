// Every file that a first visit asks for is not there, stalls, is cut short or is a page of the
// network's: what is seen then is a board that can be played, or a sentence and a button, and
// that stays so. A board without Go stands in where it is not the board that is broken.
import assert from "node:assert/strict";
import { limit, sizes } from "../browser.js";
import { recorded } from "../fake/recorded.js";
import { versionIn } from "../builds.js";
import { kin, long } from "../levels.js";
import { here, serve } from "../server.js";
import { hasten } from "./failures.js";

const dist = here("../../dist");
const link = "blocking:5@8,6&first=human&second=human";
const side = 3; // pages at once

/** once has start.js believe that it has mended this already, for it loads all files again then. */
const once = (version) => {
  try {
    sessionStorage.setItem("palace-mended", `${version} ${version};`);
  } catch {
    // a page that is not there yet
  }
};

const types = { css: "text/css", js: "text/javascript", html: "text/html", svg: "image/svg+xml", json: "application/json" };
const type = (name) => types[name.split(".").pop()] ?? "application/octet-stream";
const ways = {
  "is not there": (_, response) => response.writeHead(404).end(),
  stalls: (name, response, body) => response.writeHead(200, { "Content-Type": type(name), "Content-Length": body.length }).write(body.subarray(0, body.length / 2)),
  "is cut short": (name, response, body) => response.writeHead(200, { "Content-Type": type(name) }).end(body.subarray(0, body.length / 2)),
  "is a page": (_, response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Sign in</title><p>Sign in"),
};

/**
 * seen says what a reader sees: "board", "board without a look", "board and a sentence",
 * "sentence and button", "sentence and link" or "".
 */
function seen() {
  const shown = (id) => document.getElementById(id)?.checkVisibility({ visibilityProperty: true }) && document.getElementById(id).textContent.trim() !== "";
  const within = (element, over) => {
    element.scrollIntoView({ block: "center" });
    const { left, top, width, height } = element.getBoundingClientRect();
    return over.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const $ = (id) => document.getElementById(id);
  const board = $("board");
  if (!board || !$("curtain")) return ""; // not so far yet
  if ($("curtain").checkVisibility()) {
    if (shown("curtain-text") && shown("again") && within($("again"), $("again"))) return "sentence and button";
    const late = document.querySelector(".late a");
    return late.checkVisibility({ visibilityProperty: true }) && within(late, late) ? "sentence and link" : "";
  }
  if (!within(board, board) || board.getBoundingClientRect().height < 200) return "";
  if (shown("bare-again")) return "board without a look";
  return shown("notice-text") ? "board and a sentence" : "board";
}

/** stays says whether that has been seen for as many pictures as the eye notices; it is asked once a picture. */
function stays(wanted) {
  globalThis.pictures = globalThis.seen() === wanted ? (globalThis.pictures ?? 0) + 1 : 0;
  return globalThis.pictures > 20;
}

/** expected is what is to be seen at last when a file fails in a way. */
function expected(file, way) {
  if (file === "index.css") return "board without a look";
  if (/\.(css|svg|png)$|^(sw|start)\.js$|^install\//.test(file)) return "board";
  if (file === "js/worker.js" && way === "is cut short") return "board and a sentence";
  return "sentence and button";
}

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  /** visitor returns visit, on a site with a board without Go unless real is set. */
  const visitor = async (real) => {
    const version = await versionIn(dist);
    const board = `v/${version}/js/board/`;
    const instead = real ? {} : {
      [`${board}main.js`]: here("fake/main.js"), [`${board}idea.js`]: here("fake/idea.js"),
      [`${board}recorded.json`]: Buffer.from(JSON.stringify(await recorded())),
    };
    /** visit opens the page, on a host of its own, waits until what is wanted is seen and stays so, for some seconds of patience. */
    const visit = async (wanted, meddle, { fast = false, look = async () => {} } = {}) => {
      const server = await serve(dist, instead);
      server.host.meddle = meddle;
      const context = await house.browser.newContext({ ...sizes.wide, serviceWorkers: "block" });
      try {
        context.setDefaultTimeout(limit);
        const page = await context.newPage();
        if (fast) await page.addInitScript(hasten);
        await page.addInitScript(once, version);
        await page.addInitScript(`globalThis.seen = ${seen}; globalThis.stays = ${stays}`);
        await page.goto(`${server.url}#${link}`, { waitUntil: "commit" });
        await page.waitForFunction(() => document.getElementById("curtain"));
        await look(page);
        // What a machine that is busy has lost patience with may yet come: then it is another sentence.
        await page.waitForFunction((what) => globalThis.stays(what), wanted).catch(async ({ message }) =>
          assert.fail(`${wanted} is not what is seen at last, but ${await page.evaluate(() => globalThis.seen()).catch(() => message)}`));
        return [...new Set(server.asked)].map((name) => name.replace(/^v\/\w+\//, ""));
      } finally {
        await context.close();
        await server.close();
      }
    };
    return visit;
  };

  /** each tries every way for every file, some at once, and lists what is not as expected. */
  const each = async (visit, files) => {
    const wrong = [];
    const cases = files.flatMap((file) => Object.keys(ways).map((way) => [file, way]));
    await Promise.all(Array.from({ length: side }, async () => {
      for (let next; (next = cases.pop());) {
        const [file, way] = next;
        await visit(expected(file, way), (name, ...rest) => name === file && (ways[way](name, ...rest), true), { fast: way === "stalls" }).catch(({ message }) => wrong.push(`${file} ${way}: ${message}`));
      }
    }));
    assert.deepEqual(wrong, []);
  };

  const boards = /^js\/board\/|^js\/worker\.js$|\.wasm|^board\.html$|^manifest\.json$|recorded|js\/board\/idea/;

  long("whatever file of the page does not arrive, a board or a sentence is seen", async () => {
    const visit = await visitor(false);
    const asked = await visit("board", () => false);
    const files = asked.filter((name) => name !== "index.html" && name !== "favicon.ico" && !boards.test(name));
    assert.deepEqual(files.sort(), ["board.css", "icon.svg", "index.css", "js/main.js", "start.js"]);
    await each(visit, files);
  });

  long("whatever file of the board does not arrive, a board or a sentence is seen", async () => {
    const visit = await visitor(true);
    const asked = await visit("board", () => false);
    const files = asked.filter((name) => boards.test(name) && !/\.wasm/.test(name)); // of which failures.js has tests
    assert.deepEqual(files.sort(), ["board.html", "js/board/main.js", "js/worker.js", "manifest.json"]);
    await each(visit, files);
  });

  for (const way of Object.keys(ways)) {
    kin(false, way === Object.keys(ways)[0])(`where everything but the page itself ${way}, it says so`, async () => {
      const visit = await visitor(false);
      // What the style would show after half a minute is there now.
      const soon = (page) => page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
      await visit("sentence and link", (name, ...rest) => name !== "index.html" && (ways[way](name, ...rest), true), { look: soon });
    });
  }
}
