import type { Stage } from "../../composition/stage.ts";
import { d, group, path, type Svg } from "../../drawing/svg.ts";
import { barkFill, type Planted } from "./broadleaf.ts";
import { crown } from "./crown.ts";

/** A tree on stilts: arched roots that the tide goes through. */
export function mangrove(stage: Stage, { name, x, y, tall, depth }: Planted): Svg {
  const toss = stage.dice(`mangrove ${name}`);
  const lift = tall * 0.26;
  const t = tall * 0.022;
  let roots = "";
  for (let i = -4; i <= 4; i++) {
    if (i === 0) continue;
    const ex = x + i * tall * 0.085 + toss.around(0, tall * 0.02);
    roots += d`M${x + i * t * 0.3} ${y - lift - toss.between(0, tall * 0.08)}Q${ex - i * t * 0.4} ${y - lift * 1.02} ${ex} ${y + tall * 0.02}`;
  }
  const lean = toss.around(0, tall * 0.06);
  const fork = y - tall * 0.58;
  const trunk = d`M${x - t * 1.5} ${y - lift * 0.8}L${x - t + lean} ${fork}L${x - tall * 0.18} ${fork - tall * 0.14}L${x - tall * 0.16} ${fork - tall * 0.17}L${x + lean} ${fork - tall * 0.05}L${x + tall * 0.17} ${fork - tall * 0.16}L${x + tall * 0.19} ${fork - tall * 0.13}L${x + t + lean} ${fork}L${x + t * 1.5} ${y - lift * 0.8}Z`;
  const r = tall * 0.15;
  return group(
    {},
    path(roots, {
      fill: "none",
      ...stage.line(1, 0.5),
      "stroke-width": tall * 0.026,
      "stroke-linecap": "round",
    }),
    path(roots, {
      fill: "none",
      stroke: stage.palette.at("#6f5540", depth),
      "stroke-width": tall * 0.018,
      "stroke-linecap": "round",
    }),
    path(trunk, { fill: barkFill(stage, depth, "#6f5540"), ...stage.line(1.1, 0.45) }),
    crown(
      stage,
      toss,
      [
        { x: x - tall * 0.2, y: fork - tall * 0.16, r: r * 0.95 },
        { x: x + tall * 0.21, y: fork - tall * 0.17, r },
        { x: x - tall * 0.05, y: fork - tall * 0.26, r: r * 1.1 },
        { x: x + tall * 0.09, y: fork - tall * 0.2, r },
      ],
      { colour: "#4f7d4a", depth, long: 0.3, broad: 0.4 },
    ),
  );
}
