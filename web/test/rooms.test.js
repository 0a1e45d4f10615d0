// The rooms of the built site beside a game: the door, lessons, puzzles, the quiz and the editor, frames of
// other pages, and the links that lead from one to another.
import { register as addresses } from "./site/addresses.js";
import { register as ahead } from "./site/ahead.js";
import { register as axe } from "./site/axe.js";
import { register as boards } from "./site/boards.js";
import { register as classroom } from "./site/class.js";
import { register as door } from "./site/door.js";
import { register as embed } from "./site/embed.js";
import { register as first } from "./site/first.js";
import { site } from "./site/house.js";
import { register as learning } from "./site/learning.js";
import { register as lessons } from "./site/lessons.js";
import { register as links } from "./site/links.js";
import { register as making } from "./site/making.js";
import { register as opening } from "./site/opening.js";
import { register as packing } from "./site/packing.js";
import { register as pausing } from "./site/pausing.js";
import { register as puzzle } from "./site/puzzle.js";
import { register as quiz } from "./site/quiz.js";
import { register as scorm } from "./site/scorm.js";
import { register as sets } from "./site/sets.js";
import { register as share } from "./site/share.js";
import { register as sound } from "./site/sound.js";
import { register as spoiled } from "./site/spoiled.js";

const house = site();
for (const topic of [door, first, opening, ahead, learning, lessons, puzzle, quiz, classroom, pausing, packing, sets, making, links, spoiled, addresses, share, embed, boards, scorm, sound, axe]) topic(house);
