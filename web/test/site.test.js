// The built site, as a reader plays on it. What one process tests shares its pages, for to start the
// programs takes long; the rooms around a game (rooms.test.js), what teachers do (school.test.js), links and
// frames (links.test.js) and how the site arrives (transit.test.js) have processes of their own beside it.
import { register as atlas } from "./site/atlas.js";
import { register as crew } from "./site/crew.js";
import { register as distant } from "./site/distant.js";
import { register as editing } from "./site/editing.js";
import { register as endings } from "./site/endings.js";
import { register as engines } from "./site/engines.js";
import { register as exile } from "./site/exile.js";
import { register as games } from "./site/games.js";
import { register as hands } from "./site/hands.js";
import { site } from "./site/house.js";
import { register as ideas } from "./site/ideas.js";
import { register as paper } from "./site/paper.js";
import { register as play } from "./site/play.js";
import { register as saving } from "./site/saving.js";
import { register as sums } from "./site/sums.js";
import { register as undrawn } from "./site/undrawn.js";
import { register as zoomed } from "./site/zoomed.js";

const house = site();
for (const topic of [play, endings, paper, games, distant, atlas, ideas, editing, engines, crew, exile, saving, sums, undrawn, zoomed, hands]) topic(house);
