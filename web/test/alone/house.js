// The page alone, with a board that knows next to nothing, for the tests of what the
// page itself does.
import assert from "node:assert/strict";
import { after, before } from "../levels.js";
import { launch, open } from "../browser.js";
import { made, page, words } from "../builds.js";
import { recorded } from "../fake/recorded.js";
import { here, serve } from "../server.js";

/** alone serves and opens the page; call it once in a file of tests. */
export function alone() {
  const house = {
    /** visit opens the page, waits for its board, and fails if anything went wrong there. */
    async visit(t, { hash = "", size, ...options } = {}) {
      const { page, troubles, close } = await open(house.browser, house.server.url + hash, size, options);
      t.after(async () => {
        await close();
        assert.deepEqual(troubles, []);
      });
      await page.evaluate(() => palace.ready);
      return page;
    },
  };
  before(async () => {
    const known = made();
    house.server = await serve(here("../site"), {
      "js/board/main.js": here("fake/main.js"),
      "js/board/idea.js": here("fake/idea.js"),
      "js/board/recorded.json": Buffer.from(JSON.stringify(recorded())),
      "index.html": page("index.html"),
      "style/tokens.css": Buffer.from(await words(known)),
      "js/board/english.json": Buffer.from(known["words/en.json"]),
    });
    house.browser = await launch();
  });
  after(async () => {
    await house.browser?.close();
    await house.server?.close();
  });
  return house;
}

/** calls lists the arguments of every call of that name that the board has had. */
export const calls = (page, name) => page.evaluate((wanted) =>
  document.querySelector("#board").contentWindow.calls.filter(([each]) => each === wanted).map(([, args]) => args), name);
