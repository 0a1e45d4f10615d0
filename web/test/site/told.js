// What Go tells the page. A test that needs to know what a sentence says asks for the facts behind it.
import { limit } from "../browser.js";

/** told returns all that Go tells the page now. */
export const told = (page) => page.evaluate(() => JSON.parse(document.querySelector("#board").contentWindow.board.call("page", "{}")).value);

/** tells waits until what Go tells the page is as asked, and returns it. */
export async function tells(page, asked) {
  for (const end = Date.now() + limit; ; ) {
    const now = await told(page);
    if (asked(now)) return now;
    if (Date.now() > end) throw new Error(`it never came true: ${asked}`);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
}

/** shows waits until an element holds the words that Go tells the page, which are some. */
export async function shows(page, id, of) {
  for (const end = Date.now() + limit; ; ) {
    const wanted = of(await told(page));
    if (wanted && (await page.textContent(`#${id}`)) === wanted) return wanted;
    if (Date.now() > end) throw new Error(`#${id} never shows ${wanted}`);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
}

/** way returns the button that takes counters by as many from each pile, once or, where that can be chosen, more often. */
export async function way(page, by) {
  const { piles } = await tells(page, ({ piles }) => piles?.ways.some(({ step }) => String(step) === String(by)));
  return page.locator("#ways > button").nth(piles.ways.findIndex(({ step }) => String(step) === String(by)));
}
