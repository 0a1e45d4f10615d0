// The page alone, with a board that knows next to nothing: what it shows, what it
// sends, how it keeps the address, and that everybody can use it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, open, sizes } from "./browser.js";
import { here, serve } from "./server.js";

let server, browser;
before(async () => {
  server = await serve(here("../site"), { "js/board/main.js": here("fake/main.js") });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** visit opens the page, waits for its board, and fails if anything went wrong there. */
async function visit(t, { hash = "", size, ...options } = {}) {
  const { page, troubles, close } = await open(browser, server.url + hash, size, options);
  t.after(async () => {
    await close();
    assert.deepEqual(troubles, []);
  });
  await page.evaluate(() => palace.ready);
  return page;
}

const calls = (page, name) => page.evaluate((wanted) =>
  document.querySelector("#board").contentWindow.calls.filter(([each]) => each === wanted).map(([, args]) => args), name);

for (const [name, size] of Object.entries(sizes)) {
  for (const colorScheme of ["light", "dark"]) {
    test(`${name}, ${colorScheme}: nothing overflows, targets are large, text stands out`, async (t) => {
      const page = await visit(t, { size, colorScheme, reducedMotion: "reduce" });
      const tabs = name === "wide" ? [null] : ["play", "map", "games"];
      for (const tab of tabs) {
        if (tab) await page.click(`#tabs [data-tab=${tab}]`);
        assert.deepEqual(await page.evaluate(faults), []);
      }
      await page.click(name === "wide" ? "#help-open" : "#help-tab");
      assert.deepEqual(await page.evaluate(faults), []);
    });
  }
}

/** faults runs in the page and lists what WCAG AA or the layout forbids. */
function faults() {
  const found = [];
  const root = document.querySelector("dialog[open]") ?? document.body;
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".hidden-visually, .skip, iframe");
  const channels = (color) => {
    const [r, g, b, a = 1] = color.match(/[\d.]+/g).map(Number);
    return { rgb: [r, g, b], a };
  };
  const luminance = (rgb) => {
    const [r, g, b] = rgb.map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (element) => {
    const over = [];
    for (let at = element; at; at = at.parentElement) {
      const { rgb, a } = channels(getComputedStyle(at).backgroundColor);
      over.push({ rgb, a });
      if (a === 1) break;
    }
    return over.reverse().reduce((under, { rgb, a }) => rgb.map((v, i) => v * a + under[i] * (1 - a)), [255, 255, 255]);
  };
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of root.querySelectorAll("*")) {
    if (!seen(element)) continue;
    const name = `${element.tagName} ${element.id} ${element.textContent.slice(0, 30).trim()}`;
    const box = element.getBoundingClientRect();
    if (element.matches("button, select, input:not([type=checkbox])")) {
      if (box.height < 43.5 || box.width < 43.5) found.push(`${name}: ${box.width}×${box.height}`);
      const label = element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent;
      if (!label.trim()) found.push(`${name}: no name`);
      if (element.scrollWidth > element.clientWidth + 1 && element.tagName === "BUTTON") found.push(`${name}: cut off`);
    }
    const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!own || element.closest(":disabled") || element.tagName === "OPTION") continue;
    const [ink, paper] = [luminance(channels(getComputedStyle(element).color).rgb), luminance(ground(element))];
    const contrast = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
    if (contrast < 4.5) found.push(`${name}: contrast ${contrast.toFixed(2)}`);
  }
  return found;
}

test("the page shows the state in words and one gold button", async (t) => {
  const page = await visit(t);
  assert.equal(await page.textContent("#headline"), "Your move");
  assert.equal(await page.textContent("#title"), "Blocking queens, k = 5");
  assert.deepEqual(await page.locator("#actions .gold").allTextContents(), ["Show my best move"]);
  await page.evaluate(() => palace.move([8, 2]));
  await page.waitForFunction(() => document.querySelector("#moves").rows.length === 1);
  assert.match(await page.textContent("#say"), /^Queen to \(8,2\)/);
  assert.equal(await page.getAttribute("#moves tr", "aria-current"), "true");
  await page.evaluate(async () => {
    await palace.move([0, 2]);
    await palace.move([0, 0]);
  });
  await page.waitForFunction(() => palace.state().phase === "over" && document.querySelector("#headline").textContent === "Black wins");
  assert.deepEqual(await page.locator("#actions .gold").allTextContents(), ["New game"]);
});

