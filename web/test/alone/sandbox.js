// The page in a sandbox that lets it run, and submit no forms: every form works.
import { test } from "../levels.js";
import assert from "node:assert/strict";

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  test("in a sandbox without forms, what has a button or a field does what it says", async (t) => {
    const page = await house.visit(t);
    await page.evaluate(() => {
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts allow-same-origin");
      Object.assign(frame, { src: "index.html", style: "position: fixed; inset: 0; width: 100%; height: 100%; border: 0; z-index: 99" });
      document.body.append(frame);
    });
    const inner = page.frameLocator("body > iframe");
    await inner.locator("#curtain").waitFor({ state: "hidden" });
    const frame = page.frames().find((each) => each.parentFrame() === page.mainFrame() && each.url().includes("index.html"));
    await frame.waitForFunction(() => document.querySelector("#notation-text")?.value);
    const calls = (name) => frame.evaluate((wanted) =>
      document.querySelector("#board").contentWindow.calls.filter(([each]) => each === wanted).map(([, args]) => args), name);
    const opened = (link) => frame.waitForFunction((wanted) => palace.link().startsWith(wanted), link);
    const last = async (name) => (await calls(name)).at(-1);

    await frame.fill("#notation-text", "blocking:5@4,4");
    await frame.click("#notation button");
    await opened("blocking:5@4,4");
    await frame.fill("#start-at", "3,3");
    await frame.press("#start-at", "Enter");
    await opened("blocking:5@3,3");
    await frame.fill("#start-at", "2,2");
    await frame.click("#start button");
    await opened("blocking:5@2,2");

    await frame.evaluate(() => { for (const each of document.querySelectorAll("#panel details")) each.open = true; });
    await frame.click("#save-go");
    assert.equal((await calls("save")).length, 1);
    await frame.fill("#editor-move", "3,1");
    await frame.press("#editor-move", "Enter");
    assert.equal((await last("toggleMove")).text, "3,1"); // which Go reads

    await frame.click("#help-open");
    await frame.click("#help .dialog-top button");
    assert.equal(await frame.evaluate(() => document.querySelector("#help").open), false);
    await frame.click("#share-open");
    await frame.click("#share .dialog-top button");
    assert.equal(await frame.evaluate(() => document.querySelector("#share").open), false);
  });
}
