// WebKitGTK's MiniBrowser, driven by its WebKitWebDriver over HTTP.
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { newFile } from "./downloads.js";
import { Household, program, until } from "./house.js";
import { Page } from "./page.js";
import { screen, screenMissing } from "./screen.js";

const find = () => program(process.env.WEBKIT_DRIVER, "WebKitWebDriver");

/** paths says which of WebDriver's addresses each command has. */
const paths = {
  SetTimeouts: "timeouts",
  SetWindowRect: "window/rect",
  Navigate: "url",
  Refresh: "refresh",
  ExecuteAsyncScript: "execute/async",
  PerformActions: "actions",
  TakeScreenshot: "screenshot",
};

/** freePort returns a port that nobody listens on. */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** send sends a command and returns its value. */
async function send(url, parameters) {
  const options = parameters ? { method: "POST", body: JSON.stringify(parameters) } : {};
  const response = await fetch(url, options);
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${url}: ${value.error} ${value.message}`);
  return value;
}

/** launch starts WebKitGTK's MiniBrowser and returns {page, version, close}. */
async function launch(viewport) {
  const household = new Household();
  try {
    const [home, downloads, port] = [await household.folder(), await household.folder(), await freePort()];
    await writeFile(join(home, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
    const { alive } = household.start(find(), [`--port=${port}`], {
      env: { ...process.env, ...(await screen(household)), HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
    });
    const driver = `http://127.0.0.1:${port}`;
    await until("WebKitWebDriver starts", () => {
      alive();
      return send(`${driver}/status`).then(() => true, () => false);
    });
    const { sessionId, capabilities } = await send(`${driver}/session`, { capabilities: {} });
    const ask = (name, parameters) => send(`${driver}/session/${sessionId}/${paths[name]}`, name === "TakeScreenshot" ? undefined : parameters);
    const close = () => fetch(`${driver}/session/${sessionId}`, { method: "DELETE" }).finally(() => household.end());
    const page = new Page(ask, newFile(downloads));
    await page.resize(viewport);
    return { page, version: capabilities.browserVersion, close };
  } catch (error) {
    await household.end();
    throw error;
  }
}

export const webkit = {
  name: "WebKit",
  launch,
  missing: () => screenMissing() || (find() ? "" : "no WebKitWebDriver found: install it (on Debian: apt-get install webkit2gtk-driver), or name it in the variable WEBKIT_DRIVER"),
};