test("window.palace refuses nonsense with a sentence and changes nothing", async (t) => {
  const page = await visit(t);
  const before = await page.evaluate(() => palace.state());
  const refusals = await page.evaluate(async () => {
    const tries = [
      () => palace.move(), () => palace.move("2,1"), () => palace.move([NaN, 1]), () => palace.move([1.5, 2]), () => palace.move([[1, 2]]),
      () => palace.move([9, 9]), () => palace.move([1e400, 0]), () => palace.block("all"), () => palace.block([1, 2]), () => palace.block(null),
      () => palace.open(), () => palace.open({}), () => palace.open("chess"), () => palace.players("human"), () => palace.players(1, 2), () => palace.undo(), () => palace.redo(),
    ];
    return Promise.all(tries.map(async (attempt) => {
      try {
        await attempt();
        return "accepted";
      } catch (error) {
        return error instanceof Error ? error.message : `threw ${error}`;
      }
    }));
  });
  for (const sentence of refusals) assert.match(sentence, /^[A-Zp“].{8,200}\.$/u);
  assert.deepEqual(await page.evaluate(() => palace.state()), before);
});

test("methods wait for the board; state() before it says so", async (t) => {
  const { page, close } = await open(browser, `${server.url}?wait=400`);
  t.after(close);
  assert.match(await page.evaluate(() => {
    try {
      return palace.state();
    } catch (error) {
      return error.message;
    }
  }), /wait for palace\.ready/);
  assert.deepEqual(await page.evaluate(async () => (await palace.move([8, 4])).position), [8, 4]);
});

