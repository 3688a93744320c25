import { darker, lighter } from "../../drawing/colour.ts";
import { d, leaf, path } from "../../drawing/svg.ts";
import { ridge } from "../../motifs/ground/ridge.ts";
import { glitter, water } from "../../motifs/ground/water.ts";
import { drift } from "../../motifs/sky/weather.ts";
import { mangrove } from "../../motifs/trees/mangrove.ts";
import type { PlacePainter } from "../setting.ts";

/** A creek where forest stands in the tide: stilt roots, mud, breathing roots like spikes. */
export const tidalForest: PlacePainter = (stage, disc) => {
  const { w, h, horizon, floor, focus, shape } = stage;
  const wide = shape === "banner";
  const toss = stage.dice("creek");
  const shore = horizon + h * 0.03;
  const mud = stage.palette.at("#7d6a50", 1);
  const bank = d`M${w * (wide ? 0.28 : 0.04)} ${h}C${w * (wide ? 0.36 : 0.12)} ${floor - h * 0.03} ${focus - w * 0.08} ${floor - h * 0.1} ${focus + w * 0.12} ${floor - h * 0.09}C${w * 0.88} ${floor - h * 0.1} ${w * 0.96} ${floor - h * 0.16} ${w + 10} ${floor - h * 0.2}V${h + 10}H${w * (wide ? 0.28 : 0.04)}Z`;
  let spikes = "";
  for (let i = 0; i < 60; i++) {
    const x = toss.between(wide ? 0.42 : 0.16, 1) * w;
    if (Math.abs(x - focus) < w * 0.13 && toss.chance(0.7)) continue;
    const y = floor + toss.between(-h * 0.05, h * 0.07);
    spikes += leaf(x, y, -1.57 + toss.around(0, 0.16), h * toss.between(0.014, 0.034), 3);
  }
  return {
    behind: [
      ridge(stage, {
        name: "line",
        y: horizon + h * 0.01,
        rise: h * 0.05,
        colour: "#4f7a58",
        depth: 0.2,
        swells: 6,
      }),
      drift(stage, shore, 0.8),
      water(stage, { name: "creek", top: shore, bottom: h, colour: "#6a8a78" }),
      glitter(stage, disc, shore, h * 0.9),
      ...[0.06, 0.2, 0.5, 0.66, 0.84, 0.97].map((k, i) =>
        mangrove(stage, {
          name: `far${i}`,
          x: w * k,
          y: shore + h * 0.03,
          tall: h * (0.2 + (i % 3) * 0.04),
          depth: 0.42,
        }),
      ),
      mangrove(stage, {
        name: "left",
        x: w * (wide ? 0.32 : 0.1),
        y: horizon + h * 0.18,
        tall: h * 0.42,
        depth: 0.74,
      }),
      path(bank, {
        fill: stage.defs.linear([
          [0, lighter(mud, 0.16)],
          [0.4, mud],
          [1, darker(mud, 0.4)],
        ]),
        ...stage.line(1.6, 0.7),
      }),
      mangrove(stage, {
        name: "great",
        x: w * 0.9,
        y: floor - h * 0.08,
        tall: h * 0.54,
        depth: 0.92,
      }),
      path(spikes, { fill: darker(mud, 0.45), ...stage.line(0.6, 0.5) }),
    ].join(""),
    before: "",
  };
};
