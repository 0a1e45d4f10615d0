// <palace-board> in a page of another origin: pictures that become boards, what they tell, and
// what they do not hear.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { idle, open, sizes } from "../browser.js";
import { after, before, main, test } from "../levels.js";
import { here, serve } from "../server.js";
import { lesson, says, starting } from "../words.js";

const dist = here("../../dist");
const largest = 8 * 1024; // bytes of the module, packed

/** plays is the name of a button that starts a board, in a language. */
const plays = (title, tag = "en") => says.in(tag, "embed-play", { title });
/** stands says which game it is, how a link writes it if that is to be said, and where its piece is. */
const stands = (game, piece, where, link = "", tag = "en") => says.in(tag, "embed-at", { title: says.in(tag, "game/catalog", `heading-${game}`) + (link && ` (${link})`), piece: says.in(tag, `embed-${piece}`), where: `(${where})` });

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  let palace, blogs;
  before(async () => {
    [palace, blogs] = await Promise.all([serve(dist), serve(here("fake"))]);
    // As hosts do: others may load the module, and what has a name of its own is kept.
    palace.host.headers = (name) => (name === "palace-board.js" ? { "Access-Control-Allow-Origin": "*" } : { "Cache-Control": "max-age=3600" });
  });
  after(() => Promise.all([palace, blogs].map((server) => server?.close())));

  /** blog opens the page with ten boards, and returns what a test does there. */
  const blog = async (t, size = sizes.wide) => {
    const site = palace.url;
    const { page, troubles, close } = await open(house.browser, `${blogs.url}boards.html?site=${encodeURIComponent(site)}`, size, { reducedMotion: "reduce" });
    t.after(async () => {
      await close();
      assert.deepEqual(troubles.filter((trouble) => !trouble.startsWith(`asked ${site}`)), []);
    });
    await page.waitForFunction(() => globalThis.defined);
    const board = (id) => page.locator(`palace-board#${id}`);
    const frame = async (id) => {
      const frame = await (await board(id).locator("iframe").elementHandle()).contentFrame();
      await frame.waitForFunction(() => globalThis.palace && document.querySelector("#curtain")?.hidden);
      await idle(frame);
      return frame;
    };
    return {
      page, board, frame,
      /** touch has a board live. */
      touch: async (id) => {
        await board(id).getByRole("button").click();
        return frame(id);
      },
      /** tap chooses a square of a board that lives. */
      tap: async (id, square) => {
        const at = await (await frame(id)).evaluate((square) => palace.locate(square), square);
        await board(id).locator("iframe").scrollIntoViewIfNeeded();
        const box = await board(id).locator("iframe").boundingBox();
        await page.mouse.click(box.x + at.x, box.y + at.y);
      },
      heard: (name, count = 1) => page.waitForFunction(([name, count]) => {
        const found = heard.filter((event) => event.name === name);
        return found.length >= count && found;
      }, [name, count]).then((found) => found.jsonValue()),
      frames: () => page.evaluate(() => [...document.querySelectorAll("palace-board")].filter((board) => board.shadowRoot.querySelector("iframe")).map(({ id }) => id)),
    };
  };

  main("the module is small, and one file", async () => {
    const module = await readFile(`${dist}/palace-board.js`);
    assert.ok(gzipSync(module, { level: 9 }).length <= largest, `${gzipSync(module, { level: 9 }).length} bytes`);
    assert.doesNotMatch(String(module), /\bimport\s*[("{*]/);
  });

  test("ten boards are pictures with names, for which nothing but the module is asked for", async (t) => {
    palace.asked.length = 0;
    const { page, board, frames } = await blog(t);
    for (const name of [
      stands("wythoff", "queen", "12, 17"), stands("rook", "rook", "3, 4"), stands("blocking", "queen", "8, 6", "blocking:5"), says("embed-titled", { title: lesson("corner-the-queen").title }),
      stands("maharaja", "maharaja", "9, 9"), stands("exile", "queen", "7, -5", "exile:spiral"), stands("wythoff", "queen", "31415…41971, 27"),
      `${says("game/catalog", "heading-subtraction")} (subtraction:(1,2,3)(2,1,1)), (7, 8, 9)`, "chess@3,4", "<img src=x onerror=alert(1)>@3,4",
    ]) assert.equal(await page.getByRole("button", { name: plays(name), exact: true }).count(), 1, name);
    assert.equal(await page.getByRole("button").count(), 10);
    // A text that looks like markup is text; what the author has put there is shown instead of the picture.
    assert.equal(await page.evaluate(() => document.querySelector("#markup").shadowRoot.querySelectorAll("img, b").length), 0);
    const drawn = await page.evaluate(() => [...document.querySelectorAll("palace-board")].filter((board) => board.shadowRoot.querySelector("svg")).map(({ id }) => id));
    assert.deepEqual(drawn, ["queen", "rook", "blocking", "task", "spiral", "far", "piles", "markup"]);
    assert.ok(await board("own").getByRole("link").isVisible());
    // The piece stands where the link says: in the tenth column and the seventh row from above, behind two pawns.
    const places = await page.evaluate(() => [...document.querySelector("#blocking").shadowRoot.querySelectorAll("g")].map((piece) => piece.getAttribute("transform").match(/\((.*?)\)/)[1]));
    assert.deepEqual(places, ["192 0", "0 144", "192 144"]);
    // Each has room for what a frame shows; what the author has put there is as high as it is.
    const heights = await page.evaluate(() => [...document.querySelectorAll("palace-board")].map((board) => [board.id, board.offsetHeight]).filter(([id, height]) => id !== "wrong" && (height < 420) !== (id === "own")));
    assert.deepEqual(heights, []);
    assert.ok(await page.evaluate(() => document.querySelector("#task").offsetHeight >= 560));
    assert.deepEqual(await frames(), []);
    assert.deepEqual(palace.asked, ["palace-board.js"]);
  });

  test("a board speaks the language of its attribute, that of the reader, or English", async (t) => {
    const { page } = await blog(t);
    for (const [lang, name, titled] of [["de", "de"], ["ar-EG", "ar"], ["xx", "en"]].map(([lang, tag]) => [lang, plays(stands("rook", "rook", "3, 4", "", tag), tag), plays(says.in(tag, "embed-titled", { title: lesson("corner-the-queen", tag).title }), tag)])) {
      await page.evaluate((lang) => ["rook", "task"].forEach((id) => document.querySelector(`#${id}`).setAttribute("lang", lang)), lang);
      await page.waitForFunction((name) => document.querySelector("#rook").shadowRoot.querySelector(".name").textContent === name, name);
      assert.equal(await page.evaluate(() => document.querySelector("#task").shadowRoot.querySelector(".name").textContent), titled);
    }
  });

  main("a board that is touched lives, and its moves and its end are events", async (t) => {
    const { page, touch, tap, heard, frames, board } = await blog(t);
    const rook = await touch("rook");
    assert.deepEqual(await frames(), ["rook"]);
    assert.equal(await board("rook").locator("iframe").getAttribute("title"), says("embed-frame", { title: stands("rook", "rook", "3, 4") }));
    assert.match(await rook.evaluate(() => location.hash), /^#rook@3,4&second=human&ui=board&tell=http:/);
    await tap("rook", [0, 4]);
    const [{ id, detail: { state, ...turn } }] = await heard("palace-move");
    assert.deepEqual([id, turn], ["rook", { player: "first", from: [3, 4], to: [0, 4], blocked: [], number: 1 }]);
    assert.deepEqual([state.game, state.position, state.winner], ["rook", [0, 4], null]);
    await tap("rook", [0, 0]);
    const [over] = await heard("palace-over");
    assert.deepEqual([over.id, over.detail.winner, over.detail.state.phase], ["rook", "second", "over"]);
    assert.deepEqual((await heard("palace-move", 2)).map(({ detail }) => detail.number), [1, 2]);
    // What is taken back is no move.
    await rook.evaluate(() => palace.undo());
    await rook.evaluate(() => palace.redo());
    await heard("palace-move", 3);
    assert.equal((await heard("palace-over", 2)).length, 2);
    assert.equal(await page.evaluate(() => heard.length), 5);
  });

  test("a turn with blocks is told when it is done, and a task when it is solved", async (t) => {
    const { page, touch, tap, heard } = await blog(t);
    const blocking = await touch("blocking");
    await blocking.evaluate(() => palace.players("human", "human").then(() => palace.move([7, 6])).then(() => palace.block([[0, 6]])));
    const [{ detail: { state, ...turn } }] = await heard("palace-move");
    assert.deepEqual(turn, { player: "first", from: [8, 6], to: [7, 6], blocked: [[0, 6]], number: 2 });
    assert.equal(state.phase, "move");
    // The block that opens a game is no move.
    await page.evaluate(() => {
      const board = document.querySelector("#blocking");
      board.removeAttribute("block");
      board.setAttribute("game", "blocking:5@5,5");
      board.setAttribute("first", "human");
    });
    await blocking.waitForFunction(() => palace.state().position[0] === 5 && palace.state().phase === "block");
    await blocking.evaluate(() => palace.block([[0, 0]]).then(() => palace.move([4, 5])).then(() => palace.block([])));
    assert.deepEqual((await heard("palace-move", 2)).map(({ detail: { to } }) => to), [[7, 6], [4, 5]]);
    await touch("task");
    await tap("task", [0, 0]);
    const [solved] = await heard("palace-solved");
    assert.deepEqual([solved.id, solved.detail.lesson.name, solved.detail.lesson.step, solved.detail.lesson.solved], ["task", "corner-the-queen", 2, true]);
  });

  test("a few boards live at once, which share what they load; the one that was left longest is a picture of where it was", async (t) => {
    palace.asked.length = 0;
    const { page, touch, tap, heard, frames, board } = await blog(t);
    await touch("rook");
    const programs = () => palace.asked.filter((name) => /\.wasm|main\.js$/.test(name)).length;
    const first = programs();
    assert.ok(first > 0);
    await tap("rook", [0, 4]);
    await heard("palace-move");
    await page.waitForFunction(() => document.querySelector("#rook").link.includes("past="));
    await touch("queen");
    await touch("blocking");
    assert.equal(programs(), first, "for the second and the third no program is asked for");
    assert.deepEqual(await frames(), ["queen", "rook", "blocking"]);
    await touch("spiral");
    assert.deepEqual(await frames(), ["queen", "blocking", "spiral"]);
    assert.ok(await board("rook").getByRole("button", { name: plays(stands("rook", "rook", "0, 4")), exact: true }).isVisible());
    const again = await touch("rook");
    assert.deepEqual((await again.evaluate(() => palace.state())).history.map(({ to }) => to), [[0, 4]]);
    assert.deepEqual(await frames(), ["rook", "blocking", "spiral"]);
  });

  main("a wrong game is one sentence, and what was there stays", async (t) => {
    const { page, board, frames, touch } = await blog(t);
    for (const [id, quoted] of [["wrong", "chess"], ["markup", ""]]) {
      await board(id).getByRole("button").click();
      const said = board(id).getByRole("status");
      await said.waitFor();
      const text = await said.textContent();
      assert.match(text, starting("game/catalog", "err-no-such-game"));
      assert.ok(text.includes(quoted), text);
      assert.ok(await board(id).getByRole("button").isVisible());
    }
    assert.ok(await page.locator("#chess").isVisible());
    assert.deepEqual(await frames(), []);
    await page.evaluate(() => document.querySelector("#piles").setAttribute("src", "javascript:alert(1)"));
    await board("piles").getByRole("button").click();
    assert.equal(await board("piles").getByRole("status").textContent(), says("embed-src", { src: "javascript:alert(1)" }));
    assert.deepEqual(await frames(), []);
    // While it lives another game is opened in its place, and a wrong one leaves it as it is.
    const frame = await touch("queen");
    const set = (game) => page.evaluate((game) => document.querySelector("#queen").setAttribute("game", game), game);
    await set("maharaja@5,5");
    await frame.waitForFunction(() => palace.state().game === "maharaja");
    assert.equal(await board("queen").locator("iframe").getAttribute("title"), says("embed-frame", { title: stands("maharaja", "maharaja", "5, 5") }));
    await set("chess@1,1");
    await board("queen").getByRole("status").waitFor();
    assert.equal((await frame.evaluate(() => palace.state())).game, "maharaja");
    await set("rook@2,2");
    await frame.waitForFunction(() => palace.state().game === "rook");
    await board("queen").getByRole("status").waitFor({ state: "hidden" });
    assert.equal(await page.evaluate(() => history.length), 2, "Back leads out of the page"); // about:blank, and this one
  });

  test("with the keyboard alone a board is reached, opened and played", async (t) => {
    const { page, frame, heard } = await blog(t);
    const at = () => page.evaluate(() => document.activeElement.id || document.activeElement.tagName);
    while ((await at()) !== "rook") await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const rook = await frame("rook");
    assert.equal(await page.evaluate(() => document.querySelector("#rook").shadowRoot.activeElement?.tagName), "IFRAME");
    const within = () => rook.evaluate(() => document.activeElement.id);
    for (let presses = 0; (await within()) !== "board"; presses++) {
      assert.ok(presses < 30, `the focus comes to ${await within()}`);
      await page.keyboard.press("Tab");
    }
    for (const key of ["ArrowLeft", "Enter"]) await page.keyboard.press(key);
    const [{ detail }] = await heard("palace-move");
    assert.deepEqual(detail.to, [2, 4]);
  });

  test("nothing is heard but of the board's own frame, from its own origin, in words that mean something", async (t) => {
    const { page, touch } = await blog(t);
    await touch("rook");
    const count = await page.evaluate(async () => {
      const frame = document.querySelector("#rook").shadowRoot.querySelector("iframe");
      const [{ contentWindow: source }, { origin }] = [frame, new URL(frame.src)];
      const state = { game: "rook", position: [0, 0], phase: "over", winner: "first", history: [{ player: "first", from: [3, 4], to: [0, 0], blocked: [] }] };
      const data = { palace: "state", state };
      const counts = [];
      const hear = (init) => {
        dispatchEvent(new MessageEvent("message", init));
        counts.push(heard.length);
      };
      await new Promise((resolve) => {
        addEventListener("message", resolve, { once: true });
        postMessage(data, "*");
      });
      counts.push(heard.length);
      for (const init of [{ data }, { data, origin }, { data, origin, source: window }, { data, source, origin: location.origin }]) hear(init);
      const other = document.querySelector("#queen");
      for (const wrong of [null, "ready", 7, [], {}, { palace: "state" }, { ...data, palace: "answer" }, { palace: "state", state: { ...state, history: null } },
        { palace: "state", state: { ...state, history: [null] } }, { palace: "state", state: { ...state, phase: "won" } }, { palace: "link", link: 3, room: "" }, { palace: "refused", error: {} }]) {
        hear({ data: wrong, origin, source });
      }
      const before = [...counts];
      hear({ data, origin, source }); // as it would come: the others were not left out for another reason
      return { before, after: counts.at(-1), other: other.link, shown: document.querySelector("#rook").shadowRoot.querySelector(".said").textContent };
    });
    assert.deepEqual(count, { before: Array(17).fill(0), after: 2, other: "wythoff@12,17&map=off", shown: "" });
  });

  test("a board that is to live comes alive when it is seen, and a picture again when it is taken away", async (t) => {
    const { page, frame, frames } = await blog(t, sizes.narrow);
    await page.evaluate(() => {
      const board = document.createElement("palace-board");
      for (const [name, value] of Object.entries({ id: "late", live: "", game: "rook@2,1", second: "human" })) board.setAttribute(name, value);
      const space = document.createElement("div");
      space.style.height = "3000px";
      document.body.append(space, board);
    });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    assert.deepEqual(await frames(), []);
    await page.evaluate(() => document.querySelector("#late").scrollIntoView());
    await page.waitForFunction(() => document.querySelector("#late").shadowRoot.querySelector("iframe"));
    assert.equal((await (await frame("late")).evaluate(() => palace.state())).game, "rook");
    await page.evaluate(() => {
      const board = document.querySelector("#late");
      board.removeAttribute("live");
      document.body.prepend(board);
    });
    assert.deepEqual(await frames(), []);
    assert.equal(await page.evaluate(() => document.querySelector("#late").shadowRoot.querySelector(".name").textContent), plays(stands("rook", "rook", "2, 1")));
  });

  test("the examples work: the page plays, and every board that the documents show can be opened", async (t) => {
    const blog = String(await readFile(here("../../docs/examples/blog.html"))).replaceAll("http://127.0.0.1:8080/", palace.url);
    const server = await serve(here("../../docs/examples"), { "blog.html": Buffer.from(blog) });
    t.after(server.close);
    const { page, troubles, close } = await open(house.browser, `${server.url}blog.html`, sizes.wide, { reducedMotion: "reduce" });
    t.after(async () => {
      await close();
      assert.deepEqual(troubles.filter((trouble) => !trouble.startsWith(`asked ${palace.url}`) && !/favicon|404/.test(trouble)), []);
    });
    assert.ok(await page.getByRole("link", { name: "play it in Palace" }).isVisible());
    await page.getByRole("button", { name: plays(stands("wythoff", "queen", "8, 5")) }).click();
    const frame = await (await page.locator("palace-board iframe").elementHandle()).contentFrame();
    await frame.waitForFunction(() => globalThis.palace && document.querySelector("#curtain")?.hidden);
    await frame.evaluate(() => palace.ready.then(() => palace.move([7, 4])));
    // The first turn may be gone before anybody looks, for Palace answers at once.
    await page.waitForFunction(() => document.querySelector("#told").textContent.startsWith("Turn 2: the second player goes to ("));

    const known = await page.evaluate(() => customElements.get("palace-board").observedAttributes);
    let boards = 0;
    for (const name of ["docs/page.md", "docs/examples/README.md", "docs/examples/blog.html", "web/npm/README.md"]) {
      const text = String(await readFile(here(`../../${name}`)));
      for (const [tag] of text.matchAll(/<palace-board\s[^>]*>/g)) {
        const { link, attributes } = await page.evaluate((tag) => {
          const made = document.createElement("template");
          made.innerHTML = tag;
          const board = document.importNode(made.content, true).firstElementChild;
          return { link: board.link, attributes: board.getAttributeNames() };
        }, tag);
        assert.deepEqual(attributes.filter((each) => !known.includes(each) && each !== "style"), [], `${name}: ${tag}`);
        assert.equal(await frame.evaluate((link) => palace.open(link).then(() => "", ({ message }) => message), link), "", `${name}: ${tag}`);
        boards++;
      }
    }
    assert.ok(boards >= 9, `${boards} boards`);
  });
}
