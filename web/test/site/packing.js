// A lesson saved from the page as a package for learning systems: the files of the command's package, byte
// for byte, from wherever a teacher looks for it; what goes wrong on the way is one sentence.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { open, sizes } from "../browser.js";
import { after, before, kin, long, test } from "../levels.js";
import { here } from "../server.js";
import { unpack } from "./archive.js";
import { exactly, lesson, says } from "../words.js";

const text = "name: our-own-lesson\ntitle: Our own <lesson>\n\nstep: Who wins?\nboard: rook@3,3&map=off\nsay: Look.\ntask: outcome 3,3\nhint: Look again.\nright: Copying wins.\n\nstep: Well done\nsay: That was all.\n";

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  let work;
  before(async () => {
    work = await mkdtemp(join(tmpdir(), "palace-"));
    await writeFile(join(work, "our-own-lesson.txt"), text);
  });
  after(() => rm(work, { recursive: true, force: true }));

  /** saved saves the package of the dialog that is open, and returns the folder with its files. */
  const saved = async (page) => {
    const download = page.waitForEvent("download");
    await page.click('#scorm-save');
    const file = await download;
    const folder = await mkdtemp(join(work, "page-"));
    await unpack(await file.path(), folder);
    await page.waitForSelector('#scorm-done', { state: "visible" });
    await page.click("#scorm .dialog-top button");
    return { name: file.suggestedFilename(), folder };
  };
  const list = async (folder) => (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name).slice(folder.length + 1)).sort();
  /** same compares a package with that of the command. */
  const same = async (lesson, folder) => {
    const own = await mkdtemp(join(work, "command-"));
    execFileSync("go", ["run", "./cmd/palace", "lesson", "scorm", lesson, "-o", join(own, "../x.zip")], { cwd: here("../..") });
    await unpack(join(own, "../x.zip"), own);
    const names = await list(own);
    assert.ok(names.length > 20 && names.includes("imsmanifest.xml"), `the command packs ${names}`);
    assert.deepEqual(await list(folder), names);
    for (const name of names) assert.ok((await readFile(join(own, name))).equals(await readFile(join(folder, name))), `${name} differs`);
  };

  for (const [name, size] of Object.entries(sizes)) {
    kin(false, name === "narrow")(`the package from the teacher's room is the command's, ${name}`, async (t) => {
      const page = await house.visit(t, "class&lesson=corner-the-rook", size);
      const { x, y } = await page.evaluate(() => palace.idle().then(() => palace.locate([0, 0])));
      const bar = await page.evaluate(() => document.querySelector("#board").getBoundingClientRect().toJSON());
      assert.ok(x - bar.left < 72 && y - bar.top < 72, `the board stands in its corner: ${x},${y}`); // beside a ruler of less than half a square
      await page.click("#gather [data-scorm]");
      const { name, folder } = await saved(page);
      assert.equal(name, "corner-the-rook.zip");
      await same("corner-the-rook", folder);
    });
  }

  test("a lesson of one's own is packed from the editor, as from its file", async (t) => {
    const page = await house.visit(t, "rook@3,3");
    await page.click(".rooms [data-to=teach]");
    await page.click("#teach [data-make]");
    await page.locator("#maker-other summary").click();
    await page.setInputFiles("#maker-file", join(work, "our-own-lesson.txt"));
    await page.waitForSelector("#maker .maker-status[data-fine]");
    await page.click("#maker-finish");
    await page.click("#maker-out [data-scorm]");
    assert.equal(await page.textContent("#scorm-lesson"), "Our own <lesson>");
    const { name, folder } = await saved(page);
    assert.equal(name, "our-own-lesson.zip");
    await same(join(work, "our-own-lesson.txt"), folder);
    await page.click("#maker-out .dialog-top button");
    await page.click("#maker-close");
  });

  test("it is offered with each lesson's notes, and in a lesson's Share; where there is no lesson it is not", async (t) => {
    const page = await house.visit(t, "lesson=mosaics&step=2");
    await page.click("#share-open");
    await page.click("#share [data-scorm]");
    assert.equal(await page.textContent("#scorm-lesson"), lesson("mosaics").title);
    assert.equal(await page.innerText("#scorm p"), says("scorm-as-package").replace("<b/>", lesson("mosaics").title));
    await page.click("#scorm .dialog-top button");
    await page.click("#share .dialog-top button");
    await page.evaluate(() => palace.open("rook@3,3"));
    await page.click("#share-open");
    assert.ok(await page.isHidden("#share [data-scorm]"));
    await page.click("#share .dialog-top button");
    await page.evaluate(() => palace.open("class"));
    assert.ok(await page.isHidden("#gather [data-scorm]"));
    await page.click(".rooms [data-to=teach]");
    await page.click("#plan-corner-the-queen summary");
    await page.click("#plan-corner-the-queen [data-scorm]");
    assert.equal(await page.textContent("#scorm-lesson"), lesson("corner-the-queen").title);
    await page.click("#scorm .dialog-top button");
  });

  long("a file that does not come is named in one sentence, and what is not wanted any more is given up", async (t) => {
    const { page, close } = await open(house.browser, `${house.server.url}#class&lesson=mosaics`);
    t.after(async () => {
      house.server.host.meddle = () => false;
      await close();
    });
    await page.evaluate(() => palace.ready);
    await page.click("#gather [data-scorm]");
    const [save, lost] = ['#scorm-save', '#scorm-lost'];
    for (const [file, meddle] of [
      ["files.json", (name, response) => name === "scorm/files.json" && response.writeHead(404).end()],
      ["launch.html", (name, response) => name === "scorm/launch.html" && response.writeHead(200).end("<p>Log in</p>")],
      ["licences.txt", (name, response) => name === "licences.txt" && response.writeHead(503).end()],
      ["index.html", (name, response) => name === "index.html" && response.writeHead(200).end("start.js?another")],
      ["worker.wasm.gz", (name, response, body) => name === "worker.wasm.gz" && response.writeHead(200).end(body.subarray(1))],
    ]) {
      house.server.host.meddle = meddle;
      await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
      await page.click(save);
      await page.waitForSelector(lost, { state: "visible" });
      const said = await page.innerText(lost);
      assert.match(said, exactly("scorm-lost"));
      assert.ok(said.includes(file), said);
      assert.ok(await page.isVisible(save));
    }

    let asked = () => {};
    const begun = new Promise((resolve) => (asked = resolve));
    house.server.host.meddle = (name) => name === "licences.txt" && (asked(), true); // which never comes
    await page.click(save);
    await begun;
    assert.ok(await page.isHidden(lost));
    await page.click('#scorm-cancel');
    assert.ok(await page.isVisible(save) && await page.isHidden("#scorm progress"));
    house.server.host.meddle = () => false;
    assert.equal((await saved(page)).name, "mosaics.zip");
  });

  test("a frame does not offer it", async (t) => {
    const { page, troubles, close } = await open(house.browser, `${house.server.url}course.html`);
    t.after(close);
    await page.evaluate(() => document.body.append(Object.assign(document.createElement("iframe"), { src: "index.html#class&lesson=mosaics", width: 1200, height: 700 })));
    const frame = await (await page.waitForSelector("iframe")).contentFrame();
    await frame.waitForFunction(() => window.palace);
    await frame.evaluate(() => palace.ready);
    assert.equal(await frame.locator("[data-scorm]:visible").count(), 0);
    assert.ok(await frame.locator("#gather-wall").isVisible());
    assert.deepEqual(troubles, []);
  });
}
