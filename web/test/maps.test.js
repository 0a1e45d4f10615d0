// What the built site shows of a game beside its play: maps, ideas, distant and other boards, what is saved.
// What one process tests shares its pages: see site.test.js.
import { topics } from "./levels.js";
import { register as atlas } from "./site/atlas.js";
import { register as crew } from "./site/crew.js";
import { register as distant } from "./site/distant.js";
import { register as engines } from "./site/engines.js";
import { register as exile } from "./site/exile.js";
import { site } from "./site/house.js";
import { register as ideas } from "./site/ideas.js";
import { register as saving } from "./site/saving.js";
import { register as undrawn } from "./site/undrawn.js";
import { register as zoomed } from "./site/zoomed.js";

const house = site();
topics(house, [distant, atlas, ideas, engines, crew, exile, saving, undrawn, zoomed]);
