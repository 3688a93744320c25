import { lighter } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { dot, group, path, type Svg } from "../../drawing/svg.ts";

const spark = (x: number, y: number, r: number): string => {
  const k = r * 0.16;
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}L${(x - k).toFixed(1)} ${(y - k).toFixed(1)}L${x.toFixed(1)} ${(y - r).toFixed(1)}L${(x + k).toFixed(1)} ${(y - k).toFixed(1)}L${(x + r).toFixed(1)} ${y.toFixed(1)}L${(x + k).toFixed(1)} ${(y + k).toFixed(1)}L${x.toFixed(1)} ${(y + r).toFixed(1)}L${(x - k).toFixed(1)} ${(y + k).toFixed(1)}Z`;
};

/** Dust, stars and a few sparks, thicker along one river of light across the sky. */
export function stars(stage: Stage): Svg {
  const toss = stage.dice("stars");
  const { w, horizon } = stage;
  const slope = toss.around(0, 0.5);
  const river = horizon * toss.between(0.25, 0.5);
  let faint = "";
  let plain = "";
  let bright = "";
  for (let i = 0; i < 190; i++) {
    const x = toss.between(0, w);
    const inRiver = toss.chance(0.45);
    const y = inRiver
      ? river + (x - w / 2) * slope + toss.around(0, horizon * 0.13)
      : toss.between(0, horizon * 0.86);
    if (y < 4 || y > horizon * 0.88) continue;
    const size = toss.next();
    if (size > 0.965) bright += spark(x, y, toss.between(6, 12));
    else if (size > 0.7) plain += dot(x, y, toss.between(1.3, 2.2));
    else faint += dot(x, y, toss.between(0.7, 1.2));
  }
  const colour = lighter(stage.palette.disc, 0.3);
  return group(
    {},
    path(faint, { fill: colour, "fill-opacity": 0.5 }),
    path(plain, { fill: colour, "fill-opacity": 0.8 }),
    path(bright, { fill: lighter(stage.palette.line, 0.4), "fill-opacity": 0.9 }),
  );
}
