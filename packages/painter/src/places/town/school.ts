import { darker, lighter } from "../../drawing/colour.ts";
import { circle, d, group, path, points, rect } from "../../drawing/svg.ts";
import { wallFill } from "../../motifs/buildings/masonry.ts";
import { ridge } from "../../motifs/ground/ridge.ts";
import { mango } from "../../motifs/trees/broadleaf.ts";
import { palm } from "../../motifs/trees/slender.ts";
import type { PlacePainter } from "../setting.ts";

/** A school: one long house under tiles, a verandah, doors upon blackboards, a bell on a post, a swept yard. */
export const school: PlacePainter = (stage) => {
  const { w, h, horizon, floor, focus, shape } = stage;
  const wide = shape === "banner";
  const ground = horizon + h * 0.14;
  const [x1, x2] = wide ? [focus - w * 0.36, focus + w * 0.3] : [w * 0.05, w * 0.95];
  const wall = wallFill(stage, "#e6d2a4", 0.86);
  const tile = stage.palette.at("#b0553a", 0.86);
  const eaves = ground - h * 0.24;
  const doors = wide ? 5 : 4;
  const step = (x2 - x1) / doors;
  let rows = "";
  for (let i = 1; i < 5; i++)
    rows += d`M${x1 - h * 0.02} ${eaves - (h * 0.13 * i) / 5}H${x2 + h * 0.02}`;
  for (let i = 0; i < 40; i++)
    rows += d`M${x1 + ((x2 - x1) * i) / 40} ${eaves}L${x1 + h * 0.08 + ((x2 - x1 - h * 0.16) * i) / 40} ${eaves - h * 0.13}`;
  const yard = stage.palette.at("#c39a68", 1);
  const bellAt = x2 + h * 0.07;
  const bronze = stage.palette.skin("#b8862e");
  return {
    behind: [
      ridge(stage, {
        name: "far",
        y: horizon,
        rise: h * 0.06,
        colour: "#7f9a72",
        depth: 0.2,
        swells: 4,
      }),
      mango(stage, { name: "a", x: x1 - w * 0.02, y: ground, tall: h * 0.42, depth: 0.6 }),
      palm(stage, { name: "b", x: x2 - w * 0.02, y: ground, tall: h * 0.5, depth: 0.56 }),
      rect(x1, eaves, x2 - x1, ground - eaves, { fill: wall, ...stage.line(1.3, 0.75) }),
      ...Array.from({ length: doors }, (_, i) => {
        const x = x1 + step * (i + 0.5);
        const door = i % 2 === 0;
        const [dw, dh] = door ? [step * 0.34, h * 0.19] : [step * 0.4, h * 0.1];
        const y = door ? ground : ground - h * 0.07;
        return group(
          {},
          rect(x - dw / 2, y - dh, dw, dh, {
            fill: stage.palette.dark
              ? stage.palette.lamp
              : darker(stage.palette.at("#5a4636", 1), 0.3),
            ...stage.line(1.4, 0.85),
          }),
          door
            ? rect(x - dw * 0.36, y - dh * 0.86, dw * 0.72, dh * 0.4, {
                fill: stage.palette.at("#26382f", 1),
                ...stage.line(1.2, 0.8),
              }) +
                path(
                  d`M${x - dw * 0.28} ${y - dh * 0.74}h${dw * 0.4}M${x - dw * 0.28} ${y - dh * 0.66}h${dw * 0.5}M${x - dw * 0.28} ${y - dh * 0.58}h${dw * 0.3}`,
                  { fill: "none", stroke: "#f3ead4", "stroke-width": 1.6, "stroke-opacity": 0.8 },
                )
            : path(
                d`M${x} ${y - dh}V${y}M${x - dw * 0.25} ${y - dh}V${y}M${x + dw * 0.25} ${y - dh}V${y}`,
                { fill: "none", ...stage.line(1.6, 0.8) },
              ),
        );
      }),
      path(
        points([
          [x1 - h * 0.04, eaves + h * 0.03],
          [x1 + h * 0.06, eaves - h * 0.13],
          [x2 - h * 0.06, eaves - h * 0.13],
          [x2 + h * 0.04, eaves + h * 0.03],
        ]),
        { fill: tile, ...stage.line(1.5, 0.85) },
      ),
      path(rows, { fill: "none", ...stage.line(0.9, 0.34) }),
      ...Array.from({ length: doors + 1 }, (_, i) =>
        rect(x1 + step * i - h * 0.008, eaves + h * 0.02, h * 0.016, ground - eaves - h * 0.02, {
          fill: stage.palette.at("#8a5a38", 0.9),
          ...stage.line(1, 0.7),
        }),
      ),
      rect(-10, ground, w + 20, h, {
        fill: stage.defs.linear([
          [0, lighter(yard, 0.14)],
          [1, darker(yard, 0.36)],
        ]),
        ...stage.line(1.4, 0.6),
      }),
      rect(x1 - h * 0.03, ground - h * 0.008, x2 - x1 + h * 0.06, h * 0.03, {
        fill: wallFill(stage, "#c9ab7c", 0.9),
        ...stage.line(1.3, 0.8),
      }),
      path(d`M${bellAt} ${ground + h * 0.04}V${ground - h * 0.2}H${bellAt + h * 0.06}`, {
        fill: "none",
        stroke: stage.palette.at("#6f4a2e", 1),
        "stroke-width": 7,
      }),
      path(
        d`M${bellAt + h * 0.05} ${ground - h * 0.19}q${-h * 0.025} ${h * 0.02} ${-h * 0.028} ${h * 0.05}h${h * 0.056}q${-h * 0.003} ${-h * 0.03} ${-h * 0.028} ${-h * 0.05}Z`,
        { fill: bronze, ...stage.line(1.2, 0.9) },
      ),
      circle(bellAt + h * 0.05, ground - h * 0.132, h * 0.008, {
        fill: bronze,
        ...stage.line(1, 0.8),
      }),
      path(
        d`M${focus - w * 0.1} ${floor - h * 0.09}h${h * 0.1}m${h * 0.05} 0h${h * 0.1}m0 ${h * 0.03}h${-h * 0.1}m${-h * 0.05} 0h${-h * 0.1}`,
        { fill: "none", stroke: "#fff6e0", "stroke-width": 2, "stroke-opacity": 0.4 },
      ),
    ].join(""),
    before: "",
  };
};
