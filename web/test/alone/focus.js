// What nobody may lose: the focus, the words about a refusal, the reason why there is no
// board.
import assert from "node:assert/strict";
import { open, sizes } from "../browser.js";
import { page as built } from "../builds.js";
import { kin, main, test } from "../levels.js";
import { here, serve } from "../server.js";
import { says } from "../words.js";

/** stop describes, in the page, what has the focus; it is null at the end of the page. */
function stop() {
  const held = document.activeElement;
  if (!held || held === document.body) return null;
  const { left, top, width, height } = held.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  const label = held.getAttribute("aria-label") || held.labels?.[0]?.textContent || held.title || held.textContent;
  const { outlineStyle, outlineWidth } = getComputedStyle(held);
  return {
    what: `${held.tagName} ${held.id} ${label.trim().slice(0, 30)}`,
    named: Boolean(label.trim()),
    // What says itself that it has the focus needs no ring: the way past it all, and the board's own cursor.
    ringed: held.matches(".skip, iframe") || (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2),
    seen: held.contains(seen) || Boolean(seen?.contains(held)),
  };
}

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  main("what is drawn keeps the focus with its key, and where that goes, gives it to what takes its place", async (t) => {
    const page = await house.visit(t);
    const went = await page.evaluate(async () => {
      const { html, list, t, view } = await import(new URL("js/view.js", location.href).href);
      const place = document.createElement("template");
      place.dataset.panel = "trial";
      const box = document.body.appendChild(document.createElement("div"));
      box.append(document.createElement("p"), place);
      const pressed = [];
      const draw = view("trial", (keys) => html`<ul id="trial">${list(keys, (key) => key, (key, i) => html`<li><button id=${key} @click=${() => pressed.push(key)}>${i}</button></li>`)}</ul>`);
      const after = (before, next, held) => {
        draw([...before]);
        const button = document.getElementById(held);
        button.focus();
        draw([...next]);
        const same = document.getElementById(held) === button;
        document.activeElement.click();
        return `${document.activeElement.id} ${pressed.splice(0).join()} ${same ? "same" : "gone"} ${document.querySelector("#trial").textContent}`;
      };
      const words = view("trial", (name) => html`<p id="words">${t(name)}</p>`);
      words("study-any-other-square-point");
      if (document.querySelectorAll("#words kbd").length !== 1 || document.querySelector("#words").textContent.includes("<")) return "marks are text";
      return [after("abcd", "bcda", "a"), after("abcd", "acbd", "b"), after("abcd", "abd", "c"), after("abc", "ab", "c"), after("abc", "bcaxyz", "b")];
    });
    assert.deepEqual(went, ["a a same 0123", "b b same 0123", "d d gone 012", "b b gone 01", "b b same 012345"]);
  });

  main("the focus stays in its group, or goes to the headline", async (t) => {
    const page = await house.visit(t);
    const went = await page.evaluate(async () => {
      const { holdFocus } = await import(new URL("js/focus.js", location.href).href);
      const box = document.querySelector("#status").appendChild(document.createElement("div"));
      const after = (change) => {
        box.setAttribute("role", "group");
        box.replaceChildren(...["one", "two"].map((id) => Object.assign(document.createElement("button"), { id, textContent: id })));
        const [one, two] = box.children;
        one.focus();
        holdFocus(() => change(one, two));
        return document.activeElement.id;
      };
      return [
        after(() => {}),
        after((one) => { one.disabled = true; }),
        after((one) => { one.hidden = true; }),
        after((one) => one.remove()),
        after((one, two) => { one.disabled = two.disabled = true; }),
        after(() => { box.hidden = true; }),
      ];
    });
    assert.deepEqual(went, ["one", "two", "two", "two", "headline", "headline"]);
  });

  for (const [name, size] of Object.entries(sizes)) {
    kin(false, name === "narrow")(`${name}: every stop of the Tab key has a name and a ring, and can be seen`, async (t) => {
      const page = await house.visit(t, { size, reducedMotion: "reduce" });
      for (const tab of name === "wide" ? [""] : ["play", "map", "games"]) {
        if (tab) await page.click(`#tabs [data-tab=${tab}]`);
        await page.evaluate(() => {
          for (const each of document.querySelectorAll("#panel details")) each.open = true;
          document.activeElement.blur();
          document.querySelector(".skip").focus();
        });
        const stops = [];
        for (let now = await page.evaluate(stop); now && stops.length < 250; now = await page.evaluate(stop)) {
          stops.push(now);
          await page.keyboard.press("Tab");
          if (await page.evaluate(() => document.activeElement.matches(".skip"))) break; // once around
        }
        assert.ok(stops.length > 15 && stops.length < 250, `${stops.length} stops`);
        assert.deepEqual(stops.filter(({ named, ringed, seen }) => !named || !ringed || !seen), [], tab);
      }
    });
  }

  test("skipping leads to the tab that hides the headline", async (t) => {
    const page = await house.visit(t, { size: sizes.narrow });
    await page.click("#tabs [data-tab=map]");
    await page.evaluate(() => document.querySelector(".skip").click());
    assert.equal(await page.evaluate(() => document.activeElement.dataset.tab), "map");
    await page.click("#tabs [data-tab=play]");
    await page.keyboard.press("Escape");
    assert.equal(await page.evaluate(() => document.activeElement.id), "headline");
  });

  test("a refusal is spoken once, and again when it is told again", async (t) => {
    const page = await house.visit(t);
    await page.evaluate(() => {
      globalThis.spoken = [];
      new MutationObserver(() => spoken.push(document.querySelector("#notice-text").textContent))
        .observe(document.querySelector("#notice-text"), { childList: true });
    });
    const refuse = () => page.evaluate(() => document.querySelector("#board").contentWindow.board.call("notice", "{}"));
    for (const times of [1, 2]) {
      await refuse();
      await page.waitForFunction((n) => spoken.length === n, times);
    }
    const [first, second] = await page.evaluate(() => spoken);
    assert.equal(first.trim(), second.trim());
    assert.notEqual(await page.evaluate(() => document.querySelector("#say").textContent.trim()), first.trim());
  });

  test("what is said of a tap goes by itself when it has been read, and waits for whoever is at it", async (t) => {
    const page = await house.visit(t, { size: sizes.narrow, reducedMotion: "reduce", clock: true });
    const refuse = () => page.evaluate(() => document.querySelector("#board").contentWindow.board.call("notice", "{}"));
    await refuse();
    await page.waitForSelector("#notice", { state: "visible" });
    const [notice, board] = await page.evaluate(() => ["#notice", "#board"].map((name) => document.querySelector(name).offsetHeight));
    assert.ok(notice < board / 6, `it covers ${notice} of ${board}`);
    await page.clock.runFor(8000);
    assert.ok(!(await page.isVisible("#notice")));
    await refuse();
    await page.waitForSelector("#notice", { state: "visible" }); // what is hidden takes no focus
    await page.focus("#notice-close");
    await page.clock.runFor(8000);
    assert.ok(await page.isVisible("#notice"));
    await page.evaluate(() => document.activeElement.blur());
    await page.clock.runFor(2000); // it is looked again whether somebody is at it
    assert.ok(!(await page.isVisible("#notice")));
    // What is said of a link stays: it may tell of something that was left out for good.
    await page.evaluate(() => { location.hash = "chess@1,1"; });
    await page.waitForSelector("#notice", { state: "visible" });
    await page.clock.runFor(8000);
    assert.ok(await page.isVisible("#notice"));
  });

  test("while one blocks, what blocks all comes before the help, for the Tab key too", async (t) => {
    const page = await house.visit(t, { size: sizes.narrow });
    const order = await page.evaluate(() => [...document.querySelectorAll(".panel [data-act]")].map((button) => button.dataset.act));
    const at = (name) => order.indexOf(name);
    assert.ok(at("done") < at("blockPalaces") && at("blockPalaces") < at("hint") && at("blockPalaces") < at("explain") && at("blockPalaces") < at("newGame"), order.join(" "));
  });

  main("a notice goes when what it tells of is over, and what lasts comes back from below it", async (t) => {
    const page = await house.visit(t);
    const emit = (name, data) => page.evaluate(([name, data]) => document.querySelector("#board").contentWindow.emit(name, data), [name, data]);
    const shown = () => page.evaluate(() => (document.querySelector("#notice").hidden ? "" : document.querySelector("#notice-text").textContent));
    await emit("trouble", { name: "painter", text: "The painter fails." });
    assert.equal(await shown(), "The painter fails.");
    await emit("notice", { text: "The picture could not be made." });
    assert.equal(await shown(), "The picture could not be made.");
    await emit("state", {}); // somebody has acted
    assert.equal(await shown(), "The painter fails.");
    await emit("trouble", { name: "analyst", text: "" }); // another's
    assert.equal(await shown(), "The painter fails.");
    await emit("trouble", { name: "painter", text: "" });
    assert.equal(await shown(), "");
    await emit("trouble", { name: "painter", text: "The painter fails." });
    await page.click("#notice-close");
    assert.equal(await shown(), "");
    await emit("trouble", { name: "analyst", text: "The analyst fails." });
    await emit("failed", { title: "The board has stopped", text: "It is over." });
    assert.equal(await shown(), "");
  });

  for (const name of ["board.html", "js/board/main.js"]) {
    kin(false, name === "board.html")(`without ${name} the page says that there is no board`, async (t) => {
      const server = await serve(here("../site"), { "index.html": built("index.html"), [name]: here("nowhere") });
      const { page, close } = await open(house.browser, server.url);
      t.after(async () => {
        await close();
        await server.close();
      });
      await page.waitForSelector("#again:not([hidden])");
      assert.equal(await page.textContent("#curtain-title"), says("board-unloaded"));
      assert.match(await page.evaluate(() => palace.ready.then(() => "", (error) => error.message)), new RegExp(`^${says("board-unloaded")}\\. .+\\.$`));
      await page.click("#again");
      await page.waitForSelector("#again:not([hidden])"); // in vain, and said again
    });
  }
}
