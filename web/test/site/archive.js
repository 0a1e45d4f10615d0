// The archive: unpacked on any host it is the page, under any address, with and without a
// network, and a newer archive unpacked over it takes its place.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { limit, until } from "../browser.js";
import { another, pack, versionIn } from "../builds.js";
import { after, before, long } from "../levels.js";
import { here, serve } from "../server.js";
import { soon } from "./offline.js";

/** unpack unpacks a zip file, as every host can. */
export async function unpack(file, to) {
  const zip = await readFile(file);
  const end = zip.lastIndexOf("PK\x05\x06", undefined, "latin1");
  let at = zip.readUInt32LE(end + 16);
  for (let files = zip.readUInt16LE(end + 10); files > 0; files--) {
    const [method, size, name, extra, comment, from] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32), zip.readUInt32LE(at + 42)];
    const path = join(to, zip.toString("utf8", at + 46, at + 46 + name));
    const begin = from + 30 + zip.readUInt16LE(from + 26) + zip.readUInt16LE(from + 28);
    const body = zip.subarray(begin, begin + size);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, method ? inflateRawSync(body) : body);
    at += 46 + name + extra + comment;
  }
}

/** plain serves a folder as a school's server might: Python's own server, or ours where there is none. */
async function plain(folder) {
  if (spawnSync("python3", ["--version"]).status !== 0) return serve(folder);
  const server = spawn("python3", ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder], { stdio: ["ignore", "pipe", "ignore"] });
  const said = await new Promise((resolve, reject) => {
    let text = "";
    server.stdout.on("data", (part) => /port \d+/.test(text += part) && resolve(text));
    server.on("exit", () => reject(new Error("the plain server ended")));
  });
  const close = () => new Promise((resolve) => server.exitCode === null && server.signalCode === null ? server.once("exit", resolve) && server.kill() : resolve());
  return { url: `http://127.0.0.1:${/port (\d+)/.exec(said)[1]}/`, close };
}

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  let work, second;
  before(async () => {
    work = await mkdtemp(join(tmpdir(), "palace-"));
    second = await another("archived");
    pack(here("../../dist"), join(work, "one.zip"));
    pack(second.folder, join(work, "two.zip"));
  });
  after(async () => {
    await second?.remove();
    await rm(work, { recursive: true, force: true });
  });

  long("unpacked under an address of a plain server it is played, without a network too, and a newer one takes its place", async (t) => {
    const lessons = join(work, "lessons/mathematics");
    await unpack(join(work, "one.zip"), lessons);
    const server = await plain(work);
    const context = await house.browser.newContext();
    t.after(async () => {
      await context.close();
      await server.close();
    });
    await context.addInitScript(soon);
    const page = await context.newPage();
    page.setDefaultTimeout(limit);
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    const at = `${server.url}lessons/mathematics/palace/`;
    const playable = async () => {
      await page.waitForFunction(() => globalThis.palace && document.querySelector("#curtain")?.hidden);
      await page.evaluate(() => palace.ready);
      return page.evaluate(() => starter.version);
    };
    const kept = (version) => until(page, async (version) => {
      const names = await caches.keys();
      return names.length === 1 && names[0].endsWith(` ${version}`) && Boolean(await caches.match(new URL("whole", location.href)));
    }, version);
    const [one, two] = [await versionIn(here("../../dist")), await versionIn(second.folder)];

    await page.goto(`${at}#rook@2,1`);
    assert.equal(await playable(), one);
    const play = () => page.evaluate(() => palace.open("rook@2,1").then(() => palace.move([1, 1])).then(() => palace.settled()));
    assert.equal((await play()).history.length, 2, "Palace answers");
    assert.deepEqual(asked.filter((url) => !url.startsWith(at) && !/^(blob|data):/.test(url)), [], "everything lies in the folder");
    await kept(one);
    // Without a network.
    await context.setOffline(true);
    await page.reload();
    assert.equal(await playable(), one);
    assert.equal((await play()).history.length, 2);
    await context.setOffline(false);
    // The next one, unpacked over it.
    await unpack(join(work, "two.zip"), lessons);
    await page.reload();
    assert.equal(await playable(), two);
    await kept(two);
    await context.setOffline(true);
    await page.reload();
    assert.equal(await playable(), two);
    assert.equal((await play()).history.length, 2);
  });
}
