import { stars } from "../../motifs/sky/stars.ts";
import type { PaintingStyle } from "../../composition/stage.ts";
import { glow, mist, vignette } from "./air.ts";
import { drape, weave } from "./cloth.ts";
import { clouds } from "./clouds.ts";
import { face } from "./face.ts";
import { foliage } from "./foliage.ts";
import { folioBorder } from "./folio.ts";
import { groundTexture } from "./ground.ts";
import { heaven } from "./heaven.ts";
import { moon } from "./moon.ts";
import { sun } from "./sun.ts";

/**
 * The temple and palace miniature: flat washes, gold hairlines, ground with rows of small tufts and scales, a folio border
 * with corner flowers.
 */
export const vishvakarma: PaintingStyle = {
  name: "vishvakarma",
  lineWeight: 1,
  lineStrength: 1,
  palette: (found) => found,
  wash: (stops) => stops,
  dress: (dress) => dress,
  drape,
  weave,
  face,
  foliage,
  groundTexture,
  heaven,
  clouds,
  sun,
  moon,
  stars,
  mist,
  glow,
  finish: vignette,
  margin: () => 0,
  frame: (stage) => (stage.shape === "portrait" ? folioBorder(stage) : ""),
};
