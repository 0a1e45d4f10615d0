// What leads into the built site, and out of it: links, sharing, boards in other pages, and what is heard.
// What one process tests shares its pages: see site.test.js.
import { topics } from "./levels.js";
import { register as addresses } from "./site/addresses.js";
import { register as boards } from "./site/boards.js";
import { register as embed } from "./site/embed.js";
import { site } from "./site/house.js";
import { register as links } from "./site/links.js";
import { register as share } from "./site/share.js";
import { register as sound } from "./site/sound.js";
import { register as spoiled } from "./site/spoiled.js";

const house = site();
topics(house, [links, spoiled, addresses, share, embed, boards, sound]);
