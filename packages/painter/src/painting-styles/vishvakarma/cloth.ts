import type { Stage } from "../../composition/stage.ts";
import { darker, lighter } from "../../drawing/colour.ts";
import { circle } from "../../drawing/svg.ts";

export const drape = (stage: Stage, colour: string, facesLight: boolean): string =>
  stage.defs.linear(
    facesLight
      ? [
          [0, darker(colour, 0.34)],
          [0.6, colour],
          [1, lighter(colour, 0.26)],
        ]
      : [
          [0, lighter(colour, 0.26)],
          [0.4, colour],
          [1, darker(colour, 0.34)],
        ],
    [0, 0, 1, 0],
  );

/** Small dots, as block printers set them. */
export const weave = (stage: Stage): string =>
  stage.defs.pattern(
    5.4,
    5.4,
    circle(1.4, 1.4, 0.55, { fill: stage.palette.line }) +
      circle(4.1, 4.1, 0.4, { fill: stage.palette.line }),
  );
