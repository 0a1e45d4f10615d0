// The built site as it arrives: versions that follow one another, networks that stall or fail, the
// page without a network, the archive. Most of it is waiting, so it has a process of its own.
import { topics } from "./levels.js";
import { register as archive } from "./site/archive.js";
import { register as arrivals } from "./site/arrivals.js";
import { register as failures } from "./site/failures.js";
import { register as hosts } from "./site/hosts.js";
import { register as offline } from "./site/offline.js";
import { register as packed } from "./site/packed.js";
import { register as versions } from "./site/versions.js";
import { site } from "./site/house.js";

const house = site();
topics(house, [versions, failures, arrivals, hosts, packed, offline, archive]);
