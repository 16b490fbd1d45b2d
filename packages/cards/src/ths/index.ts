/** The cards of one set, in collector order by colour. Data only: nothing here knows how a game is played. */
import type { CardDefinition } from "@nykthos/engine/card";
import { artifacts } from "./artifacts.ts";
import { black } from "./black.ts";
import { blue } from "./blue.ts";
import { green } from "./green.ts";
import { lands } from "./lands.ts";
import { multicolor } from "./multicolor.ts";
import { red } from "./red.ts";
import { white } from "./white.ts";

export const ths: readonly CardDefinition[] = [white, blue, black, red, green, multicolor, artifacts, lands].flat();
