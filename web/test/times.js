// A reporter of Node's test runner that writes a line of JSON for every test: how many
// seconds it took. See parts.js.
import { basename } from "node:path";

export default async function* times(source) {
  for await (const { type, data } of source) {
    if (!/^test:(pass|fail)$/.test(type) || data.nesting > 0 || data.skip !== undefined || data.name === data.file) continue;
    yield JSON.stringify({ seconds: data.details.duration_ms / 1000, name: data.name, of: basename(data.file ?? "").replace("levels.js", "web/test") }) + "\n";
  }
}
