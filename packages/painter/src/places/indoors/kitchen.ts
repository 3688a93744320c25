import { darker, lighter, mix } from "../../drawing/colour.ts";
import { circle, d, dot, ellipse, leaf, path, rect } from "../../drawing/svg.ts";
import { glow } from "../../motifs/objects/lamps.ts";
import type { PlacePainter } from "../setting.ts";
import { shelfOfPots, shell, window } from "./fixtures.ts";

/** A kitchen: clay ovens alight along the wall, brass on the shelf, smoke going to a small window. */
export const kitchen: PlacePainter = (stage) => {
  const { w, h, focus, floor, shape } = stage;
  const toss = stage.dice("kitchen");
  const wide = shape === "banner";
  const ground = floor - h * 0.1;
  const wall = mix(stage.palette.at("#b3764a", 0.96), stage.palette.ink, 0.14);
  const clay = stage.palette.at("#a8623a", 1);
  const ovenTop = ground - h * 0.15;
  const ovens = [-0.3, -0.12, 0.06, 0.24].map((k) => focus + k * w * (wide ? 0.8 : 1.3));
  let ropes = "";
  let onions = "";
  for (const k of [-0.22, -0.05, 0.15, 0.3]) {
    const [x, y] = [focus + k * w * (wide ? 0.8 : 1.2), h * toss.between(0.2, 0.27)];
    ropes += d`M${x} ${h * 0.08}V${y}`;
    for (let i = 0; i < 5; i++)
      onions += dot(x + ((i % 2) - 0.5) * h * 0.016, y - i * h * 0.018, h * 0.012);
  }
  return {
    indoors: true,
    behind: [
      shell(stage, wall, ground),
      window(
        stage,
        focus - w * (wide ? 0.24 : 0.3),
        ground - h * 0.3,
        w * (wide ? 0.1 : 0.18),
        h * 0.2,
      ),
      shelfOfPots(
        stage,
        focus - w * (wide ? 0.12 : 0.14),
        ground - h * 0.36,
        w * (wide ? 0.15 : 0.28),
      ),
      shelfOfPots(
        stage,
        focus + w * (wide ? 0.09 : 0.2),
        ground - h * 0.3,
        w * (wide ? 0.15 : 0.26),
      ),
      path(ropes, { fill: "none", ...stage.line(1.6, 0.7) }),
      path(onions, { fill: stage.palette.pigment("lotus"), ...stage.line(0.9, 0.8) }),
      rect(-10, ovenTop, w + 20, ground - ovenTop + 4, { fill: clay, ...stage.line(2, 0.8) }),
      rect(-10, ovenTop - h * 0.014, w + 20, h * 0.022, {
        fill: lighter(clay, 0.16),
        ...stage.line(1.4, 0.8),
      }),
      ...ovens.flatMap((x, i) => {
        const s = h * 0.06;
        const mouth = d`M${x - s} ${ground}V${ground - s * 0.9}Q${x} ${ground - s * 2.1} ${x + s} ${ground - s * 0.9}V${ground}Z`;
        const flames = [-0.5, -0.15, 0.2, 0.5]
          .map((k) =>
            leaf(x + k * s, ground - 2, -1.57 + k * 0.3, s * (1.3 - Math.abs(k)), s * 0.24),
          )
          .join("");
        const pot = d`M${x - s * 0.6} ${ovenTop - s * 1.05}H${x + s * 0.6}L${x + s * 0.5} ${ovenTop - s * 0.8}C${x + s * 1.3} ${ovenTop - s * 0.4} ${x + s * 0.7} ${ovenTop} ${x} ${ovenTop}C${x - s * 0.7} ${ovenTop} ${x - s * 1.3} ${ovenTop - s * 0.4} ${x - s * 0.5} ${ovenTop - s * 0.8}Z`;
        return [
          path(mouth, { fill: darker(clay, 0.7), ...stage.line(1.6, 0.9) }),
          path(flames, { fill: stage.palette.ember }),
          path(leaf(x, ground - 2, -1.57, s * 0.8, s * 0.14), { fill: "#fff0b0" }),
          path(pot, {
            fill: i % 2 === 0 ? stage.palette.at("#8a4a2c", 1) : stage.palette.skin("#cf9a3a"),
            ...stage.line(1.4, 0.85),
          }),
          path(
            d`M${x} ${ovenTop - s * 1.2}c${-s * 0.5} ${-s * 0.7} ${s * 0.5} ${-s * 1.1} 0 ${-s * 2}c${-s * 0.4} ${-s * 0.6} ${s * 0.4} ${-s} 0 ${-s * 1.6}`,
            {
              fill: "none",
              stroke: "#fff4dc",
              "stroke-width": s * 0.12,
              "stroke-opacity": 0.3,
              "stroke-linecap": "round",
            },
          ),
        ];
      }),
      ...ovens.map((x) => glow(stage, x, ground - h * 0.03, h * 0.2)),
      ellipse(focus, floor, w * 0.28, h * 0.05, {
        fill: stage.defs.radial([
          [0, stage.palette.ember, 0.3],
          [1, stage.palette.ember, 0],
        ]),
      }),
      circle(focus - w * (wide ? 0.2 : 0.4), floor - h * 0.02, h * 0.03, {
        fill: stage.palette.at("#c9a062", 1),
        ...stage.line(1.2, 0.8),
      }),
    ].join(""),
    before: "",
  };
};
