import { cuspedArch } from "../../motifs/buildings/masonry.ts";
import { derelict, tug } from "../../motifs/buildings/spacecraft.ts";
import { darker, lighter, mix } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { circle, d, dot, ellipse, group, path, rect, type Svg } from "../../drawing/svg.ts";
import type { PlacePainter } from "../setting.ts";

/** Space without a horizon: stars, thickest along a band, and far clouds of colour. */
function starfield(stage: Stage): Svg {
  const { w, h, palette } = stage;
  const toss = stage.dice("void");
  const [top, middle, low] = palette.sky;
  let faint = "";
  let plain = "";
  for (let i = 0; i < 420; i++) {
    const x = toss.between(0, w);
    const y = toss.chance(0.5)
      ? h * 0.62 - (x / w) * h * 0.5 + toss.around(0, h * 0.16)
      : toss.between(0, h);
    if (toss.chance(0.24)) plain += dot(x, y, toss.between(1.2, 2.4));
    else faint += dot(x, y, toss.between(0.6, 1.2));
  }
  const cloud = (x: number, y: number, rx: number, colour: string, strength: number): Svg =>
    ellipse(x, y, rx, rx * 0.42, {
      fill: stage.defs.radial([
        [0, colour, strength],
        [0.5, colour, strength * 0.4],
        [1, colour, 0],
      ]),
    });
  return group(
    {},
    rect(0, 0, w, h, {
      fill: stage.defs.linear([
        [0, darker(top, 0.4)],
        [0.6, mix(top, middle, 0.55)],
        [1, middle],
      ]),
    }),
    cloud(w * 0.72, h * 0.3, w * 0.42, low, 0.5),
    cloud(w * 0.3, h * 0.62, w * 0.36, palette.haze, 0.3),
    cloud(w * 0.9, h * 0.12, w * 0.24, palette.ember, 0.14),
    path(faint, { fill: lighter(palette.disc, 0.3), "fill-opacity": 0.5 }),
    path(plain, { fill: lighter(palette.disc, 0.3), "fill-opacity": 0.85 }),
  );
}

/** The curved edge of a planet below, with its glowing air and its bands. */
function limb(stage: Stage): Svg {
  const { w, h, palette } = stage;
  const [x, y, r] = [w * 0.36, h * 0.82 + w * 1.1, w * 1.1];
  const air = [0.05, 0.034, 0.02, 0.009].map((k, i) =>
    circle(x, y, r + w * k, { fill: palette.line, "fill-opacity": 0.07 + i * 0.05 }),
  );
  const land = palette.at("#7a4a6a", 0.7);
  const bands = [0.03, 0.058, 0.094, 0.13].map((k, i) =>
    circle(x, y, r - w * k, {
      fill: "none",
      stroke: i % 2 === 0 ? lighter(land, 0.3) : palette.ember,
      "stroke-width": 7 + i * 5,
      "stroke-opacity": 0.2,
    }),
  );
  return group(
    {},
    ...air,
    circle(x, y, r, { fill: darker(land, 0.2), ...stage.line(2.4, 0.95) }),
    ...bands,
  );
}

/** A ship's gallery, from which people aboard look into space. */
function gallery(stage: Stage): Svg {
  const { w, h, focus, floor, shape, palette } = stage;
  const ground = floor - h * 0.06;
  const bay = w * (shape === "banner" ? 0.32 : 0.5);
  const windows = [-2, -1, 0, 1].map((k) => focus + k * bay);
  const openings = windows.map((x) => cuspedArch(x, ground, bay * 0.9, h * 0.92)).join("");
  const wall = palette.at("#5a4a52", 0.95);
  let rivets = "";
  for (let x = 14; x < w; x += 34) rivets += dot(x, ground + h * 0.022, 2.6);
  return group(
    {},
    path(`${d`M-10 -10H${w + 10}V${ground + 2}H-10Z`}${openings}`, {
      fill: stage.defs.linear([
        [0, darker(wall, 0.55)],
        [1, wall],
      ]),
      "fill-rule": "evenodd",
    }),
    path(openings, { fill: "none", ...stage.line(4, 0.9) }),
    rect(-10, ground, w + 20, h - ground + 10, {
      fill: stage.defs.linear([
        [0, lighter(wall, 0.14)],
        [0.3, wall],
        [1, darker(wall, 0.55)],
      ]),
      ...stage.line(2, 0.8),
    }),
    path(d`M-10 ${ground + h * 0.045}H${w + 10}`, { fill: "none", ...stage.line(1.4, 0.6) }),
    path(rivets, { fill: palette.line, "fill-opacity": 0.55 }),
    ellipse(focus, floor + h * 0.01, w * 0.26, h * 0.05, {
      fill: stage.defs.radial([
        [0, palette.lamp, 0.34],
        [1, palette.lamp, 0],
      ]),
    }),
  );
}

export const theVoid: PlacePainter = (stage) => {
  const { w, h, focus, shape, scene } = stage;
  const wide = shape === "banner";
  const size = wide ? w * 0.27 : w * 0.4;
  const aboard = scene.cast.length + scene.animals.length + scene.props.length > 0;
  return {
    indoors: true,
    behind: [
      starfield(stage),
      limb(stage),
      derelict(stage, focus + w * (wide ? 0.04 : 0.02), h * 0.36, size),
      tug(stage, focus - w * (wide ? 0.17 : 0.2), h * 0.64, size * 0.34),
      aboard ? gallery(stage) : "",
    ].join(""),
    before: "",
  };
};
