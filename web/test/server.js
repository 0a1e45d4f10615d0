// A static server for the tests: the built site, as any host would serve it, on a
// port of its own.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

/** types are those of the files that a site has, by the ends of their names. */
export const types = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".gz": "application/gzip",
  ".lzma": "application/x-lzma",
};

/** here turns a path relative to this folder into a file name. */
export const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * serve serves a folder under /some/path/, so that absolute addresses in the site
 * would fail, and returns {url, sent, asked, host, close}. Instead maps a path to another
 * file, or to what to send; sent counts the bytes sent of each path, and asked lists all paths asked for.
 *
 * The host can be changed at any time: folder is what it serves, headers(name) returns
 * more headers, and meddle(name, response, body), if it returns true, has answered itself;
 * a name is without the folder of its version. Without faces a page that asks for one to write with gets an empty file: whether a face is there
 * soon enough to be seen is a matter of chance, and what is measured would be one as well.
 */
export async function serve(folder, instead = {}) {
  const base = "/some/path/";
  const sent = {};
  const asked = [];
  const host = { folder, faces: true, headers: () => ({}), meddle: () => false };
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    const name = normalize(path.slice(base.length) || "index.html");
    if (!path.startsWith(base) || name.startsWith("..")) return response.writeHead(404).end();
    asked.push(name);
    try {
      const plain = name.replace(/^v\/\w+\//, "");
      const face = request.headers["sec-fetch-dest"] === "font" && !host.faces;
      const body = face ? Buffer.alloc(0) : instead[name] instanceof Buffer ? instead[name] : await readFile(instead[name] ?? join(host.folder, name));
      if (host.meddle(plain, response, body)) return;
      sent[name] = body.length;
      response.writeHead(200, { "Content-Type": types[extname(name)] ?? "application/octet-stream", "Content-Length": body.length, ...host.headers(plain) });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}${base}`,
    sent,
    asked,
    host,
    close: () => new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
  };
}
