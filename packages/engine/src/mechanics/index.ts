/** All mechanics of the block, each in its file; importing this makes the rules know them. */
import "./bestow.ts";
import "./constellation.ts";
import "./devotion.ts";
import "./gods.ts";
import "./heroic.ts";
import "./inspired.ts";
import "./monstrosity.ts";
import "./nyx.ts";
import "./scry.ts";
import "./strive.ts";
import "./tribute.ts";
