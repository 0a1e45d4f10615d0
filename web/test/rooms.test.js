// The rooms around a game of the built site: the door, which is played before any program, lessons, puzzles,
// and whether axe finds anything in them. What one process tests shares its pages: see site.test.js.
import { topics } from "./levels.js";
import { register as ahead } from "./site/ahead.js";
import { register as axe } from "./site/axe.js";
import { register as door } from "./site/door.js";
import { register as first } from "./site/first.js";
import { site } from "./site/house.js";
import { register as learning } from "./site/learning.js";
import { register as lessons } from "./site/lessons.js";
import { register as opening } from "./site/opening.js";
import { register as puzzle } from "./site/puzzle.js";

const house = site();
topics(house, [door, first, opening, ahead, learning, lessons, puzzle, axe]);
