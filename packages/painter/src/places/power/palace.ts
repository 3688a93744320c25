import { mix } from "../../drawing/colour.ts";
import { palace as palaceBuilding, ramparts } from "../../motifs/buildings/palace.ts";
import { ridge } from "../../motifs/ground/ridge.ts";
import { glitter, water } from "../../motifs/ground/water.ts";
import type { Stage } from "../../composition/stage.ts";
import { d, group, path, rect, type Svg } from "../../drawing/svg.ts";
import { palm } from "../../motifs/trees/slender.ts";
import { overhang } from "../../motifs/trees/overhang.ts";
import { greatLamp } from "../../motifs/objects/lamps.ts";
import type { PlacePainter } from "../setting.ts";

/** The stone steps at a water gate, wide enough for a whole scene. */
export function landing(stage: Stage, top: number): Svg {
  const stone = stage.palette.at("#a98a63", 1);
  const steps: Svg[] = [];
  const count = 4;
  for (let i = 0; i < count; i++) {
    const y = top + (stage.h - top) * (i / count);
    const tall = (stage.h - top) / count + 2;
    const inset = stage.shape === "banner" ? stage.w * (0.3 - i * 0.05) : -10;
    const fill = stage.defs.linear([
      [0, mix(stone, stage.palette.lamp, 0.16)],
      [0.14, stone],
      [1, mix(stone, stage.palette.ink, 0.55)],
    ]);
    let joints = "";
    const toss = stage.dice(`step ${i}`);
    for (let x = inset + 30; x < stage.w; x += toss.between(60, 150))
      joints += d`M${x} ${y + 6}v${tall - 10}`;
    steps.push(
      path(d`M${inset} ${y}H${stage.w + 10}V${y + tall}H${inset - 14}Z`, {
        fill,
        ...stage.line(1.3, 0.55),
      }),
      path(joints, { fill: "none", ...stage.line(0.9, 0.3) }),
      path(d`M${inset} ${y}H${stage.w}`, { fill: "none", ...stage.line(2, 0.8) }),
    );
  }
  return group({}, ...steps);
}

export const palace: PlacePainter = (stage, disc) => {
  const { w, h, horizon, floor, focus, shape } = stage;
  const toss = stage.dice("palace view");
  const off = stage.near ? w * toss.pick([-0.17, -0.06, 0.03, 0.12]) : w * 0.03;
  const wide =
    (shape === "banner" ? w * 0.46 : w * 0.84) * (stage.near ? toss.between(0.72, 1.04) : 1);
  const shore = horizon + h * 0.045;
  const stair = floor - h * 0.035;
  const lampAt = focus + (shape === "banner" ? w * 0.205 : w * 0.29);
  const reflection = group(
    { transform: `translate(0 ${(shore * 2).toFixed(1)}) scale(1 -1)`, opacity: 0.24 },
    palaceBuilding(stage, focus + off, shore, wide, 0.7),
  );
  return {
    behind: [
      ridge(stage, {
        name: "far",
        y: horizon - h * 0.08,
        rise: h * 0.15,
        colour: "#8f7a8f",
        depth: 0.12,
        swells: 3,
      }),
      ridge(stage, {
        name: "hill",
        y: horizon - h * 0.01,
        rise: h * 0.15,
        colour: "#8c6f62",
        depth: 0.32,
        swells: 3,
        lift: { at: focus / w, by: h * 0.05, wide: 0.3 },
      }),
      ramparts(stage, horizon - h * 0.03, h * 0.14),
      ridge(stage, {
        name: "foot",
        y: horizon + h * 0.03,
        rise: h * 0.05,
        colour: "#7f7a50",
        depth: 0.56,
        swells: 4,
        lift: { at: focus / w, by: h * 0.03, wide: 0.26 },
      }),
      palaceBuilding(stage, focus + off, shore, wide),
      palm(stage, {
        name: "a",
        x: focus + off - wide * 0.72,
        y: shore + 4,
        tall: h * 0.26,
        depth: 0.72,
      }),
      palm(stage, {
        name: "b",
        x: focus + off - wide * 0.79,
        y: shore + 6,
        tall: h * 0.2,
        depth: 0.72,
      }),
      palm(stage, {
        name: "c",
        x: focus + off + wide * 0.66,
        y: shore + 6,
        tall: h * 0.24,
        depth: 0.72,
      }),
      water(stage, { name: "lake", top: shore, bottom: h, colour: "#2c5f80" }),
      group({ "clip-path": stage.defs.clip(rect(0, shore, w, h - shore, {})) }, reflection),
      glitter(stage, disc, shore, h),
      landing(stage, stair),
      stage.scene.props.includes("great-lamp")
        ? greatLamp(
            stage,
            lampAt,
            floor - h * 0.01,
            stage.person * (shape === "banner" ? 1.12 : 0.95),
          )
        : "",
    ].join(""),
    before: shape === "square" ? "" : overhang(stage, "left", shape === "banner" ? 0.15 : 0.2),
  };
};
