import type { PaintingStyleName } from "../scene/scene.ts";
import { ajanta } from "./ajanta/index.ts";
import { chitrakar } from "./chitrakar/index.ts";
import type { PaintingStyle } from "../composition/stage.ts";
import { ravivarma } from "./ravivarma/index.ts";
import { vishvakarma } from "./vishvakarma/index.ts";

export const paintingStyles: Record<PaintingStyleName, PaintingStyle> = {
  vishvakarma,
  chitrakar,
  ajanta,
  ravivarma,
};
