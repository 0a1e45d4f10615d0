// The built site with two languages more, which are there for tests alone.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { here, serve } from "./server.js";

/** spoken serves the site, whose programs have been built, and returns its server, its folder and how to remove it. */
export async function spoken() {
  const folder = mkdtempSync(join(tmpdir(), "palace-"));
  const programs = readdirSync(here("../../bin")).filter((name) => /^(playground|worker)\.wasm/.test(name)).map((name) => `bin/${name}`);
  execFileSync(process.env.GO ?? "go", ["run", "./web/build", "-pseudo", "-out", folder, ...programs], { cwd: here("../..") });
  const server = await serve(folder);
  return {
    server,
    folder,
    async remove() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
