// The games that Go has played (web/table/testdata/transcripts), for the tests of the page without Go: each step
// with the whole page that came of it, as Go says it now.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { here } from "../server.js";

let played = null;

/** recorded returns the catalogue, and the games by name: lists of {call, args, error, page}. They are played once. */
export function recorded() {
  if (played) return played;
  const folder = mkdtempSync(join(tmpdir(), "palace-"));
  try {
    const file = join(folder, "pages.json");
    execFileSync(process.env.GO ?? "go", ["test", "-count=1", "-run", "^TestPages$", "./web/table", "-pages", file], { cwd: here("../.."), stdio: ["ignore", "ignore", "inherit"] });
    played = JSON.parse(readFileSync(file, "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
  return played;
}
