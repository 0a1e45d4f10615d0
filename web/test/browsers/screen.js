// A screen that nobody sees, drawn in software. Firefox needs one for WebGL even when it
// is headless; WebKitGTK cannot do without.
import { program, until } from "./house.js";

const find = () => program("Xvfb");
const needed = process.platform === "linux";

export const screenMissing = () => (!needed || find() ? "" : "no Xvfb found: install it (on Debian: apt-get install xvfb)");

/** screen starts one, where that is needed, and returns the environment that leads to it. */
export async function screen(household) {
  if (!needed) return {};
  // The server chooses the number itself, and writes it when it is ready.
  const { child, alive } = household.start(find(), ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  let number = "";
  child.stdio[3].on("data", (text) => (number += text));
  await until("Xvfb starts", () => {
    alive();
    return number.endsWith("\n");
  });
  return { DISPLAY: `:${number.trim()}`, WAYLAND_DISPLAY: "", LIBGL_ALWAYS_SOFTWARE: "1" };
}
