import { gopuram, ghatSteps, parasol, shikhara } from "../../motifs/buildings/temple.ts";
import { chhatri } from "../../motifs/buildings/masonry.ts";
import { meadow } from "../../motifs/ground/meadow.ts";
import { ridge } from "../../motifs/ground/ridge.ts";
import { glitter, sea as seaWater, water } from "../../motifs/ground/water.ts";
import { boat } from "../../motifs/objects/boat.ts";
import { hull, rigging } from "../../motifs/objects/long-boat.ts";
import { lotus } from "../../motifs/objects/lotus.ts";
import { drift } from "../../motifs/sky/weather.ts";
import { d, group, leaf, path } from "../../drawing/svg.ts";
import type { Stage } from "../../composition/stage.ts";
import { mango } from "../../motifs/trees/broadleaf.ts";
import { plantain } from "../../motifs/trees/slender.ts";
import { overhang } from "../../motifs/trees/overhang.ts";
import type { PlacePainter } from "../setting.ts";

function reeds(stage: Stage, side: -1 | 1): string {
  const toss = stage.dice(`reeds ${side}`);
  let blades = "";
  for (let i = 0; i < 70; i++) {
    const x =
      side < 0 ? toss.between(-20, stage.w * 0.24) : toss.between(stage.w * 0.86, stage.w + 20);
    const tall = stage.h * toss.between(0.1, 0.24);
    blades += leaf(x, stage.h + 8, -1.57 + toss.around(0, 0.24), tall, tall * 0.04);
  }
  return path(blades, { fill: stage.palette.at("#3d5f38", 1), ...stage.line(0.6, 0.25) });
}

export const riverbank: PlacePainter = (stage, disc) => {
  const { w, h, horizon, floor, focus } = stage;
  const shore = horizon + h * 0.05;
  return {
    behind: [
      ridge(stage, {
        name: "far",
        y: horizon - h * 0.02,
        rise: h * 0.12,
        colour: "#6f8f8a",
        depth: 0.14,
        swells: 3,
      }),
      ridge(stage, {
        name: "hill",
        y: horizon + h * 0.02,
        rise: h * 0.06,
        colour: "#5f8a5a",
        depth: 0.36,
        swells: 4,
      }),
      ...[0.08, 0.24, 0.52, 0.78, 0.94].map((k, i) =>
        mango(
          stage,
          { name: `r${i}`, x: w * k, y: shore, tall: h * (0.14 + (i % 3) * 0.05), depth: 0.46 },
          "#4d7f4c",
        ),
      ),
      drift(stage, shore - h * 0.01, 0.6),
      water(stage, { name: "river", top: shore, bottom: h, colour: "#2f8791" }),
      glitter(stage, disc, shore, h * 0.95),
      ...[0.34, 0.46, 0.92].map((k, i) =>
        lotus(stage, w * k, horizon + h * (0.16 + i * 0.05), h * 0.026),
      ),
      path(
        d`M${w * 0.2} ${h}C${w * 0.32} ${floor - h * 0.05} ${focus - w * 0.1} ${floor - h * 0.09} ${focus + w * 0.1} ${floor - h * 0.08}C${w * 0.86} ${floor - h * 0.09} ${w * 0.95} ${floor - h * 0.15} ${w + 10} ${floor - h * 0.2}V${h + 10}H${w * 0.2}Z`,
        {
          fill: stage.defs.linear([
            [0, stage.palette.at("#b79a5f", 0.9)],
            [0.3, stage.palette.at("#6f8a44", 1)],
            [1, stage.palette.at("#46622f", 1)],
          ]),
          ...stage.line(1.6, 0.6),
        },
      ),
      plantain(stage, {
        name: "bank",
        x: w * 0.93,
        y: floor - h * 0.06,
        tall: h * 0.34,
        depth: 0.95,
      }),
      meadow(stage, floor - h * 0.02, floor + h * 0.05),
    ].join(""),
    before: reeds(stage, -1) + reeds(stage, 1) + overhang(stage, "right", 0.18),
  };
};

export const sea: PlacePainter = (stage, disc) => {
  const { w, h, horizon, focus, floor, scene, shape } = stage;
  const souls = scene.cast.length + scene.animals.length;
  const half = w * (shape === "banner" ? 0.17 : 0.3) + w * 0.034 * souls;
  const keel = floor + h * 0.02;
  const swell = group(
    { transform: `translate(0 ${(floor - horizon + h * 0.03).toFixed(1)})` },
    seaWater(stage, horizon),
  );
  const lone = scene.props.includes("boat")
    ? boat(stage, focus, horizon + h * 0.2, h * (shape === "banner" ? 0.34 : 0.24))
    : "";
  return {
    behind: [
      ridge(stage, {
        name: "isle",
        y: horizon + 4,
        rise: h * 0.06,
        colour: "#5f7f8a",
        depth: 0.08,
        swells: 2,
      }),
      seaWater(stage, horizon),
      glitter(stage, disc, horizon, h * 0.9),
      souls === 0 ? lone : rigging(stage, focus, keel, half),
    ].join(""),
    before: souls === 0 ? swell : hull(stage, focus, keel, half) + swell,
  };
};

export const ghats: PlacePainter = (stage, disc) => {
  const { w, h, horizon, floor, focus, shape } = stage;
  const wide = shape === "banner";
  const shore = horizon + h * 0.03;
  const x = focus + w * (wide ? 0.1 : 0.12);
  return {
    behind: [
      ridge(stage, {
        name: "bank",
        y: horizon,
        rise: h * 0.05,
        colour: "#7f8a7a",
        depth: 0.14,
        swells: 3,
      }),
      gopuram(stage, x + w * (wide ? 0.18 : 0.3), shore + 4, h * (wide ? 0.2 : 0.13), 0.4),
      shikhara(stage, x - w * (wide ? 0.3 : 0.4), shore + 6, h * (wide ? 0.13 : 0.09), 0.34),
      water(stage, { name: "ganga", top: shore, bottom: h, colour: "#4a7f8f" }),
      glitter(stage, disc, shore, h),
      boat(stage, focus - w * (wide ? 0.2 : 0.26), horizon + h * 0.12, h * 0.07),
      ghatSteps(stage, floor - h * 0.1, h),
      shikhara(stage, x, floor - h * 0.1, h * (wide ? 0.26 : 0.19), 0.9),
      chhatri(
        stage,
        x + w * (wide ? 0.19 : 0.3),
        floor - h * 0.1,
        h * 0.16,
        "#d3a873",
        0.92,
        stage.palette.dark,
      ),
      parasol(stage, focus - w * (wide ? 0.13 : 0.3), floor - h * 0.02, h * 0.1, "madder"),
      parasol(stage, w * 0.93, floor + h * 0.01, h * 0.12, "saffron"),
    ].join(""),
    before: "",
  };
};
