import { ridge } from "../../motifs/ground/ridge.ts";
import { meadow } from "../../motifs/ground/meadow.ts";
import { drift } from "../../motifs/sky/weather.ts";
import { banyan, mango } from "../../motifs/trees/broadleaf.ts";
import { overhang, undergrowth } from "../../motifs/trees/overhang.ts";
import { bamboo, plantain, tallTrunk } from "../../motifs/trees/slender.ts";
import type { PlacePainter } from "../setting.ts";

const blossom = {
  spring: "#f2762e",
  summer: "#f6c945",
  monsoon: undefined,
  autumn: undefined,
  winter: undefined,
};

export const forest: PlacePainter = (stage) => {
  const { w, h, horizon, floor, focus } = stage;
  const toss = stage.dice("forest");
  const far = Array.from({ length: 9 }, (_, i) => {
    const x = (i / 8) * w + toss.around(0, w * 0.04);
    return mango(
      stage,
      {
        name: `far${i}`,
        x,
        y: horizon + h * 0.03 + toss.around(0, 10),
        tall: h * toss.between(0.2, 0.3),
        depth: 0.34,
      },
      "#4a7a4c",
    );
  });
  const middle = [-0.44, -0.3, 0.24, 0.36].map((dx, i) =>
    mango(
      stage,
      {
        name: `mid${i}`,
        x: focus + dx * w + toss.around(0, w * 0.03),
        y: horizon + h * 0.12,
        tall: h * toss.between(0.36, 0.46),
        depth: 0.66,
      },
      i % 2 === 0 ? "#3f7447" : "#5f8a3c",
      blossom[stage.scene.season],
    ),
  );
  const side = stage.near ? stage.dice("great").pick([0.2, -0.22, 0.06]) : 0.2;
  const great = stage.shape === "banner" ? focus + w * side : focus + w * 0.3;
  return {
    behind: [
      ridge(stage, {
        name: "far",
        y: horizon - h * 0.06,
        rise: h * 0.1,
        colour: "#5f8f74",
        depth: 0.16,
        swells: 3,
      }),
      ridge(stage, {
        name: "hill",
        y: horizon,
        rise: h * 0.07,
        colour: "#4f8458",
        depth: 0.34,
        swells: 4,
      }),
      ...far,
      drift(stage, horizon + h * 0.03, 0.75),
      ridge(stage, {
        name: "glade",
        y: horizon + h * 0.08,
        rise: h * 0.03,
        colour: "#5c8a48",
        depth: 0.6,
        swells: 3,
      }),
      ...middle,
      bamboo(stage, {
        name: "left",
        x: focus - w * 0.36,
        y: horizon + h * 0.17,
        tall: h * 0.46,
        depth: 0.74,
      }),
      ridge(stage, {
        name: "near",
        y: horizon + h * 0.19,
        rise: h * 0.025,
        colour: "#5b843c",
        depth: 0.84,
        swells: 2,
      }),
      stage.scene.props.includes("hut")
        ? ""
        : banyan(stage, {
            name: "great",
            x: great,
            y: horizon + h * 0.24,
            tall: h * 0.56,
            depth: 0.86,
          }),
      plantain(stage, {
        name: "right",
        x: w * 0.95,
        y: horizon + h * 0.28,
        tall: h * 0.3,
        depth: 0.9,
      }),
      meadow(stage, floor - h * 0.1, floor + h * 0.03),
    ].join(""),
    before: [
      tallTrunk(stage, {
        name: "left",
        x: stage.shape === "banner" ? w * 0.03 : -w * 0.01,
        y: h * 1.01,
        tall: h * 1.05,
        depth: 1,
      }),
      overhang(stage, "left", stage.shape === "banner" ? 0.26 : 0.36),
      overhang(stage, "right", stage.shape === "banner" ? 0.2 : 0.34),
      undergrowth(stage),
    ].join(""),
  };
};
