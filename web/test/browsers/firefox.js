// Firefox as it is installed, headless. It is driven by Marionette, which is WebDriver's
// commands over a socket: geckodriver does no more than pass them on, and neither Debian
// nor a package of npm's has that.
import { readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { newFile } from "./downloads.js";
import { Household, program, until } from "./house.js";
import { Page } from "./page.js";
import { screen, screenMissing } from "./screen.js";

const find = () => program(process.env.FIREFOX, "firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox");

const preferences = (downloads) => ({
  "marionette.port": 0, // any that is free; the profile's folder says which
  "webgl.force-enabled": true, // without a GPU, too
  "ui.prefersReducedMotion": 1,
  "browser.download.folderList": 2,
  "browser.download.dir": downloads,
  "browser.download.alwaysOpenPanel": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
});

/** Marionette passes commands on: [0, id, name, parameters], answered by [1, id, error, result], each after its length. */
class Marionette {
  #socket;
  #buffer = Buffer.alloc(0);
  #asked = new Map();
  #last = 0;

  constructor(socket) {
    this.#socket = socket;
    socket.on("data", (bytes) => this.#hear(bytes));
    for (const name of ["error", "close"]) {
      socket.on(name, () => {
        for (const { reject } of this.#asked.values()) reject(new Error("Firefox has hung up"));
        this.#asked.clear();
      });
    }
  }

  ask = (name, parameters) => new Promise((resolve, reject) => {
    const text = JSON.stringify([0, ++this.#last, `WebDriver:${name}`, parameters]);
    this.#asked.set(this.#last, { name, resolve, reject });
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
  });

  #hear(bytes) {
    this.#buffer = Buffer.concat([this.#buffer, bytes]);
    for (;;) {
      const colon = this.#buffer.indexOf(":");
      const end = colon + 1 + Number(this.#buffer.subarray(0, Math.max(0, colon)));
      if (colon < 0 || this.#buffer.length < end) return;
      const message = JSON.parse(this.#buffer.subarray(colon + 1, end));
      this.#buffer = this.#buffer.subarray(end);
      if (Array.isArray(message)) this.#answer(message); // the first says who is there
    }
  }

  #answer([, id, error, result]) {
    const { name, resolve, reject } = this.#asked.get(id);
    this.#asked.delete(id);
    if (error) reject(new Error(`${name}: ${error.message}`));
    else resolve(result && "value" in result ? result.value : result);
  }
}

/** launch starts Firefox and returns {page, version, close}. */
async function launch(viewport) {
  const household = new Household();
  try {
    const [home, profile, downloads] = [await household.folder(), await household.folder(), await household.folder()];
    const lines = Object.entries(preferences(downloads)).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
    await writeFile(join(profile, "user.js"), lines.join(""));
    const { alive } = household.start(find(), ["--headless", "--marionette", "--no-remote", "--profile", profile], {
      env: { ...process.env, ...(await screen(household)), HOME: home, MOZ_CRASHREPORTER_DISABLE: "1" },
    });
    const port = await until("Firefox starts", async () => {
      alive();
      return Number(await readFile(join(profile, "MarionetteActivePort"), "utf8").catch(() => 0)) || null;
    });
    const socket = connect(port, "127.0.0.1");
    await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
    const { ask } = new Marionette(socket);
    const { capabilities } = await ask("NewSession", {});
    const page = new Page(ask, newFile(downloads));
    await page.resize(viewport);
    return { page, version: capabilities.browserVersion, close: () => household.end() };
  } catch (error) {
    await household.end();
    throw error;
  }
}

export const firefox = {
  name: "Firefox",
  launch,
  missing: () => screenMissing() || (find() ? "" : "no Firefox found: install one (on Debian: apt-get install firefox-esr), or name it in the variable FIREFOX"),
};
