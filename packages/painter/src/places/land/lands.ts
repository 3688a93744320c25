import { gopuram, shikhara } from "../../motifs/buildings/temple.ts";
import { dunes } from "../../motifs/ground/dunes.ts";
import { meadow } from "../../motifs/ground/meadow.ts";
import { peaks } from "../../motifs/ground/peaks.ts";
import { ridge } from "../../motifs/ground/ridge.ts";
import { drift } from "../../motifs/sky/weather.ts";
import { d, ellipse, path, points } from "../../drawing/svg.ts";
import { mango } from "../../motifs/trees/broadleaf.ts";
import { overhang } from "../../motifs/trees/overhang.ts";
import { deodar, palm } from "../../motifs/trees/slender.ts";
import type { PlacePainter } from "../setting.ts";

export const desert: PlacePainter = (stage) => ({
  behind: [
    ridge(stage, {
      name: "far",
      y: stage.horizon,
      rise: stage.h * 0.07,
      colour: "#c79a72",
      depth: 0.12,
      swells: 3,
    }),
    dunes(stage),
    palm(stage, {
      name: "oasis",
      x: stage.w * 0.9,
      y: stage.horizon + stage.h * 0.15,
      tall: stage.h * 0.34,
      depth: 0.7,
    }),
  ].join(""),
  before: "",
});

export const mountains: PlacePainter = (stage) => {
  const { w, h, horizon, floor } = stage;
  return {
    behind: [
      peaks(stage, "far", horizon + h * 0.04, h * 0.34, 0.24),
      drift(stage, horizon - h * 0.02, 0.9),
      peaks(stage, "near", horizon + h * 0.12, h * 0.24, 0.6, "#4f6484"),
      ridge(stage, {
        name: "shoulder",
        y: horizon + h * 0.12,
        rise: h * 0.08,
        colour: "#4f7a5f",
        depth: 0.6,
        swells: 3,
      }),
      ...[0.05, 0.14, 0.25, 0.42, 0.88, 0.96].map((k, i) =>
        deodar(stage, {
          name: `d${i}`,
          x: w * k,
          y: horizon + h * (0.17 + (i % 2) * 0.05),
          tall: h * (0.26 + (i % 3) * 0.06),
          depth: 0.72,
        }),
      ),
      ridge(stage, {
        name: "ledge",
        y: floor - h * 0.05,
        rise: h * 0.04,
        colour: "#6f8a4f",
        depth: 0.95,
        swells: 2,
      }),
      meadow(stage, floor - h * 0.03, floor + h * 0.05),
    ].join(""),
    before: deodar(stage, { name: "front", x: w * 0.02, y: h * 1.04, tall: h * 0.72, depth: 1 }),
  };
};

export const temple: PlacePainter = (stage) => {
  const { w, h, horizon, floor, focus, shape } = stage;
  const wide = shape === "banner";
  const y = horizon + h * 0.12;
  const x = focus + w * (wide ? 0.08 : 0);
  const south = stage.dice("temple").chance(0.5);
  return {
    behind: [
      ridge(stage, {
        name: "far",
        y: horizon,
        rise: h * 0.1,
        colour: "#7f9a7a",
        depth: 0.16,
        swells: 3,
      }),
      ridge(stage, {
        name: "mid",
        y: horizon + h * 0.06,
        rise: h * 0.04,
        colour: "#6f8f4f",
        depth: 0.5,
        swells: 4,
      }),
      mango(stage, { name: "a", x: x - w * (wide ? 0.22 : 0.36), y, tall: h * 0.34, depth: 0.66 }),
      palm(stage, { name: "b", x: x + w * (wide ? 0.26 : 0.4), y, tall: h * 0.44, depth: 0.7 }),
      south
        ? gopuram(stage, x, y + h * 0.02, h * (wide ? 0.34 : 0.26))
        : shikhara(stage, x, y + h * 0.02, h * (wide ? 0.36 : 0.29)),
      path(
        points([
          [-10, y + h * 0.02],
          [w + 10, y + h * 0.02],
          [w + 10, h + 10],
          [-10, h + 10],
        ]),
        {
          fill: stage.defs.linear([
            [0, stage.palette.at("#c9a67a", 0.9)],
            [1, stage.palette.at("#7a5a44", 1)],
          ]),
          ...stage.line(1.4, 0.6),
        },
      ),
      path(
        [0, 1, 2, 3, 4].map((i) => d`M0 ${y + h * 0.02 + (h - y) * (i / 5) ** 1.5}H${w}`).join("") +
          [-4, -3, -2, -1, 0, 1, 2, 3, 4]
            .map((k) => d`M${x + k * w * 0.06} ${y + h * 0.02}L${x + k * w * 0.22} ${h}`)
            .join(""),
        { fill: "none", ...stage.line(1, 0.26) },
      ),
      ...[-1, 1].map((side) =>
        ellipse(x + side * h * 0.3, floor - h * 0.1, h * 0.03, h * 0.012, {
          fill: stage.palette.ink,
          "fill-opacity": 0.3,
        }),
      ),
    ].join(""),
    before: overhang(stage, "left", wide ? 0.18 : 0.24),
  };
};
