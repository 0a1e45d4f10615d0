// Another version of the built site, for the tests of what happens when one is deployed.
import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { here } from "./server.js";

/** build runs the program that builds the site and returns what it prints. */
export function build(...args) {
  const { status, stdout, stderr } = spawnSync(process.env.GO ?? "go", ["run", "./web/build", ...args], { cwd: here("../.."), encoding: "utf8", maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`the site could not be built: ${stderr}`);
  return stdout;
}

/** pack packs a built site into an archive. */
export const pack = (folder, to) => build("-archive", to, "-out", folder);

/** single copies the built site and writes it there as one page, too; it returns the folder and how to remove it. */
export async function single() {
  const folder = await mkdtemp(join(tmpdir(), "palace-"));
  await cp(here("../../dist"), folder, { recursive: true });
  build("-single", "-out", folder);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** made returns what the page has from the code, by name. */
export const made = () => JSON.parse(build("-made"));

/** words returns the words of the look as the built site has them, its colours included. */
export const words = async (known = made()) => known["style/colours.css"] + await readFile(here("../site/style/tokens.css"), "utf8");

/** page returns a page of the site that was not built, with its panels and its words. */
export const page = (name) => Buffer.from(build("-english", name));

/** versionIn returns the version of a built site. */
export const versionIn = async (folder) => JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")).version;

/** edited builds the site with a script that edit has changed, and returns its folder and how to remove it. */
export async function edited(name, edit) {
  const work = await mkdtemp(join(tmpdir(), "palace-"));
  const [site, out] = [join(work, "site"), join(work, "dist")];
  await cp(here("../site"), site, { recursive: true });
  await writeFile(join(site, name), edit(await readFile(join(site, name), "utf8")));
  const built = here("../../bin");
  build("-site", site, "-out", out, ...(await readdir(built)).filter((name) => /^(playground|worker)\.wasm(\.|$)/.test(name)).map((name) => join(built, name)));
  return { folder: out, remove: () => rm(work, { recursive: true }) };
}

/**
 * another builds the site again, each script, style sheet and program differing from
 * the first by a mark that means nothing, and returns its folder and how to remove it.
 */
export async function another(mark, ...flags) {
  const work = await mkdtemp(join(tmpdir(), "palace-"));
  const [site, out] = [join(work, "site"), join(work, "dist")];
  await cp(here("../site"), site, { recursive: true });
  for (const name of ["js/main.js", "js/board/main.js", "js/worker.js", "style/layout.css"]) {
    await writeFile(join(site, name), `/*! ${mark} */\n${await readFile(join(site, name), "utf8")}`);
  }
  const first = here("../../dist");
  const folder = join(first, "v", await versionIn(first));
  const files = [];
  for (const name of ["playground.wasm", "worker.wasm"]) {
    // A section of its own, with a name and nothing else.
    const program = Buffer.concat([gunzipSync(await readFile(join(folder, `${name}.gz`))), Buffer.from([0, 1 + mark.length, mark.length]), Buffer.from(mark)]);
    await writeFile(join(work, name), program);
    await writeFile(join(work, `${name}.gz`), gzipSync(program, { level: 1 }));
    files.push(join(work, name), join(work, `${name}.gz`));
  }
  build(...flags, "-site", site, "-out", out, ...files);
  return { folder: out, remove: () => rm(work, { recursive: true }) };
}
