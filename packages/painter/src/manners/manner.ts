import type { Stage, Stops } from "../composition/stage.ts";
import type { Palette } from "../composition/palette.ts";
import type { Dice } from "../drawing/dice.ts";
import type { Svg } from "../drawing/svg.ts";
import type { Cloth } from "../motifs/figures/cloth.ts";
import type { Dress } from "../motifs/figures/wardrobe.ts";
import type { Cluster, Foliage } from "../motifs/trees/foliage.ts";
import type { MannerName, MoonPhase, Scene } from "../scene/scene.ts";

export type Stuff = "cloth" | "skin";

/** A way of painting: its line and colours, and its own hand for faces, cloth, leaves, ground, sky, light and border. */
export interface Manner {
  readonly name: MannerName;
  readonly lineWeight: number;
  readonly lineStrength: number;
  palette(found: Palette, scene: Scene): Palette;
  /** What becomes of a passage from colour to colour: other stops, or one flat colour. */
  readonly wash: (stops: Stops) => Stops | string;
  /** What people wear in the world of this manner. */
  dress(dress: Dress): Dress;
  /** How cloth or skin takes the light, as a fill. */
  drape(stage: Stage, colour: string, facesLight: boolean, stuff: Stuff): string;
  /** The pattern of a cloth, as a fill. */
  weave(stage: Stage): string;
  /** A head of about seventeen units, looking right, its middle at the origin. */
  face(stage: Stage, cloth: Cloth, dress: Dress): Svg;
  /** One mass of a tree's crown. */
  foliage(stage: Stage, toss: Dice, cluster: Cluster, look: Foliage): Svg;
  /** Tints laid over a plane of land, as a fill; null leaves it plain. */
  groundTexture(stage: Stage, colour: string, depth: number): string | null;
  /** The ground of the sky. */
  heaven(stage: Stage): Svg;
  clouds(stage: Stage): Svg;
  sun(stage: Stage, x: number, y: number, r: number): Svg;
  moon(stage: Stage, phase: MoonPhase, x: number, y: number, r: number): Svg;
  stars(stage: Stage): Svg;
  mist(stage: Stage, y: number, strength: number): Svg;
  /** Lamplight on the air. */
  glow(stage: Stage, x: number, y: number, r: number): Svg;
  /** What the maker does last, over the whole picture. */
  finish(stage: Stage): Svg;
  /** How much of each side of a passage's picture its border takes. */
  margin(stage: Stage): number;
  /** The border of the sheet; empty where the picture runs to its edges. */
  frame(stage: Stage): Svg;
}
