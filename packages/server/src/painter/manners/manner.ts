import type { Palette } from "../composition/palette.ts";
import type { MannerName, Scene } from "../scene/scene.ts";
import type { Stage } from "../composition/stage.ts";
import type { Svg } from "../drawing/svg.ts";

/** A way of painting: what it does to colour and line, how it fills ground and water, how it frames a sheet. */
export interface Manner {
  readonly name: MannerName;
  readonly lineWeight: number;
  readonly lineStrength: number;
  palette(found: Palette, scene: Scene): Palette;
  /** Tints laid over a plane of land, as a fill; null leaves it plain. */
  groundTexture(stage: Stage, colour: string, depth: number): string | null;
  /** The border of the sheet; empty where the picture runs to its edges. */
  frame(stage: Stage): Svg;
}
