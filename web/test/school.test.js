// What a teacher does with the built site: quizzes, classes, pauses, packages, sets, and lessons of one's own.
// What one process tests shares its pages: see site.test.js.
import { topics } from "./levels.js";
import { register as classroom } from "./site/class.js";
import { site } from "./site/house.js";
import { register as making } from "./site/making.js";
import { register as packing } from "./site/packing.js";
import { register as pausing } from "./site/pausing.js";
import { register as quiz } from "./site/quiz.js";
import { register as scorm } from "./site/scorm.js";
import { register as sets } from "./site/sets.js";

const house = site();
topics(house, [quiz, classroom, pausing, packing, sets, making, scorm]);
