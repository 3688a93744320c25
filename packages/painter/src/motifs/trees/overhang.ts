import { darker, mix } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { d, group, leaf, path, type Svg } from "../../drawing/svg.ts";

/** Boughs that lean in from a corner, near the eye and dark: they close the picture and give it depth. */
export function overhang(stage: Stage, corner: "left" | "right", reach = 0.3): Svg {
  const toss = stage.dice(`overhang ${corner}`);
  const side = corner === "left" ? 1 : -1;
  const x0 = corner === "left" ? -20 : stage.w + 20;
  const dark = mix(stage.palette.ink, stage.palette.at("#2f5a3c", 1), 0.34);
  let boughs = "";
  let leaves = "";
  let lit = "";
  for (let b = 0; b < 4; b++) {
    const [sx, sy] = [x0, stage.h * (b * 0.09 - 0.03)];
    const [ex, ey] = [
      x0 + side * stage.w * reach * toss.between(0.6, 1),
      sy + stage.h * toss.between(0.03, 0.2),
    ];
    const [mx, my] = [(sx + ex) / 2, sy - stage.h * 0.02];
    boughs += d`M${sx} ${sy}Q${mx} ${my} ${ex} ${ey}`;
    for (let k = 1; k < 20; k++) {
      const u = k / 20;
      const px = (1 - u) ** 2 * sx + 2 * u * (1 - u) * mx + u * u * ex;
      const py = (1 - u) ** 2 * sy + 2 * u * (1 - u) * my + u * u * ey;
      for (const turn of [-1, 1]) {
        const a = (side > 0 ? 0 : Math.PI) + turn * toss.between(0.5, 1.5) + 0.25 * side;
        const one = leaf(px, py, a, stage.h * toss.between(0.035, 0.065), stage.h * 0.011);
        if (toss.chance(0.16)) lit += one;
        else leaves += one;
      }
    }
  }
  return group(
    {},
    path(boughs, { fill: "none", stroke: dark, "stroke-width": 7, "stroke-linecap": "round" }),
    path(leaves, { fill: dark }),
    path(lit, { fill: darker(stage.palette.at("#5f8f4a", 1), 0.15), ...stage.line(0.8, 0.35) }),
  );
}

/** Dark growth along the lower edge, in front of everything. */
export function undergrowth(stage: Stage): Svg {
  const toss = stage.dice("undergrowth");
  const dark = mix(stage.palette.ink, stage.palette.at("#2f5a3c", 1), 0.22);
  let data = "";
  for (let x = -20; x < stage.w + 20; x += stage.w / 60) {
    const away = Math.min(1, Math.abs(x - stage.focus) / (stage.w * 0.34));
    const tall = stage.h * (0.03 + 0.075 * away ** 2) * toss.between(0.6, 1.2);
    for (let k = -2; k <= 2; k++) {
      data += leaf(
        x + toss.around(0, 12),
        stage.h + 6,
        -1.57 + k * 0.3 + toss.around(0, 0.15),
        tall * toss.between(0.7, 1.2),
        tall * 0.11,
      );
    }
  }
  return path(data, { fill: dark });
}
