import type { MannerName } from "../scene/scene.ts";
import { ajanta } from "./ajanta/index.ts";
import { chitrakar } from "./chitrakar/index.ts";
import type { Manner } from "./manner.ts";
import { ravivarma } from "./ravivarma/index.ts";
import { vishvakarma } from "./vishvakarma/index.ts";

export const manners: Record<MannerName, Manner> = {
  vishvakarma,
  chitrakar,
  ajanta,
  ravivarma,
};
