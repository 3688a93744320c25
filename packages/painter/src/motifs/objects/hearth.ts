import { darker } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { d, ellipse, group, leaf, path, type Svg } from "../../drawing/svg.ts";
import { glow } from "./lamps.ts";

/** A pot on three stones over burning wood, steam going up. */
export function cookingFire(stage: Stage, x: number, y: number, s: number): Svg {
  const clay = stage.palette.at("#8a4a2c", 1);
  const wood = stage.palette.at("#6b4630", 1);
  let flames = "";
  for (const [dx, k] of [
    [-0.3, 0.5],
    [-0.12, 0.8],
    [0.06, 0.62],
    [0.24, 0.7],
    [0.38, 0.42],
  ] as const) {
    flames += leaf(x + dx * s, y - s * 0.02, -1.57 + dx * 0.4, s * k * 1.25, s * 0.15);
  }
  const potY = y - s * 0.42;
  return group(
    {},
    glow(stage, x, y - s * 0.3, s * 3.4),
    ellipse(x, y + s * 0.02, s * 0.8, s * 0.12, { fill: stage.palette.ink, "fill-opacity": 0.5 }),
    path(
      d`M${x - s * 0.7} ${y}L${x + s * 0.5} ${y - s * 0.14}M${x + s * 0.7} ${y}L${x - s * 0.5} ${y - s * 0.14}M${x - s * 0.5} ${y + s * 0.05}L${x + s * 0.56} ${y + s * 0.03}`,
      { fill: "none", stroke: wood, "stroke-width": s * 0.1, "stroke-linecap": "round" },
    ),
    path(flames, { fill: stage.palette.ember }),
    path(
      leaf(x - s * 0.1, y, -1.6, s * 0.5, s * 0.09) +
        leaf(x + s * 0.16, y, -1.5, s * 0.42, s * 0.08),
      { fill: "#fff0b0" },
    ),
    ...[-0.52, 0.52].map((k) =>
      ellipse(x + k * s, y - s * 0.12, s * 0.16, s * 0.18, {
        fill: darker(stage.palette.at("#857466", 1), 0.2),
        ...stage.line(1, 0.5),
      }),
    ),
    path(
      d`M${x - s * 0.34} ${potY - s * 0.44}H${x + s * 0.34}L${x + s * 0.27} ${potY - s * 0.3}C${x + s * 0.72} ${potY - s * 0.1} ${x + s * 0.5} ${potY + s * 0.28} ${x} ${potY + s * 0.28}C${x - s * 0.5} ${potY + s * 0.28} ${x - s * 0.72} ${potY - s * 0.1} ${x - s * 0.27} ${potY - s * 0.3}Z`,
      {
        fill: stage.defs.linear([
          [0, clay],
          [0.6, darker(clay, 0.3)],
          [1, stage.palette.ember],
        ]),
        ...stage.line(1.3, 0.8),
      },
    ),
    path(
      d`M${x - s * 0.5} ${potY - s * 0.06}Q${x} ${potY + s * 0.06} ${x + s * 0.5} ${potY - s * 0.06}`,
      { fill: "none", ...stage.line(1.2, 0.6) },
    ),
    path(
      d`M${x - s * 0.14} ${potY - s * 0.5}c${-s * 0.3} ${-s * 0.3} ${s * 0.3} ${-s * 0.5} 0 ${-s * 0.9}c${-s * 0.24} ${-s * 0.3} ${s * 0.16} ${-s * 0.5} 0 ${-s * 0.8}M${x + s * 0.14} ${potY - s * 0.5}c${s * 0.26} ${-s * 0.26} ${-s * 0.2} ${-s * 0.5} ${s * 0.06} ${-s * 0.8}c${s * 0.2} ${-s * 0.3} ${-s * 0.16} ${-s * 0.4} 0 ${-s * 0.6}`,
      {
        fill: "none",
        stroke: "#fff4dc",
        "stroke-opacity": 0.2,
        "stroke-width": s * 0.05,
        "stroke-linecap": "round",
      },
    ),
  );
}
