import { darker, lighter, mix } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { d, group, path, points, type Svg } from "../../drawing/svg.ts";

/** Snow peaks: a lit face, a shaded face, and folds running down from each summit. */
export function peaks(
  stage: Stage,
  name: string,
  y: number,
  rise: number,
  depth: number,
  colour = "#5c6f94",
): Svg {
  const toss = stage.dice(`peaks ${name}`);
  const count = stage.shape === "banner" ? 6 : 4;
  const seen = stage.palette.at(colour, depth);
  const snow = stage.palette.at("#f6f1e4", Math.min(1, depth + 0.35));
  const out: Svg[] = [];
  const wide = stage.w / count;
  for (const i of [...Array(count + 1).keys()].toSorted(
    (a, b) => Math.abs(b - count * 0.6) - Math.abs(a - count * 0.6),
  )) {
    const x = i * wide + toss.around(0, wide * 0.3);
    const height = rise * toss.between(0.6, 1.05);
    const half = wide * toss.between(0.75, 1.1);
    const top = y - height;
    const bend = x + toss.around(0, half * 0.2);
    const shade = stage.lit < 0 ? 1 : -1;
    out.push(
      path(
        points([
          [x - half, y + 20],
          [x - half * 0.46, top + height * 0.5],
          [x, top],
          [x + half * 0.5, top + height * 0.54],
          [x + half, y + 20],
        ]),
        { fill: seen, ...stage.line(1.2, 0.35) },
      ),
      path(
        points([
          [x, top],
          [bend, top + height * 0.4],
          [x + shade * half * 0.12, y + 20],
          [x + shade * half, y + 20],
          [x + shade * half * 0.5, top + height * 0.54],
        ]),
        { fill: darker(seen, 0.24) },
      ),
      path(
        d`M${x} ${top}L${x - half * 0.3} ${top + height * 0.32}l${half * 0.12} ${-height * 0.03}l${half * 0.06} ${height * 0.12}l${half * 0.1} ${-height * 0.1}l${half * 0.08} ${height * 0.08}l${half * 0.1} ${-height * 0.1}L${x + half * 0.32} ${top + height * 0.35}Z`,
        { fill: shade > 0 ? snow : mix(snow, seen, 0.2) },
      ),
      path(
        points([
          [x, top],
          [bend, top + height * 0.26],
          [x + shade * half * 0.16, top + height * 0.32],
          [x + shade * half * 0.31, top + height * 0.34],
        ]),
        { fill: mix(snow, darker(seen, 0.1), 0.5) },
      ),
    );
    let folds = "";
    for (let k = 0; k < 4; k++) {
      const fx = x + toss.around(0, half * 0.5);
      folds += d`M${fx} ${top + height * 0.56}q${toss.around(0, 14)} ${height * 0.18} ${toss.around(0, 30)} ${height * 0.4}`;
    }
    out.push(
      path(folds, {
        fill: "none",
        stroke: lighter(seen, 0.3),
        "stroke-opacity": 0.3,
        "stroke-width": 1.4,
      }),
    );
  }
  return group({}, ...out);
}