test("onchange hears every change, and what it gets is a copy", async (t) => {
  const page = await visit(t);
  const heard = await page.evaluate(async () => {
    const positions = [];
    palace.onchange = (state) => {
      positions.push(state.position.join());
      state.position[0] = 99;
    };
    const until = async (count) => {
      while (positions.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await palace.move([8, 4]);
    await until(1);
    await palace.move([6, 4]);
    await until(2);
    return [...positions, palace.state().position.join()];
  });
  assert.deepEqual(heard, ["8,4", "6,4", "6,4"]);
});

test("settled waits for a computer player, and for nobody else", async (t) => {
  const page = await visit(t);
  const order = await page.evaluate(async () => {
    const seen = [];
    await palace.settled();
    await palace.players("human", "perfect");
    await palace.move([8, 4]);
    const settled = palace.settled().then((state) => seen.push(`settled ${state.turn}`));
    await new Promise((resolve) => setTimeout(resolve, 400));
    seen.push("still waiting");
    await palace.move([6, 4]); // in the computer's place
    await settled;
    return seen;
  });
  assert.deepEqual(order, ["still waiting", "settled first"]);
});

test("the address holds the game: reload keeps it, Back returns to the one before", async (t) => {
  const page = await visit(t, { hash: "#blocking:5@9,9" });
  assert.deepEqual(await page.evaluate(() => palace.state().position), [9, 9]);
  await page.evaluate(() => palace.move([9, 4]));
  await page.waitForFunction(() => location.hash.startsWith("#blocking:5@9,4"));
  await page.fill("#notation-text", "blocking:5@7,6");
  await page.click("#notation button");
  assert.deepEqual(await page.evaluate(() => palace.state().position), [7, 6]);
  await page.waitForFunction(() => location.hash.startsWith("#blocking:5@7,6"));
  await page.goBack();
  await page.waitForFunction(() => location.hash.startsWith("#blocking:5@9,4"));
});

test("a bad link says what is wrong; game and address stay", async (t) => {
  const page = await visit(t, { hash: "#blocking:5@9,9" });
  await page.evaluate(() => { location.hash = "#chess@1,1"; });
  await page.waitForSelector("#notice:not([hidden])");
  assert.match(await page.textContent("#notice-text"), /chess@1,1.*is no game/);
  assert.match(await page.evaluate(() => location.hash), /^#blocking:5@9,9/);
  await page.fill("#notation-text", "nonsense");
  await page.press("#notation-text", "Enter");
  assert.match(await page.textContent("#games-error"), /nonsense.*is no game/);
  assert.equal(await page.getAttribute("#notation-text", "aria-invalid"), "true");
  assert.deepEqual(await page.evaluate(() => palace.state().position), [9, 9]);
});

test("the address is written four times a second at most", async (t) => {
  const page = await visit(t);
  const writes = await page.evaluate(async () => {
    let count = 0;
    const begun = performance.now();
    const replace = history.replaceState.bind(history);
    history.replaceState = (...args) => {
      count++;
      replace(...args);
    };
    for (let i = 0; i < 100; i++) {
      await palace.open(`blocking:5@${5 + i},7`);
      await new Promise(requestAnimationFrame);
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { count, most: (performance.now() - begun) / 250 + 1, hash: location.hash };
  });
  assert.ok(writes.count <= writes.most, `${writes.count} writes, not ${writes.most}`);
  assert.match(writes.hash, /^#blocking:5@104,7/);
});

test("keys press the buttons that name them, from the page and from the board", async (t) => {
  const page = await visit(t);
  await page.evaluate(() => palace.move([8, 4]));
  await page.waitForFunction(() => !document.querySelector("[data-act=undo]").disabled);
  await page.keyboard.press("u");
  assert.deepEqual(await page.evaluate(() => palace.state().position), [8, 6]);
  await page.waitForFunction(() => !document.querySelector("[data-act=redo]").disabled);
  await page.frameLocator("#board").locator("canvas").focus();
  await page.keyboard.press("r");
  assert.deepEqual(await page.evaluate(() => palace.state().position), [8, 4]);
  await page.keyboard.press("m");
  assert.deepEqual(await calls(page, "map"), [{ kind: "off" }]);
  await page.waitForFunction(() => !document.querySelector("#map-peek").disabled);
  await page.keyboard.down("p");
  await page.keyboard.up("p");
  assert.deepEqual(await calls(page, "peek"), [{ on: true }, { on: false }]);
  await page.keyboard.press("Escape");
  assert.equal(await page.evaluate(() => document.activeElement.id), "headline");
  await page.keyboard.press("?");
  assert.ok(await page.isVisible("#help"));
  await page.keyboard.press("u");
  assert.deepEqual(await page.evaluate(() => palace.state().position), [8, 4], "no key acts behind a dialog");
  await page.uncheck("#letters");
  await page.keyboard.press("Escape");
  await page.keyboard.press("u");
  assert.deepEqual(await page.evaluate(() => palace.state().position), [8, 4], "keys can be switched off");
});

test("typing in a field presses no buttons", async (t) => {
  const page = await visit(t);
  await page.evaluate(() => palace.move([8, 4]));
  await page.fill("#notation-text", "");
  await page.type("#notation-text", "umrn");
  assert.deepEqual(await page.evaluate(() => palace.state().position), [8, 4]);
});

test("a board that is lost comes back with its game", async (t) => {
  const page = await visit(t);
  await page.evaluate(() => palace.move([8, 4]));
  await page.waitForFunction(() => palace.link().startsWith("blocking:5@8,4"));
  await page.evaluate(async () => {
    const frame = document.querySelector("#board");
    frame.contentWindow.location.reload();
    await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
    return palace.settled();
  });
  assert.match((await calls(page, "open"))[0].link, /^blocking:5@8,4/);
});

test("the theme can be chosen, is kept, and reaches the board", async (t) => {
  const page = await visit(t, { colorScheme: "light", reducedMotion: "reduce" });
  assert.deepEqual(await calls(page, "theme"), [{ dark: false, still: true }]);
  await page.click("#theme");
  await page.click("#theme");
  assert.deepEqual((await calls(page, "theme")).at(-1), { dark: true, still: true });
  await page.reload();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
});

test("the first Tab offers to skip, and the skip lands on the headline", async (t) => {
  const page = await visit(t);
  await page.keyboard.press("Tab");
  assert.match(await page.evaluate(() => document.activeElement.textContent), /^Skip/);
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement.id), "headline");
});

test("share shows the whole link", async (t) => {
  const page = await visit(t, { hash: "#blocking:5@9,9" });
  await page.click("#share-open");
  assert.equal(await page.inputValue("#share-link"), `${server.url}#blocking:5@9,9&first=human&second=human`);
});

test("without scripts the page says what it needs", async (t) => {
  const { page, close } = await open(browser, server.url, sizes.wide, { javaScriptEnabled: false });
  t.after(close);
  assert.match(await page.textContent("noscript"), /needs JavaScript/);
});
