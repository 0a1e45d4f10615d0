// A worker that packs files of the site into a zip: it fetches them one after the other, tells how
// many bytes have come, and answers with the archive. What is packed already is most of it, so that
// nothing is packed again. Whoever does not want it any more ends the worker.
import { alarm } from "../js/patience.js";

const patience = 20; // seconds without a byte
const [local, central, end] = [0x04034b50, 0x02014b50, 0x06054b50]; // how the parts of a zip begin
const version = 20; // of the format that a reader must know
const utf8 = 1 << 11; // so are the names written
const changed = 0x21; // the first day that the format can tell, as in web/archive: the same files, the same bytes

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n;
});

function checksum(bytes) {
  let sum = -1;
  for (const byte of bytes) sum = table[(sum ^ byte) & 255] ^ (sum >>> 8);
  return ~sum >>> 0;
}

/** fields writes numbers of two bytes, or of four where they stand in a list. */
function fields(numbers) {
  const view = new DataView(new ArrayBuffer(numbers.reduce((sum, n) => sum + (Array.isArray(n) ? 4 : 2), 0)));
  let at = 0;
  for (const n of numbers) {
    if (Array.isArray(n)) view.setUint32(at, n[0], true);
    else view.setUint16(at, n, true);
    at += Array.isArray(n) ? 4 : 2;
  }
  return new Uint8Array(view.buffer);
}

/** zip returns the parts of an archive with the files of a list of [name, bytes]. */
function zip(files) {
  const [parts, directory] = [[], []];
  let at = 0;
  const put = (list, ...added) => {
    list.push(...added);
    return added.reduce((sum, part) => sum + part.length, 0);
  };
  let size = 0; // of the directory
  for (const [name, bytes] of files) {
    const word = new TextEncoder().encode(name);
    const about = [version, utf8, 0, 0, changed, [checksum(bytes)], [bytes.length], [bytes.length], word.length, 0];
    size += put(directory, fields([[central], version, ...about, 0, 0, 0, [0], [at]]), word);
    at += put(parts, fields([[local], ...about]), word, bytes);
  }
  return [...parts, ...directory, fields([[end], 0, 0, files.length, files.length, [size], [at], 0])];
}

/** fetched returns the bytes of a file, and tells of each part that comes. */
async function fetched(address, tell) {
  const abort = new AbortController();
  const wait = async (promise) => {
    const content = alarm(patience, () => abort.abort());
    try {
      return await promise;
    } finally {
      content();
    }
  };
  const response = await wait(fetch(address, { signal: abort.signal }));
  if (!response.ok || !response.body) throw new Error(String(response.status));
  const reader = response.body.getReader();
  const parts = [];
  for (let part = await wait(reader.read()); !part.done; part = await wait(reader.read())) {
    parts.push(part.value);
    tell(part.value.length);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/**
 * right says whether a file is what it should be: a host may add to a page, but not give one of another
 * version, and some unpack a program by themselves, which the board takes as well.
 */
function right(bytes, { from, size }, version) {
  if (from === "index.html") return new TextDecoder().decode(bytes).includes(`start.js?${version}`);
  if (from.endsWith(".html") && !from.startsWith("v/")) return bytes.length >= size;
  return bytes.length === size || (from.endsWith(".wasm.gz") && bytes[0] === 0);
}

/** alone leaves out of the first page what make single tells of the page beside it, which is in no package: so does web/scorm. */
function alone(bytes) {
  return new TextEncoder().encode(new TextDecoder().decode(bytes).replace(/(<!-- single -->).*/, "$1"));
}

addEventListener("message", async ({ data: { root, version, files, texts } }) => {
  const packed = Object.entries(texts).map(([name, words]) => [name, new TextEncoder().encode(words)]);
  const had = new Map(); // by address: some files are there twice
  let come = 0;
  for (const file of files) {
    try {
      const bytes = had.get(file.from) ?? await fetched(new URL(file.from, root), (part) => postMessage({ bytes: (come += part) }));
      if (!right(bytes, file, version)) throw new Error("other");
      had.set(file.from, bytes);
      packed.push([file.name, file.from === "index.html" ? alone(bytes) : bytes]);
    } catch (error) {
      return postMessage({ lost: file.from, why: error.message });
    }
  }
  packed.sort(([a], [b]) => (a < b ? -1 : 1));
  postMessage({ archive: new Blob(zip(packed), { type: "application/zip" }) });
});
