// A window of 1280×800 at 400%, on the real board: where the game ends, and where it is, can be seen.
import assert from "node:assert/strict";
import { test } from "../levels.js";
import { visit } from "./house.js";

/** register adds the tests of this topic, which share the house. */
export function register(house) {
  for (const height of [200, 300]) {
    test(`320x${height}: the goal, the piece and each button can be seen`, async (t) => {
      const { page, close } = await house.fresh("wythoff@12,17", { viewport: { width: 320, height } });
      t.after(close);
      for (const link of ["wythoff@12,17", "rook@6,4", "blocking:5@8,6", "subtraction:(1,2)(2,1)(3,3)@20,17"]) {
        await visit(page, link);
        const hidden = await page.evaluate(() => {
          const board = document.querySelector("#board");
          board.scrollIntoView();
          const covered = [[0, 0], palace.state().position].filter((square) => {
            const { x, y } = palace.locate(square);
            return document.elementFromPoint(x, y) !== board;
          });
          return [...covered.map(String), ...[...document.querySelectorAll("button")].filter((each) => {
            if (!each.checkVisibility() || each.closest("dialog")) return false;
            each.scrollIntoView({ block: "center" });
            const { left, top, width, height } = each.getBoundingClientRect();
            return !each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          }).map((each) => each.outerHTML.slice(0, 60))];
        });
        assert.deepEqual(hidden, [], link);
      }
    });
  }
}
