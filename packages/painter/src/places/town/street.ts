import { gasLamp, townHouse, tram } from "../../motifs/buildings/street.ts";
import { shikhara } from "../../motifs/buildings/temple.ts";
import { ridge } from "../../motifs/ground/ridge.ts";
import { darker } from "../../drawing/colour.ts";
import { drift } from "../../motifs/sky/weather.ts";
import { d, ellipse, path, rect } from "../../drawing/svg.ts";
import type { PlacePainter } from "../setting.ts";

/** A street of an old city with shops at the foot of its houses and tram lines along it. */
export const street: PlacePainter = (stage) => {
  const { w, h, horizon, floor, focus, shape, palette } = stage;
  const wide = shape === "banner";
  const kerb = horizon + h * 0.1;
  const walk = floor - h * 0.09;
  const unit = wide ? h : h * 0.72;
  const tint = ["#c98a5a", "#d9b27a", "#b4664a", "#c4a06a", "#a8705a"];
  const far = Array.from({ length: 7 }, (_, i) =>
    townHouse(stage, {
      name: `far${i}`,
      x: w * (i / 7) - w * 0.02,
      y: kerb,
      w: w * 0.15,
      h: unit * stage.dice(`roof ${i}`).between(0.2, 0.3),
      colour: tint[i % tint.length] ?? "#c98a5a",
      depth: 0.36,
    }),
  );
  const stones = [0.2, 0.42, 0.68].map((k) => d`M-10 ${walk + (h - walk) * k}H${w + 10}`).join("");
  const joints = Array.from({ length: 13 }, (_, i) => {
    const x = (i / 12) * w;
    return d`M${x} ${walk}L${focus + (x - focus) * 1.5} ${h + 8}`;
  }).join("");
  const rail = (y: number): string => d`M-10 ${y}H${w + 10}`;
  const wire = kerb + h * 0.105 - (w * (wide ? 0.3 : 0.5) * 84) / 104;
  return {
    behind: [
      ridge(stage, {
        name: "far",
        y: horizon,
        rise: h * 0.05,
        colour: "#8a7a7a",
        depth: 0.12,
        swells: 3,
      }),
      shikhara(stage, w * (wide ? 0.44 : 0.2), kerb, unit * 0.15, 0.26),
      ...far,
      drift(stage, kerb - h * 0.04, 0.8),
      townHouse(stage, {
        name: "corner",
        x: w * (wide ? 0.66 : 0.5),
        y: kerb + h * 0.03,
        w: w * (wide ? 0.37 : 0.54),
        h: unit * 0.56,
        colour: "#c4734e",
        depth: 0.82,
      }),
      rect(-10, kerb + h * 0.03, w + 20, h, {
        fill: stage.defs.linear([
          [0, palette.at("#8a7464", 0.8)],
          [1, darker(palette.at("#6a5448", 1), 0.3)],
        ]),
        ...stage.line(1.4, 0.6),
      }),
      path(rail(kerb + h * 0.075) + rail(kerb + h * 0.105), {
        fill: "none",
        ...stage.line(2.2, 0.7),
      }),
      path(d`M-10 ${wire}H${w + 10}`, { fill: "none", ...stage.line(1, 0.5) }),
      tram(stage, w * (wide ? 0.5 : 0.34), kerb + h * 0.105, w * (wide ? 0.3 : 0.5)),
      rect(-10, walk, w + 20, h - walk + 10, {
        fill: stage.defs.linear([
          [0, palette.at("#b39a7c", 1)],
          [1, darker(palette.at("#7a6450", 1), 0.35)],
        ]),
        ...stage.line(2, 0.8),
      }),
      path(stones + joints, { fill: "none", ...stage.line(0.9, 0.26) }),
      ...(wide ? [0.335, 0.95] : [0.08, 0.93]).map((k) =>
        gasLamp(stage, w * k, walk + h * 0.03, unit * 0.56),
      ),
      ellipse(focus, floor + h * 0.02, w * 0.26, h * 0.045, {
        fill: stage.defs.radial([
          [0, palette.lamp, palette.dark ? 0.26 : 0.1],
          [1, palette.lamp, 0],
        ]),
      }),
    ].join(""),
    before: "",
  };
};
