import { darker, lighter } from "../../drawing/colour.ts";
import type { Season } from "../../scene/scene.ts";
import type { Stage } from "../../composition/stage.ts";
import { d, dot, group, leaf, path, type Svg } from "../../drawing/svg.ts";

const blossoms: Record<Season, readonly [string, ...string[]]> = {
  spring: ["#f2762e", "#f6c945", "#ea7f93"],
  summer: ["#f6c945", "#f6ead0"],
  monsoon: ["#ea7f93", "#f6ead0", "#8f6fd0"],
  autumn: ["#f6ead0", "#f29a2e"],
  winter: ["#f6c945", "#c8382f"],
};

/** Grass in tufts and flowers on stems along a strip of ground, thicker to the sides than before the cast. */
export function meadow(stage: Stage, top: number, bottom: number, colour = "#6f9444"): Svg {
  const toss = stage.dice(`meadow ${Math.round(top)}`);
  const seen = stage.palette.at(colour, 1);
  const tufts: Svg[] = [];
  const heads: Record<string, string> = {};
  let stems = "";
  let back = "";
  let front = "";
  const count = Math.round(stage.w / 22);
  for (let i = 0; i < count; i++) {
    const x = toss.between(0, stage.w);
    const near = Math.abs(x - stage.focus) / stage.w;
    if (near < 0.14 && toss.chance(0.7)) continue;
    const y = toss.between(top, bottom);
    const tall = (10 + ((y - top) / (bottom - top + 1)) * 26) * toss.between(0.7, 1.2);
    let tuft = "";
    for (let k = -2; k <= 2; k++) {
      tuft += leaf(
        x + k * 2,
        y,
        -Math.PI / 2 + k * 0.2 + toss.around(0, 0.14),
        tall * toss.between(0.6, 1),
        tall * 0.06,
      );
    }
    if (toss.chance(0.5)) back += tuft;
    else front += tuft;
    if (toss.chance(0.3)) {
      const fy = y - tall * toss.between(1, 1.35);
      const lean = toss.around(0, 5);
      stems += d`M${x} ${y}Q${x} ${y - tall * 0.6} ${x + lean} ${fy}`;
      const r = tall * 0.1 + 1.4;
      const colourOf = toss.pick(blossoms[stage.scene.season]);
      let head = "";
      for (let p = 0; p < 5; p++)
        head += leaf(x + lean, fy, (p / 5) * 6.283 - 1.57, r * 2, r * 0.75);
      heads[colourOf] = (heads[colourOf] ?? "") + head + dot(x + lean, fy, r * 0.35);
    }
  }
  tufts.push(path(back, { fill: darker(seen, 0.3) }), path(front, { fill: lighter(seen, 0.06) }));
  const flowers = Object.entries(heads).map(([c, data]) =>
    path(data, { fill: stage.palette.at(c, 1) }),
  );
  return group(
    {},
    ...tufts,
    path(stems, { fill: "none", stroke: seen, "stroke-width": 1.4 }),
    ...flowers,
  );
}
