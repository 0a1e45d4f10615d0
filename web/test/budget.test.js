// What a visit costs on its way, in bytes by part: none may grow by more than a hundredth of
// what was recorded in budget.json. RECORD=1 node --test test/budget.test.js records it again.
import assert from "node:assert/strict";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { main } from "./levels.js";
import { gunzipSync, gzipSync } from "node:zlib";
import { versionIn } from "./builds.js";
import { here } from "./server.js";

const dist = here("../../dist");
const recorded = here("budget.json");

/** parts adds up what a visit is sent, as it is packed on its way; by gzip's own packing, for the programs may have been packed by a better one. */
async function parts() {
  const version = join("v", await versionIn(dist));
  const { files } = JSON.parse(await readFile(join(dist, version, "manifest.json"), "utf8"));
  const sum = { "programs, brotli": 0, "programs, gzip": 0, "programs, LZMA": 0, "scripts": 0, "styles": 0, "faces": 0, "pages": 0, "true.html": 0, "palace-board.js": 0, "the reader of codes": 0, "what packs a lesson": 0, "the longest language": 0, "its lessons": 0, "a first step": 0 };
  for (const [name, size] of Object.entries(files)) {
    if (name.endsWith(".wasm.br")) sum["programs, brotli"] += size;
    if (name.endsWith(".wasm.gz")) sum["programs, gzip"] += gzipSync(gunzipSync(await readFile(join(dist, version, name))), { level: 9 }).length;
    if (name.endsWith(".wasm.lzma")) sum["programs, LZMA"] += size;
  }
  const kinds = { ".js": "scripts", ".css": "styles", ".html": "pages", ".woff2": "faces" };
  for (const folder of ["", version]) {
    for (const name of await readdir(join(dist, folder), { recursive: Boolean(folder) })) {
      const scans = /^scan\/zxing\./.test(name); // which a teacher's camera loads
      const packs = /^scorm\//.test(name); // which a teacher loads who saves a package
      const language = /^words\/(lessons\/)?[\w-]+\.json$/.exec(name);
      if (language) sum[language[1] ? "its lessons" : "the longest language"] = Math.max(sum[language[1] ? "its lessons" : "the longest language"], gzipSync(await readFile(join(dist, folder, name)), { level: 9 }).length);
      const ahead = /^words\/ahead\/.*\.json$/.test(name); // of which a visit loads the one that it chooses
      if (ahead) sum["a first step"] = Math.max(sum["a first step"], gzipSync(await readFile(join(dist, folder, name)), { level: 9 }).length);
      const kind = scans ? "the reader of codes" : packs ? "what packs a lesson" : sum[name] === undefined ? kinds[extname(name)] : name; // which pages of others load, and no visit
      if (kind && !/^palace\.html$/.test(name)) sum[kind] += gzipSync(await readFile(join(dist, folder, name)), { level: 9 }).length;
    }
  }
  return sum;
}

main("a language is a file of at most 75 kB, without its lessons", async () => {
  const { "the longest language": longest } = await parts();
  assert.ok(longest > 0 && longest <= 75000, `${longest} bytes`);
});

main("the faces are at most 70 kB together", async () => {
  const { faces } = await parts();
  assert.ok(faces > 0 && faces <= 70000, `${faces} bytes`);
});

main("no part of what is sent has grown by more than a hundredth", async (t) => {
  const now = await parts();
  t.diagnostic(JSON.stringify(now));
  if (process.env.RECORD) return writeFile(recorded, `${JSON.stringify(now, null, 2)}\n`);
  const before = JSON.parse(await readFile(recorded, "utf8"));
  assert.deepEqual(Object.keys(now), Object.keys(before));
  const grown = Object.keys(now).filter((part) => !(now[part] > 0 && now[part] <= 1.01 * before[part])).map((part) => `${part}: ${now[part]} bytes, and had ${before[part]}`);
  assert.deepEqual(grown, [], "which package of a program has grown, go test ./web/build -run TestPrograms says");
});
