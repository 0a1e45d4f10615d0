// The page alone, with a board that knows next to nothing.
import { topics } from "./levels.js";
import { register as address } from "./alone/address.js";
import { register as contrast } from "./alone/contrast.js";
import { register as focus } from "./alone/focus.js";
import { alone } from "./alone/house.js";
import { register as ideas } from "./alone/ideas.js";
import { register as programming } from "./alone/interface.js";
import { register as look } from "./alone/look.js";
import { register as phones } from "./alone/phones.js";
import { register as projector } from "./alone/projector.js";
import { register as sandbox } from "./alone/sandbox.js";
import { register as quiz } from "./alone/quiz.js";
import { register as recorded } from "./alone/recorded.js";
import { register as saving } from "./alone/saving.js";
import { register as seats } from "./alone/seats.js";
import { register as share } from "./alone/share.js";

const house = alone();
topics(house, [look, recorded, contrast, phones, focus, share, quiz, saving, projector, seats, ideas, programming, address, sandbox]);
