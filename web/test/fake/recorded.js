// The games that Go has played and recorded (web/table/testdata/transcripts), for the tests
// of the page without Go: each step with the whole page that came of it.
import { readdir, readFile } from "node:fs/promises";
import { here } from "../server.js";

const folder = here("../table/testdata/transcripts");

/** recorded returns the catalogue, and the games by name: lists of {call, args, error, page}. */
export async function recorded() {
  const games = {};
  let catalog = null;
  for (const file of await readdir(folder)) {
    let page = {}; // a step has what has changed by it
    games[file.replace(".json", "")] = JSON.parse(await readFile(`${folder}/${file}`, "utf8")).map(({ call, args, answer, page: changed }) => {
      if (call === "catalog") catalog = answer.value;
      page = { ...page, ...changed };
      return { call, args, error: answer?.error, page };
    });
  }
  return { catalog, games };
}
