// The page alone, with a board that knows next to nothing.
import { register as address } from "./alone/address.js";
import { alone } from "./alone/house.js";
import { register as programming } from "./alone/interface.js";
import { register as look } from "./alone/look.js";

const house = alone();
for (const topic of [look, programming, address]) topic(house);
