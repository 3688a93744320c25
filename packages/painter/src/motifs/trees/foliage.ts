import type { Dice } from "../../drawing/dice.ts";
import type { Stage } from "../../composition/stage.ts";
import { group, type Svg } from "../../drawing/svg.ts";

export interface Cluster {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface Foliage {
  readonly colour: string;
  readonly depth: number;
  /** Length of a leaf as a share of the cluster, and its breadth as a share of its length. */
  readonly long?: number;
  readonly broad?: number;
  readonly blossom?: string;
}

/** Clusters painted from the back of the crown to its front. */
export const crown = (stage: Stage, toss: Dice, clusters: readonly Cluster[], look: Foliage): Svg =>
  group({}, ...clusters.map((one) => stage.manner.foliage(stage, toss, one, look)));
