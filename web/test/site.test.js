// The built site, as a reader plays on it. What one process tests shares its pages, for to start the
// programs takes long; maps and ideas (maps.test.js), the rooms around a game (rooms.test.js), what teachers do
// (school.test.js), links and frames (links.test.js) and how the site arrives (transit.test.js) have processes of their own.
import { topics } from "./levels.js";
import { register as editing } from "./site/editing.js";
import { register as endings } from "./site/endings.js";
import { register as games } from "./site/games.js";
import { register as hands } from "./site/hands.js";
import { site } from "./site/house.js";
import { register as order } from "./site/order.js";
import { register as paper } from "./site/paper.js";
import { register as play } from "./site/play.js";
import { register as player } from "./site/player.js";
import { register as sums } from "./site/sums.js";

const house = site();
topics(house, [play, player, endings, paper, games, editing, sums, hands, order]);
