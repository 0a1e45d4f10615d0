// The built site, as a reader meets it. All of it is tested in one process, so that
// the programs are started as seldom as can be; but for what has to wait for networks that
// stall, which is in transit.test.js and waits beside it.
import { register as addresses } from "./site/addresses.js";
import { register as atlas } from "./site/atlas.js";
import { register as crew } from "./site/crew.js";
import { register as distant } from "./site/distant.js";
import { register as door } from "./site/door.js";
import { register as editing } from "./site/editing.js";
import { register as embed } from "./site/embed.js";
import { register as endings } from "./site/endings.js";
import { register as engines } from "./site/engines.js";
import { register as exile } from "./site/exile.js";
import { register as games } from "./site/games.js";
import { site } from "./site/house.js";
import { register as ideas } from "./site/ideas.js";
import { register as learning } from "./site/learning.js";
import { register as lessons } from "./site/lessons.js";
import { register as links } from "./site/links.js";
import { register as making } from "./site/making.js";
import { register as paper } from "./site/paper.js";
import { register as play } from "./site/play.js";
import { register as quiz } from "./site/quiz.js";
import { register as saving } from "./site/saving.js";
import { register as share } from "./site/share.js";
import { register as zoomed } from "./site/zoomed.js";

const house = site();
for (const topic of [play, endings, door, paper, games, distant, atlas, ideas, editing, learning, lessons, quiz, links, addresses, share, making, embed, engines, crew, exile, saving, zoomed]) topic(house);
