import { darker, lighter } from "../../drawing/colour.ts";
import { ridge } from "../../motifs/ground/ridge.ts";
import { d, ellipse, group, path, points, rect } from "../../drawing/svg.ts";
import { mango } from "../../motifs/trees/broadleaf.ts";
import type { PlacePainter } from "../setting.ts";

export const cricketGround: PlacePainter = (stage) => {
  const { w, h, horizon, floor, focus, shape } = stage;
  const wide = shape === "banner";
  const turf = stage.palette.at("#7f9f46", 0.9);
  const toss = stage.dice("crowd");
  const crowd = Array.from({ length: 90 }, (_, i) => {
    const x = (i / 90) * w + toss.around(0, 8);
    return ellipse(x, horizon + h * 0.045 + toss.around(0, 6), 5, 7, {
      fill: stage.palette.pigment(
        toss.pick(["madder", "saffron", "ivory", "peacock", "lotus", "indigo"]),
      ),
      "fill-opacity": 0.75,
    });
  });
  const px = focus - w * (wide ? 0.12 : 0.2);
  const stumps = (x: number, y: number, s: number): string =>
    [-1, 0, 1]
      .map((k) =>
        rect(x + k * s * 0.16 - s * 0.03, y - s, s * 0.06, s, {
          fill: "#f3ddae",
          ...stage.line(0.8, 0.8),
        }),
      )
      .join("") +
    rect(x - s * 0.22, y - s * 1.05, s * 0.44, s * 0.06, {
      fill: "#f3ddae",
      ...stage.line(0.8, 0.8),
    });
  const roof = focus + w * (wide ? 0.2 : 0.28);
  return {
    behind: [
      ridge(stage, {
        name: "far",
        y: horizon,
        rise: h * 0.05,
        colour: "#7f947a",
        depth: 0.16,
        swells: 3,
      }),
      ...[0.1, 0.2, 0.36, 0.48].map((k, i) =>
        mango(stage, {
          name: `c${i}`,
          x: w * k,
          y: horizon + h * 0.03,
          tall: h * (0.18 + (i % 2) * 0.06),
          depth: 0.4,
        }),
      ),
      rect(roof - h * 0.26, horizon - h * 0.13, h * 0.52, h * 0.17, {
        fill: stage.palette.at("#efe3c4", 0.7),
        ...stage.line(1.1, 0.7),
      }),
      path(
        d`M${roof - h * 0.3} ${horizon - h * 0.12}L${roof - h * 0.16} ${horizon - h * 0.21}H${roof + h * 0.16}L${roof + h * 0.3} ${horizon - h * 0.12}Z`,
        { fill: stage.palette.at("#a5402f", 0.7), ...stage.line(1.1, 0.7) },
      ),
      ...[-0.2, -0.1, 0, 0.1, 0.2].map((k) =>
        rect(roof + h * k - 3, horizon - h * 0.12, 6, h * 0.16, {
          fill: stage.palette.at("#6f8f6a", 0.7),
        }),
      ),
      rect(w * (wide ? 0.36 : 0.06), horizon - h * 0.06, h * 0.16, h * 0.1, {
        fill: stage.palette.at("#22302a", 0.7),
        ...stage.line(1.4, 0.8),
      }),
      ...crowd,
      rect(-10, horizon + h * 0.06, w + 20, h, {
        fill: stage.defs.linear([
          [0, lighter(turf, 0.16)],
          [0.4, turf],
          [1, darker(turf, 0.4)],
        ]),
      }),
      path(
        [0, 1, 2, 3, 4]
          .map((i) => d`M-10 ${horizon + h * (0.08 + i * 0.075)}H${w + 10}v${h * 0.03}H-10Z`)
          .join(""),
        { fill: lighter(turf, 0.3), "fill-opacity": 0.16 },
      ),
      path(d`M-10 ${horizon + h * 0.075}H${w + 10}`, {
        fill: "none",
        stroke: "#fff8e4",
        "stroke-width": 3,
        "stroke-opacity": 0.8,
      }),
      path(
        points([
          [px - w * 0.02, horizon + h * 0.12],
          [px + w * 0.02, horizon + h * 0.12],
          [focus + w * (wide ? 0.16 : 0.4), h + 10],
          [focus - w * (wide ? 0.1 : 0.34), h + 10],
        ]),
        { fill: stage.palette.at("#d2ae74", 0.95), ...stage.line(1, 0.4) },
      ),
      group(
        {},
        stumps(px, horizon + h * 0.13, h * 0.045),
        stumps(focus + w * (wide ? 0.075 : 0.16), floor + h * 0.01, h * 0.13),
      ),
    ].join(""),
    before: "",
  };
};
