import type { Dice } from "../drawing/dice.ts";
import type { Attributes, Svg } from "../drawing/svg.ts";
import type { Cloth, Dress } from "../motifs/figures/wardrobe.ts";
import type { Cluster, Foliage } from "../motifs/trees/foliage.ts";
import type { LitPhase, PaintingStyleName, Scene } from "../scene/scene.ts";
import type { Palette } from "./palette.ts";

export const shapes = ["banner", "portrait", "square"] as const;
export type Shape = (typeof shapes)[number];

export type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

/** The gradients, patterns and clips of a picture; each is defined under a name and used by reference. */
export interface Definitions {
  linear(stops: Stops, direction?: readonly [number, number, number, number]): string;
  radial(stops: Stops): string;
  pattern(width: number, height: number, inner: Svg, transform?: string): string;
  clip(inner: Svg): string;
  markup(): Svg;
}

/** The sheet on which a picture is painted: its measurements, colours and random numbers. */
export interface Stage {
  readonly w: number;
  readonly h: number;
  readonly shape: Shape;
  /** Whether the picture is a passage's, which is seen from closer up than a cover. */
  readonly near: boolean;
  readonly scene: Scene;
  readonly palette: Palette;
  readonly style: PaintingStyle;
  readonly defs: Definitions;
  /** Where the land meets the sky. */
  readonly horizon: number;
  /** Where the cast's feet are, the middle of the cast, and the height of an adult. */
  readonly floor: number;
  readonly focus: number;
  readonly person: number;
  /** Which side the light comes from: -1 left, 1 right. */
  readonly lit: -1 | 1;
  dice(name: string): Dice;
  /** The outline of everything drawn in this painting style. */
  line(width?: number, opacity?: number): Attributes;
}

export type Stuff = "cloth" | "skin";

/** How one school of painting draws lines, colours, faces, cloth, leaves, ground, sky, light and borders. */
export interface PaintingStyle {
  readonly name: PaintingStyleName;
  readonly lineWeight: number;
  readonly lineStrength: number;
  palette(found: Palette, scene: Scene): Palette;
  /** How a gradient is painted: with other stops, or as a flat colour. */
  readonly wash: (stops: Stops) => Stops | string;
  /** What people wear in this style. */
  dress(dress: Dress): Dress;
  /** The light and shade on cloth or skin, as a fill. */
  drape(stage: Stage, colour: string, facesLight: boolean, stuff: Stuff): string;
  /** The pattern of a cloth, as a fill. */
  weave(stage: Stage): string;
  /** A head of about seventeen units, looking right, its middle at the origin. */
  face(stage: Stage, cloth: Cloth, dress: Dress): Svg;
  /** One mass of a tree's crown. */
  foliage(stage: Stage, toss: Dice, cluster: Cluster, look: Foliage): Svg;
  /** A texture over a plane of land, as a fill; null leaves it plain. */
  groundTexture(stage: Stage, colour: string, depth: number): string | null;
  /** The sky's background. */
  heaven(stage: Stage): Svg;
  clouds(stage: Stage): Svg;
  sun(stage: Stage, x: number, y: number, r: number): Svg;
  moon(stage: Stage, phase: LitPhase, x: number, y: number, r: number): Svg;
  stars(stage: Stage): Svg;
  mist(stage: Stage, y: number, strength: number): Svg;
  /** Lamplight on the air. */
  glow(stage: Stage, x: number, y: number, r: number): Svg;
  /** Finishing touches over the whole picture. */
  finish(stage: Stage): Svg;
  /** The width of the border of a passage's picture, on each side. */
  margin(stage: Stage): number;
  /** The border of the sheet; empty if the picture extends to its edges. */
  frame(stage: Stage): Svg;
}
