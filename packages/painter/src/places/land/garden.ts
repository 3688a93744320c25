import { darker, lighter } from "../../drawing/colour.ts";
import { d, dot, leaf, path, points, rect, type Svg } from "../../drawing/svg.ts";
import { chhatri, merlons, wallFill } from "../../motifs/buildings/masonry.ts";
import { ridge } from "../../motifs/ground/ridge.ts";
import { mango } from "../../motifs/trees/broadleaf.ts";
import type { PlacePainter } from "../setting.ts";

/** A garden inside walls: a channel of water, beds in blocks, cypresses, a pavilion at the end. */
export const garden: PlacePainter = (stage) => {
  const { w, h, horizon, floor, focus, shape } = stage;
  const wide = shape === "banner";
  const wallTop = horizon - h * 0.02;
  const line = horizon + h * 0.08;
  const lawn = stage.palette.at("#6f9a4a", 1);
  const blue = stage.palette.at("#3f8fa8", 1);
  const toss = stage.dice("beds");
  const cypress = (x: number, tall: number): Svg =>
    path(
      d`M${x} ${line + 4}C${x - tall * 0.16} ${line - tall * 0.2} ${x - tall * 0.1} ${line - tall * 0.7} ${x} ${line - tall}C${x + tall * 0.1} ${line - tall * 0.7} ${x + tall * 0.16} ${line - tall * 0.2} ${x} ${line + 4}Z`,
      { fill: stage.palette.at("#2f5f3f", 0.7), ...stage.line(1.2, 0.6) },
    );
  const heads: Record<string, string> = {};
  for (let i = 0; i < 130; i++) {
    const side = toss.pick([-1, 1]);
    const u = toss.next();
    const y = line + h * 0.04 + (floor - line - h * 0.1) * u;
    const x = focus + side * w * (0.13 + u * 0.1 + toss.next() * 0.2);
    const colour = toss.pick(["#c8382f", "#f6c945", "#ea7f93", "#f6ead0", "#f29a2e"]);
    const r = h * (0.006 + u * 0.006);
    heads[colour] =
      (heads[colour] ?? "") +
      [0, 1, 2, 3, 4].map((p) => leaf(x, y, (p / 5) * 6.283, r * 1.8, r * 0.7)).join("") +
      dot(x, y, r * 0.4);
  }
  const half = (y: number): number => w * (0.035 + ((y - line) / (h - line)) * 0.05);
  return {
    behind: [
      ridge(stage, {
        name: "far",
        y: horizon - h * 0.05,
        rise: h * 0.09,
        colour: "#7f9a7a",
        depth: 0.16,
        swells: 3,
      }),
      ...[-0.4, -0.28, 0.26, 0.38].map((k, i) =>
        mango(
          stage,
          { name: `g${i}`, x: focus + k * w, y: line, tall: h * 0.34, depth: 0.5 },
          "#5a8a46",
          i % 2 === 0 ? "#f2a03a" : undefined,
        ),
      ),
      rect(-10, wallTop, w + 20, line - wallTop, {
        fill: wallFill(stage, "#c9875c", 0.7),
        ...stage.line(1.3, 0.7),
      }),
      path(merlons(-10, w + 10, wallTop, h * 0.022), {
        fill: wallFill(stage, "#c9875c", 0.7),
        ...stage.line(0.9, 0.7),
      }),
      chhatri(stage, focus, line + 4, h * (wide ? 0.26 : 0.2), "#ead7ac", 0.84, stage.palette.dark),
      ...[-0.2, -0.14, 0.14, 0.2].map((k) => cypress(focus + k * w, h * 0.3)),
      rect(-10, line, w + 20, h, {
        fill: stage.defs.linear([
          [0, lighter(lawn, 0.1)],
          [1, darker(lawn, 0.42)],
        ]),
        ...stage.line(1.3, 0.6),
      }),
      path(
        points([
          [focus - half(line) * 1.5, line],
          [focus + half(line) * 1.5, line],
          [focus + half(floor) * 1.6, floor - h * 0.07],
          [focus - half(floor) * 1.6, floor - h * 0.07],
        ]),
        { fill: stage.palette.at("#d9c196", 1), ...stage.line(1.4, 0.7) },
      ),
      path(
        points([
          [focus - half(line), line + 4],
          [focus + half(line), line + 4],
          [focus + half(floor), floor - h * 0.07],
          [focus - half(floor), floor - h * 0.07],
        ]),
        {
          fill: stage.defs.linear([
            [0, lighter(blue, 0.3)],
            [1, blue],
          ]),
          ...stage.line(1.2, 0.7),
        },
      ),
      path(
        d`M${focus} ${floor - h * 0.1}q${-h * 0.05} ${-h * 0.1} ${-h * 0.07} ${h * 0.01}M${focus} ${floor - h * 0.1}q${h * 0.05} ${-h * 0.1} ${h * 0.07} ${h * 0.01}M${focus} ${floor - h * 0.1}v${-h * 0.09}`,
        { fill: "none", stroke: "#f3fbff", "stroke-width": 2.4, "stroke-opacity": 0.7 },
      ),
      ...Object.entries(heads).map(([colour, data]) =>
        path(data, { fill: stage.palette.at(colour, 1), ...stage.line(0.5, 0.5) }),
      ),
      rect(-10, floor - h * 0.075, w + 20, h, {
        fill: stage.defs.linear([
          [0, stage.palette.at("#cfae7c", 1)],
          [1, darker(stage.palette.at("#a9825a", 1), 0.3)],
        ]),
        ...stage.line(1.6, 0.7),
      }),
    ].join(""),
    before: "",
  };
};
