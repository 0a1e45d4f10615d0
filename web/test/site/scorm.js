// A lesson as a package of SCORM 1.2, in a learning system with quirks: what is done arrives there, and
// whoever comes back goes on where they were.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { open } from "../browser.js";
import { after, before, kin, long, main, test } from "../levels.js";
import { here, serve } from "../server.js";
import { unpack } from "./archive.js";

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  let work, server, elsewhere;
  before(async () => {
    work = await mkdtemp(join(tmpdir(), "palace-"));
    const zip = join(work, "lesson.zip");
    const own = join(work, "own.txt"); // whose last step is only read
    await writeFile(own, "name: own\ntitle: Our own\n\nstep: Look\nboard: rook@3,3&map=off\nsay: A rook.\n\nstep: Who wins?\nboard: rook@3,3&map=off\nsay: Look.\ntask: outcome 3,3\nhint: Look again.\nright: Copying wins.\n\nstep: Well done\nsay: That was all.\n");
    for (const [lesson, folder] of [["corner-the-rook", "."], [own, "own"]]) {
      execFileSync("go", ["run", "./cmd/palace", "lesson", "scorm", lesson, "--out", zip], { cwd: here("../..") });
      await unpack(zip, join(work, "course", folder));
      await copyFile(here("fake/lms.html"), join(work, "course", folder, "lms.html"));
    }
    await writeFile(join(work, "course/blank.html"), `<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">`);
    await writeFile(join(work, "course/between.html"), `<!doctype html><title>Between</title><link rel="icon" href="data:,"><iframe style="width:100%;height:660px;border:0"></iframe><script src="between.js"></script>`);
    await writeFile(join(work, "course/between.js"), `document.querySelector("iframe").src = location.search.slice(1);`);
    server = await serve(join(work, "course"));
    elsewhere = await serve(join(work, "course"));
  });
  after(async () => {
    await server?.close();
    await elsewhere?.close();
    await rm(work, { recursive: true, force: true });
  });

  /** attend opens the lesson in the learning system. */
  const attend = async (t, quirks = "", folder = "") => {
    const { page, troubles, close } = await open(house.browser, `${server.url}${folder}lms.html?${quirks}`);
    t.after(async () => {
      await close();
      assert.deepEqual(troubles, []);
    });
    return page;
  };
  const launched = (page) => page.frames().find((frame) => frame.url().endsWith("launch.html"));
  /** lesson is the page of the lesson, when it can be played. */
  const lesson = async (page) => {
    for (;;) {
      const frame = page.frames().find((frame) => frame.url().includes("index.html#lesson"));
      if (await frame?.evaluate(() => Boolean(window.palace)).catch(() => false)) {
        await frame.evaluate(() => palace.ready);
        return frame;
      }
      await page.waitForTimeout(100);
    }
  };
  const told = (page, name, value) => page.waitForFunction(([name, value]) => window.data[name] === value, [name, value]);
  /** win plays the first step's game, where copying wins. */
  const win = (frame) => frame.evaluate(async () => {
    for (let now = palace.state(); now.phase !== "over"; now = await palace.settled()) await palace.move([Math.min(...now.position), Math.min(...now.position)]);
  });

  main("what is done in a lesson arrives in a learning system, and goes on there", async (t) => {
    const page = await attend(t, "nulls");
    let frame = await lesson(page);
    await told(page, "cmi.core.lesson_status", "incomplete");
    await win(frame);
    await told(page, "cmi.suspend_data", "1");
    assert.deepEqual(await page.evaluate(() => [data["cmi.core.score.raw"], data["cmi.core.lesson_location"]]), ["14", "1"]);
    await frame.evaluate(() => palace.next());
    await told(page, "cmi.core.lesson_location", "2");

    const system = page.url();
    await page.goto(`${server.url}blank.html`); // somebody else uses this browser in between
    await page.evaluate(() => localStorage.setItem("palace-lessons", "corner-the-rook 1,2,3,4,5;why-gold 2"));
    await page.goto(system);
    frame = await lesson(page);
    assert.deepEqual(await frame.evaluate(() => palace.state().lesson), { name: "corner-the-rook", step: 2, steps: 7, solved: false });
    assert.equal(await page.evaluate(() => localStorage.getItem("palace-lessons")), "corner-the-rook 1;why-gold 2");
    assert.equal(await page.evaluate(() => data["cmi.suspend_data"]), "1");

    // All the other steps, as the page would keep them.
    await page.evaluate(() => localStorage.setItem("palace-lessons", "corner-the-rook 1,2,3,4,5,6,7"));
    await frame.evaluate(() => palace.next());
    await told(page, "cmi.core.lesson_status", "completed");
    assert.equal(await page.evaluate(() => data["cmi.core.score.raw"]), "100");
    // What is done in the lesson that follows is no part of this one.
    await frame.evaluate(() => palace.open("lesson=corner-the-queen&step=4"));
    await page.waitForTimeout(600);
    assert.equal(await page.evaluate(() => data["cmi.core.lesson_location"]), "3");
    await page.evaluate(() => document.querySelector("#outer").remove());
    await page.waitForFunction(() => window.calls.at(-1)[0] === "LMSFinish");
    assert.match(await page.evaluate(() => data["cmi.core.session_time"]), /^\d\d:\d\d:\d\d$/);
  });

  test("a system that refuses is said, and has everything when it takes again", async (t) => {
    const page = await attend(t, "refuses&booleans");
    const frame = await lesson(page);
    await launched(page).waitForSelector("#refused", { state: "visible" });
    await page.evaluate(() => (window.refuses = false));
    await win(frame);
    await told(page, "cmi.suspend_data", "1");
    await launched(page).waitForSelector("#refused", { state: "hidden" });
  });

  long("what a system has refused is handed over in the next visit of the same pupil, and of no other", async (t) => {
    const page = await attend(t, "refuses&pupil=ada");
    await win(await lesson(page));
    await page.waitForFunction(() => /(^|;)corner-the-rook 1(;|$)/.test(localStorage.getItem("palace-lessons") ?? ""));
    await launched(page).waitForSelector("#refused", { state: "visible" });
    await page.waitForFunction(() => data["cmi.suspend_data"] === "1");
    for (const [pupil, has] of [["emmy", ""], ["ada", "1"]]) {
      await page.goto(`${server.url}blank.html`);
      await page.evaluate(() => sessionStorage.removeItem("lms"));
      await page.goto(`${server.url}lms.html?pupil=${pupil}`);
      await lesson(page);
      await told(page, "cmi.core.lesson_status", "incomplete");
      assert.equal(await page.evaluate(() => JSON.parse(sessionStorage.getItem("lms"))["cmi.suspend_data"]), has, pupil);
      assert.ok(await launched(page).isHidden("#refused"));
    }
    assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("palace-unsent"))), []);
  });

  // Its steps are read, answered and read; a browser may keep nothing of that.
  for (const [quirks, status, kept] of [["ones", "completed", true], ["capitals", "completed", false], ["mastery=60", "passed", true]]) {
    kin(false, !kept)(`a lesson from a file is over when its last step is read: ${quirks}, ${status}${kept ? "" : ", where nothing is kept"}`, async (t) => {
      const page = await attend(t, quirks, "own/");
      if (!kept) {
        await page.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException("full", "QuotaExceededError");
          };
        });
        await page.evaluate(() => delete window.data);
        await page.reload();
      }
      const frame = await lesson(page);
      await told(page, "cmi.core.lesson_status", "incomplete");
      await frame.evaluate(() => palace.next());
      await told(page, "cmi.core.score.raw", "33");
      await frame.evaluate(() => palace.next());
      await told(page, "cmi.core.score.raw", "67");
      await told(page, "cmi.core.lesson_status", status === "passed" ? "passed" : "incomplete");
      await frame.evaluate(() => palace.back());
      await frame.click(".option >> nth=0"); // P
      await told(page, "cmi.core.lesson_status", status);
      await told(page, "cmi.suspend_data", "1,2,3");
    });
  }

  for (const mode of ["browse", "review"]) {
    kin(false, mode === "browse")(`to ${mode} a lesson changes no results`, async (t) => {
      const page = await attend(t, `mode=${mode}`);
      await win(await lesson(page));
      await page.waitForFunction(() => /(^|;)corner-the-rook 1(;|$)/.test(localStorage.getItem("palace-lessons") ?? ""));
      await launched(page).evaluate(() => new Promise((done) => setTimeout(done, 300))); // it would have done so by then
      await page.evaluate(() => document.querySelector("#outer").remove());
      await page.waitForFunction(() => window.calls.at(-1)[0] === "LMSFinish");
      assert.deepEqual(await page.evaluate(() => calls.filter(([name]) => /Set|Commit/.test(name))), []);
    });
  }

  long("a launcher that the browser has put aside and shows again is heard again", async (t) => {
    const page = await attend(t);
    await lesson(page);
    await told(page, "cmi.core.lesson_status", "incomplete");
    await launched(page).evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
    assert.equal(await page.evaluate(() => calls.at(-1)[0]), "LMSFinish");
    await launched(page).evaluate(() => void setTimeout(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))));
    await page.waitForFunction(() => calls.filter(([name]) => name === "LMSInitialize").length === 2);
    await win(await lesson(page));
    await told(page, "cmi.suspend_data", "1");
  });

  test("a page of another host between the system and the lesson is looked past", async (t) => {
    const { page, troubles, close } = await open(house.browser, `${server.url}lms.html?between=${elsewhere.url}between.html`);
    t.after(close);
    await win(await lesson(page));
    await told(page, "cmi.suspend_data", "1");
    assert.deepEqual(troubles.filter((trouble) => !trouble.startsWith(`asked ${elsewhere.url}between.`)), []);
  });

  for (const quirk of ["none", "shut", "throws"]) {
    kin(false, quirk === "shut")(`a lesson is played where the learning system is ${quirk}`, async (t) => {
      const page = await attend(t, quirk);
      const frame = await lesson(page);
      await win(frame);
      await frame.waitForFunction(() => palace.state().lesson.solved);
      assert.equal(await launched(page).isVisible("#silent"), quirk !== "throws");
    });
  }
}
