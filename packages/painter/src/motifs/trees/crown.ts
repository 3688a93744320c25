import type { Stage } from "../../composition/stage.ts";
import type { Dice } from "../../drawing/dice.ts";
import { group, type Svg } from "../../drawing/svg.ts";
import type { Cluster, Foliage } from "./foliage.ts";

/** Clusters painted from the back of the crown to its front. */
export const crown = (stage: Stage, toss: Dice, clusters: readonly Cluster[], look: Foliage): Svg =>
  group({}, ...clusters.map((one) => stage.style.foliage(stage, toss, one, look)));
