// Files that a browser has put into a folder of downloads.
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { until } from "./house.js";

/** partial says whether a file is one that a browser is still writing. */
const partial = (name) => /\.(part|wkdownload)$/.test(name);

/** newFile returns received(act): the name and the bytes of the file that act brings into the folder. */
export const newFile = (folder) => async (act) => {
  const before = new Set(await readdir(folder));
  await act();
  const name = await until("a file is saved", async () => {
    const names = await readdir(folder);
    const [fresh] = names.filter((each) => !before.has(each) && !partial(each));
    return !names.some(partial) && fresh;
  });
  // Empty at first, in Firefox, to keep the name.
  const bytes = await until(`${name} is written`, async () => {
    const found = await readFile(join(folder, name));
    return found.length > 0 && !(await readdir(folder)).some(partial) && found;
  });
  return { name, bytes };
};
