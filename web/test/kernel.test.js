// The kernels that the engines run on the vectors of the machine: each binary is its
// text assembled, the one that counts does what counting square by square does, and
// the page's workers use them.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import wabt from "wabt";
import { launch, open } from "./browser.js";
import { here, serve } from "./server.js";

const kernels = ["palace", "subtraction"].map((game) => `../../engine/${game}/kernel/kernel`).concat("../../render/kernel/kernel");
const edge = 256;

test("each kernel is its text, assembled", async () => {
  const { parseWat } = await wabt();
  for (const name of kernels) {
    const [text, binary] = await Promise.all(["wat", "wasm"].map((kind) => readFile(here(`${name}.${kind}`))));
    const { buffer } = parseWat(`${name}.wat`, text, { simd: true }).toBinary({});
    assert.ok(Buffer.from(buffer).equals(binary), `${name}.wasm is out of date: run make kernels`);
  }
});

/** count is what the kernel does, square by square; it changes top and left. */
function count(top, left, rows) {
  const values = [];
  for (let y = 0; y < rows; y++) {
    let row = left[y];
    let next = left[edge + y];
    for (let x = 0; x < edge; x++) {
      const sum = (row + top[x] + top[edge + x]) & 63;
      const palace = sum >> 5;
      values.push(palace ? sum - 64 : sum);
      row = (row + palace) & 63;
      [top[edge + x], next] = [next, (top[edge + x] + palace) & 63];
      top[x] = (top[x] + palace) & 63;
    }
    left[y] = row;
    left[edge + y] = next;
  }
  return values;
}

test("the kernel counts, whatever crosses the edges of a block", async () => {
  const [values, top, left, scratch, end] = [4096, 80000, 81000, 82000, 83000];
  const mem = new WebAssembly.Memory({ initial: 2 });
  const module = await readFile(here(`${kernels[0]}.wasm`));
  const { instance } = await WebAssembly.instantiate(module, { go: { mem, scratch: new WebAssembly.Global({ value: "i32" }, scratch) } });
  const bytes = new Uint8Array(mem.buffer);
  for (let n = 0; n < 60; n++) {
    const rows = n % 3 ? edge : 16 * (1 + (n % 16));
    const counters = () => Uint8Array.from({ length: 2 * edge }, () => Math.random() * (1 + n));
    const [above, before] = [counters(), counters()];
    bytes.fill(99);
    bytes.set(above, top);
    bytes.set(before, left);
    instance.exports.block(n % 2 ? values : 0, top, left, rows);
    const want = count(above, before, rows);
    if (n % 2) {
      const got = new Int8Array(mem.buffer, values, want.length);
      const wrong = want.findIndex((v, i) => v !== got[i]);
      assert.equal(wrong, -1, `(${wrong % edge}, ${Math.floor(wrong / edge)}) of round ${n}`);
    } else {
      assert.equal(bytes[values], 99, "values that nobody wants");
    }
    assert.deepEqual(bytes.slice(top, top + 2 * edge), above);
    assert.deepEqual(bytes.slice(left, left + 2 * edge), before);
    const outside = [values - 1, values + edge * rows, top - 1, top + 2 * edge, left - 1, left + 2 * edge, scratch + 256, end];
    assert.deepEqual(outside.map((at) => bytes[at]), outside.map(() => 99), "what it has no business with");
  }
});

test("the page's workers use them", async () => {
  const server = await serve(here("../../dist"));
  const browser = await launch();
  try {
    const { page, close } = await open(browser, `${server.url}index.html`);
    await page.evaluate(() => palace.ready);
    const vectors = await Promise.all(page.workers().map((worker) => worker.evaluate(async () => {
      while (!globalThis.engine) await new Promise((resolve) => setTimeout(resolve, 50));
      return engine.vectors;
    })));
    assert.ok(vectors.length > 0 && vectors.every(Boolean), `${vectors}`);
    await close();
  } finally {
    await browser.close();
    await server.close();
  }
});
