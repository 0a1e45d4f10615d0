// The package of <palace-board>, as make npm puts it together: what is in it, its types, and that a
// server which writes pages may import it.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readdir, readFile, rm, symlink, mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main } from "./levels.js";
import { promisify } from "node:util";
import { here } from "./server.js";

const run = promisify(execFile);

/** use is a program that uses the types: what is wrong in it is expected to be. */
const use = `
import { PalaceBoard, type Message, type Move, type State } from "palace-board";

const board: PalaceBoard = document.createElement("palace-board");
board.play();
const link: string = board.link;
// @ts-expect-error
board.link = link;
document.addEventListener("palace-move", ({ detail }) => {
  const { player, from, to, blocked, number, state }: Move = detail;
  const all: [string, number, number, number[][], number] = [player, from.length, to.length, blocked, number];
  // @ts-expect-error
  detail.winner;
});
board.addEventListener("palace-over", ({ detail }) => detail.winner === "first");
board.addEventListener("palace-solved", ({ detail }) => detail.lesson.step + 1);
addEventListener("message", ({ data }: MessageEvent<Message>) => {
  if (data.palace === "link") data.room.length;
  else if (data.palace === "state" || data.palace === "ready") data.state.history.length;
  // @ts-expect-error
  else data.state;
});
// What the types say of the state is what the page's own say.
const names: keyof Palace.State = "game" as keyof State;
const turns: keyof Palace.Turn = "to" as keyof State["history"][number];
const lessons: keyof Palace.InLesson = "name" as keyof NonNullable<State["lesson"]>;
const overlay: keyof Palace.Overlay = "kind" as keyof State["overlay"];
const whole: Pick<Palace.State, keyof State> = {} as State;
`;

main("the package holds the module and its types, and each says what the other does", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "palace-npm-"));
  t.after(() => rm(folder, { recursive: true }));
  const made = join(folder, "node_modules", "palace-board");
  await mkdir(made, { recursive: true });
  for (const name of await readdir(here("../npm"))) await copyFile(here(`../npm/${name}`), join(made, name));
  await copyFile(here("../../dist/palace-board.js"), join(made, "palace-board.js"));
  await copyFile(here("../../LICENSE"), join(made, "LICENSE"));

  const { stdout } = await run("npm", ["pack", "--dry-run", "--json", "--offline"], { cwd: made });
  const [{ files }] = JSON.parse(stdout);
  assert.deepEqual(files.map(({ path }) => path).sort(), ["LICENSE", "README.md", "package.json", "palace-board.d.ts", "palace-board.js"]);

  await symlink(here("../types"), join(folder, "types"));
  await writeFile(join(folder, "use.ts"), use);
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  const options = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--moduleResolution", "nodenext", "--lib", "es2024,dom,dom.iterable", "--skipLibCheck", "false"];
  await run(here("../node_modules/.bin/tsc"), [...options, "use.ts", "types/page.d.ts"], { cwd: folder }).catch(({ stdout }) => assert.fail(stdout));

  // Without a document there is nothing to define, and nothing goes wrong.
  const { stdout: names } = await run(process.execPath, ["--input-type=module", "-e", 'console.log(Object.keys(await import("palace-board")).join())'], { cwd: folder });
  assert.equal(names.trim(), "PalaceBoard");
  const declared = await readFile(join(made, "palace-board.d.ts"), "utf8");
  assert.match(declared, /^export class PalaceBoard /m);
});
