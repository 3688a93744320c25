import type { Stage } from "../../composition/stage.ts";
import { d, group, path, type Svg } from "../../drawing/svg.ts";
import { hut } from "../../motifs/buildings/hut.ts";
import { meadow } from "../../motifs/ground/meadow.ts";
import { ridge } from "../../motifs/ground/ridge.ts";
import { water } from "../../motifs/ground/water.ts";
import { lotus } from "../../motifs/objects/lotus.ts";
import { banyan, mango } from "../../motifs/trees/broadleaf.ts";
import { overhang } from "../../motifs/trees/overhang.ts";
import { bamboo, palm, plantain } from "../../motifs/trees/slender.ts";
import type { PlacePainter } from "../setting.ts";

const walls = ["#c98a56", "#b9805a", "#d8b48a", "#a9746a", "#c2a26a"] as const;

const hills = (stage: Stage): Svg =>
  ridge(stage, {
    name: "far",
    y: stage.horizon,
    rise: stage.h * 0.06,
    colour: "#8a9a6a",
    depth: 0.16,
    swells: 3,
  });

const fields = (stage: Stage): Svg =>
  ridge(stage, {
    name: "fields",
    y: stage.horizon + stage.h * 0.05,
    rise: stage.h * 0.02,
    colour: "#a0a04a",
    depth: 0.4,
    swells: 5,
  });

const lane = (stage: Stage): Svg =>
  ridge(stage, {
    name: "lane",
    y: stage.horizon + stage.h * 0.12,
    rise: stage.h * 0.02,
    colour: "#b98f5a",
    depth: 0.8,
    swells: 2,
  });

const palms = (stage: Stage, at: readonly number[]): Svg =>
  at
    .map((k, i) =>
      palm(stage, {
        name: `v${i}`,
        x: stage.w * k,
        y: stage.horizon + stage.h * 0.07,
        tall: stage.h * (0.24 + (i % 2) * 0.08),
        depth: 0.46,
      }),
    )
    .join("");

/** A house in its yard, with the village's banyan behind it. */
function yard(stage: Stage): Svg {
  const { w, h, horizon, floor, focus, shape } = stage;
  const wide = shape === "banner";
  return [
    hills(stage),
    fields(stage),
    palms(stage, [0.16, 0.3, 0.48]),
    hut(
      stage,
      w * (wide ? 0.42 : 0.2),
      horizon + h * 0.12,
      h * (wide ? 0.24 : 0.17),
      0.62,
      "#b9805a",
    ),
    lane(stage),
    banyan(stage, {
      name: "green",
      x: focus + w * (wide ? 0.24 : 0.36),
      y: horizon + h * 0.2,
      tall: h * (wide ? 0.56 : 0.44),
      depth: 0.84,
    }),
    hut(stage, focus - w * (wide ? 0.05 : 0.16), floor - h * 0.09, h * (wide ? 0.4 : 0.27), 0.92),
    plantain(stage, {
      name: "yard",
      x: focus - w * (wide ? 0.19 : 0.44),
      y: floor - h * 0.06,
      tall: h * 0.28,
      depth: 0.92,
    }),
    meadow(stage, floor - h * 0.02, floor + h * 0.06, "#8f944a"),
  ].join("");
}

/** The great tree under which the elders sit, with a stone ring around its foot. */
function greatTree(stage: Stage): Svg {
  const { w, h, horizon, floor, focus } = stage;
  const toss = stage.dice("under the tree");
  const foot = floor - h * 0.09;
  const stone = stage.palette.at("#a58d72", 0.95);
  return [
    hills(stage),
    fields(stage),
    palms(stage, [0.2, 0.9]),
    ...[0.36, 0.48, 0.88].map((k, i) =>
      hut(
        stage,
        w * k,
        horizon + h * (0.1 + (i % 2) * 0.03),
        h * toss.between(0.18, 0.26),
        0.58,
        toss.pick(walls),
      ),
    ),
    lane(stage),
    banyan(stage, { name: "great", x: focus, y: foot, tall: h * 0.72, depth: 0.9 }),
    path(
      d`M${focus - w * 0.15} ${foot + h * 0.02}L${focus - w * 0.135} ${foot - h * 0.045}H${focus + w * 0.135}L${focus + w * 0.15} ${foot + h * 0.02}Z`,
      { fill: stone, ...stage.line(1.5, 0.8) },
    ),
    path(
      d`M${focus - w * 0.142} ${foot - h * 0.014}H${focus + w * 0.142}M${focus - w * 0.06} ${foot - h * 0.044}v${h * 0.03}M${focus + w * 0.05} ${foot - h * 0.044}v${h * 0.03}M${focus} ${foot - h * 0.012}v${h * 0.03}`,
      { fill: "none", ...stage.line(1.1, 0.5) },
    ),
    meadow(stage, floor - h * 0.02, floor + h * 0.06, "#8f944a"),
  ].join("");
}

