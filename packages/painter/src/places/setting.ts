import type { Disc } from "../motifs/sky/index.ts";
import type { Stage } from "../composition/stage.ts";
import type { Svg } from "../drawing/svg.ts";

/** A place without its people: what is behind them and what is in front of them. */
export interface Setting {
  readonly behind: Svg;
  readonly before: Svg;
  /** A room hides the sky. */
  readonly indoors?: boolean;
}

export type PlacePainter = (stage: Stage, disc: Disc) => Setting;
