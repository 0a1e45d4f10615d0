// What unpacks programs where the line is slow: a file that xz has packed, whole, in parts, cut short and spoilt.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { main } from "./levels.js";
import { here } from "./server.js";
import { unpacking } from "../site/js/board/unpack.js";

/** text makes the bytes that were packed: bytes by chance, runs, and pieces of before from all distances. */
function text() {
  const out = [];
  let x = 2463534242;
  const chance = (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % n;
  };
  while (out.length < 60000) {
    const kind = chance(8);
    if (kind === 0 || out.length < 9) for (let n = 1 + chance(3); n > 0; n--) out.push(chance(256));
    else if (kind === 1) for (let n = 1 + chance(600); n > 0; n--) out.push(out.at(-1));
    else {
      const far = 1 + chance(Math.min(out.length, [4, 40, 600, 60000][chance(4)]));
      for (let n = 1 + chance([3, 40, 400][chance(3)]); n > 0; n--) out.push(out.at(-far));
    }
  }
  return Buffer.from(out);
}

/** packed is made of it by xz --format=lzma -9e. */
const packed = Buffer.from(`
XQAAAAT//////////wBQH5pD1mn4tWkIc39UOXoudqYGaizsRiyOoHo6lh7iF4ImyvLgucGf/+qTTtD7ZxBIrSDzOEs7lp7kuNTRiXPfJ8929fFY09EW2JjJm+qiHi8d5gmMykQHdq95NRPQHsHJxp
HGkdgwdL16dzJzcwS2f4pshwp9BpxfF4Ie0uWugU4YFuHyMpEZ41olQokvDOAg3VRGF5pkffdx3Hd6wWrFnafjb51+36yfVtdyqJXx9vQww9qlaNZ5avWazFvlYRaCAnjBrEW5Y9H3v1fv9AnyGH9v
Z8zzOCJXaBNPX9cGYGkZWjRLpffIkBf5WVAO3FfTYKJMwMY9LX2FM/5XFNIbLwk6u+CWrr+7E3g4p9Ki2zKIAP9i4bd0BYGoGyll/8IDI6xEgYZ/ubmZBi6y0hV990pT6zgyBqyJaR+zLf3S14wI/3
GeODr0h1OZz00oAs5e/eyKUYSkl2TLX3nULLI0Wh3lzzH7crOFyQrWxVdrgFC8H52nPzxpFYDxWgBvUlj/kYxLbxsimZq9wr9mRYhyEJmKPMS60jBpoMuOaAoNubZ+3e0/2tZOX+kk6cR/ixWdyuLl
xywnjB7tcTM2DfcxPnWawMz9WJDvDV83NDS6OPCt+D4rDV0cdIxcCM6mwcYmiy6tyuaCpd4//CMbY7Ad9z8X8PA4i9c1HQ2JkynRI+p0wclqiMd6QOVeb29S1QZCFx20XDTl2tt1yfE8XXBy2owTRb
/pMrdOBOUDbiqDz7uaUWkoccIlgyfN+hnziXakFdNAapJdJl8+rbiS80aPJDocAmb9khBfByaV0jac6Mven13ZZsDT/D1P6DB6vDZgBouPSCncI0c0HEMuaKA+4gdM/RfPfc0OEPDNuVO42i0dswBx
itgzTvilXugRCBlIfPg+HA7kpD97Rc7Tp4MLft0BB7PHJXTJMFwGP5LOl8yXPtyTaKoHjlMEHK3bbowxTseCsEuJFCSMLZK08Rztj2NvY2AXeTAtyVqu+BANp85hzEEseqxLY6+iCYuMEHZYG/V3W2
rx9R1YQIPAWD3DU+XCb7Z7f9ZHlNM/BxtSQuAIq4zSdsYohVf5F9m/S3ogl0dPXT3g/79uDMYydho4N5KAVdjOufEtm6RHT7QKee/QA8zJsc/e/FZjtIVfQfdl1IKO6Pbot/ATjiwtkplks/nZ6p/5
rz+irSL3Iyn+M3t0
`, "base64");

/** unpacked unpacks parts and returns all that came; it rejects what is damaged. */
async function unpacked(parts, size) {
  const stream = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new Uint8Array(part));
      controller.close();
    },
  }).pipeThrough(unpacking(size));
  return Buffer.from(await new Response(stream).arrayBuffer());
}

/** cut cuts bytes into parts of some size, the first ones too small to begin with. */
const cut = (bytes, size) => Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));

main("what xz has packed is unpacked, in whatever parts it comes", async () => {
  const wanted = text();
  for (const size of [1, 2, 7, 13, 31, 32, 33, 500, packed.length]) {
    assert.ok((await unpacked(cut(packed, size), wanted.length)).equals(wanted), `in parts of ${size} bytes`);
  }
});

main("what is cut short, longer or shorter than it should be, or no such file is refused", async () => {
  const size = text().length;
  for (const length of [0, 1, 13, 17, 18, 40, packed.length >> 1, packed.length - 6, packed.length - 1]) {
    await assert.rejects(unpacked([packed.subarray(0, length)], size), /./, `${length} bytes of it`);
  }
  for (const other of [size - 1, size + 1, 2 * size]) await assert.rejects(unpacked([packed], other), /./, `as ${other} bytes`);
  await assert.rejects(unpacked([packed], 0));
  for (const other of ["<!doctype html><title>Not found</title><p>There is no such file here.", "\x1f\x8b\x08 and so on, as gzip begins, for long enough", "\0asm\x01\0\0\0 and so on, as programs begin, and long enough"]) {
    await assert.rejects(unpacked([Buffer.from(other, "latin1")], size));
  }
});

main("wherever a bit is wrong, it is never taken for what it should be", async () => {
  const wanted = text();
  for (let at = 14; at < packed.length; at += 3) {
    const spoilt = Buffer.from(packed);
    spoilt[at] ^= 1 << at % 8;
    await assert.rejects(unpacked(cut(spoilt, 400), wanted.length), /spoilt|repeats|longer/, `byte ${at}`);
  }
});

const programs = ["playground", "worker"].map((name) => here(`../../bin/${name}.wasm`));
main("the programs are what they were", { skip: programs.every((name) => existsSync(`${name}.lzma`)) ? false : "there are none that xz has packed" }, async () => {
  for (const name of programs) {
    const wanted = readFileSync(name);
    assert.ok((await unpacked(cut(readFileSync(`${name}.lzma`), 50_000), wanted.length)).equals(wanted), name);
  }
});