/** A tank with lotuses, houses along its far bank. */
function tank(stage: Stage): Svg {
  const { w, h, horizon, floor, focus } = stage;
  const toss = stage.dice("tank");
  const shore = horizon + h * 0.09;
  return [
    hills(stage),
    fields(stage),
    bamboo(stage, { name: "grove", x: w * 0.3, y: shore, tall: h * 0.4, depth: 0.6 }),
    ...[0.42, 0.56, 0.72].map((k, i) =>
      hut(stage, w * k, shore + 4, h * toss.between(0.22, 0.32), 0.66 + i * 0.03, toss.pick(walls)),
    ),
    ...[0.49, 0.83, 0.95].map((k, i) =>
      mango(stage, {
        name: `t${i}`,
        x: w * k,
        y: shore,
        tall: h * toss.between(0.3, 0.42),
        depth: 0.62,
      }),
    ),
    water(stage, { name: "tank", top: shore, bottom: floor - h * 0.06, colour: "#3f7f86" }),
    ...[0.36, 0.5, 0.68, 0.86].map((k, i) =>
      lotus(stage, w * k, shore + h * (0.05 + (i % 2) * 0.05), h * 0.024),
    ),
    ridge(stage, {
      name: "bank",
      y: floor - h * 0.06,
      rise: h * 0.02,
      colour: "#9a8f52",
      depth: 0.9,
      swells: 2,
    }),
    plantain(stage, {
      name: "bank",
      x: focus + w * 0.27,
      y: floor - h * 0.05,
      tall: h * 0.34,
      depth: 0.95,
    }),
    meadow(stage, floor - h * 0.03, floor + h * 0.06, "#8f944a"),
  ].join("");
}

/** A lane between two rows of houses that goes off into the fields. */
function street(stage: Stage): Svg {
  const { w, h, horizon, floor, focus } = stage;
  const toss = stage.dice("lane");
  const row = (side: 1 | -1): Svg =>
    [0, 1, 2]
      .map((i) => {
        const near = i / 2;
        return hut(
          stage,
          focus + side * w * (0.1 + near * 0.16),
          horizon + h * (0.09 + near * 0.12),
          h * (0.2 + near * 0.22),
          0.58 + near * 0.3,
          toss.pick(walls),
        );
      })
      .join("");
  const earth = stage.palette.at("#cdae7a", 1);
  return [
    hills(stage),
    fields(stage),
    palms(stage, [0.34, 0.62, 0.97]),
    mango(stage, {
      name: "end",
      x: focus + w * 0.02,
      y: horizon + h * 0.08,
      tall: h * 0.3,
      depth: 0.5,
    }),
    lane(stage),
    path(
      d`M${focus - w * 0.025} ${horizon + h * 0.1}H${focus + w * 0.035}C${focus + w * 0.12} ${floor - h * 0.1} ${focus + w * 0.3} ${floor} ${focus + w * 0.4} ${h + 10}H${focus - w * 0.36}C${focus - w * 0.2} ${floor} ${focus - w * 0.08} ${floor - h * 0.1} ${focus - w * 0.025} ${horizon + h * 0.1}Z`,
      { fill: earth, "fill-opacity": 0.6, ...stage.line(1.2, 0.4) },
    ),
    group({}, row(-1), row(1)),
    meadow(stage, floor - h * 0.01, floor + h * 0.07, "#8f944a"),
  ].join("");
}

/** A village has several views; a cover always shows the yard. */
export const village: PlacePainter = (stage) => {
  const corner = stage.near ? stage.dice("corner").pick([yard, greatTree, tank, street]) : yard;
  const shaded = corner === yard || stage.dice("shade").chance(0.5);
  return {
    behind: corner(stage),
    before: shaded ? overhang(stage, "left", stage.shape === "banner" ? 0.14 : 0.2) : "",
  };
};
