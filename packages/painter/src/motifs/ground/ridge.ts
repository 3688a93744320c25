import { darker, lighter } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { group, path, short, smooth, type Svg } from "../../drawing/svg.ts";

export interface Ridge {
  readonly name: string;
  readonly y: number;
  readonly rise: number;
  readonly colour: string;
  /** From far (0) to near (1). */
  readonly depth: number;
  /** How many swells across the sheet. */
  readonly swells?: number;
  /** Raises the land below a part of the width. */
  readonly lift?: { readonly at: number; readonly by: number; readonly wide: number };
}

/** The skyline of rolling land, filled down to the edge of the sheet. */
export function ridge(
  stage: Stage,
  { name, y, rise, colour, depth, swells = 4, lift }: Ridge,
): Svg {
  const toss = stage.dice(`ridge ${name}`);
  const steps = swells * 2;
  const line: [number, number][] = [];
  for (let i = -1; i <= steps + 1; i++) {
    const x = (i / steps) * stage.w;
    const up = i % 2 === 0 ? toss.between(-0.1, 0.35) : toss.between(0.55, 1);
    const bump = lift ? lift.by * Math.exp(-(((x / stage.w - lift.at) / lift.wide) ** 2)) : 0;
    line.push([x, y - up * rise - bump]);
  }
  const skyline = smooth(line);
  const plane = `${skyline}V${short(stage.h)}H${short(-stage.w / steps)}Z`;
  const seen = stage.palette.at(colour, depth);
  const fill = stage.defs.linear([
    [0, lighter(seen, stage.palette.dark ? 0.1 : 0.16)],
    [0.35, seen],
    [1, darker(seen, 0.28)],
  ]);
  const texture = stage.style.groundTexture(stage, seen, depth);
  return group(
    {},
    path(plane, { fill }),
    texture ? path(plane, { fill: texture }) : "",
    path(skyline, { fill: "none", ...stage.line(1.1 + depth * 0.8, 0.25 + depth * 0.4) }),
  );
}
