import type { Stage } from "../../composition/stage.ts";
import { darker, lighter } from "../../drawing/colour.ts";
import { circle, d, ellipse, group, leaf, path, put, type Svg } from "../../drawing/svg.ts";

const shadow = (stage: Stage, reach: number): Svg =>
  ellipse(0, 0, reach, 3, { fill: stage.palette.ink, "fill-opacity": 0.35 });

/** A field tent, striped, its flap turned back. */
export function tent(stage: Stage): Svg {
  const line = stage.line(0.8, 0.85);
  const cloth = stage.palette.pigment(stage.dice("tent").pick(["madder", "ivory", "indigo"]));
  const band = stage.palette.pigment("haldi");
  return group(
    {},
    shadow(stage, 78),
    path("M0 -128V-112", { fill: "none", ...stage.line(1.4, 0.9) }),
    path("M0 -128Q12 -132 22 -125Q12 -124 0 -119Z", {
      fill: stage.palette.pigment("saffron"),
      ...line,
    }),
    path("M-62 -58L-70 0H70L62 -58Z", { fill: darker(cloth, 0.1), ...line }),
    path("M-46 -58L-50 0H-32L-30 -58ZM-12 -58V0H-4V-58ZM24 -58L26 0H44L40 -58Z", {
      fill: band,
      "fill-opacity": 0.55,
    }),
    path("M-74 -56C-44 -66 -16 -92 0 -114C16 -92 44 -66 74 -56Q0 -46 -74 -56Z", {
      fill: cloth,
      ...line,
    }),
    path("M0 -114C-8 -92 -26 -68 -40 -54M0 -114C8 -92 26 -68 40 -54M0 -114V-51", {
      fill: "none",
      ...stage.line(0.8, 0.6),
    }),
    path(
      "M-74 -56Q-66 -44 -58 -54Q-50 -42 -42 -53Q-34 -41 -26 -52Q-18 -40 -9 -51Q0 -40 9 -51Q18 -40 26 -52Q34 -41 42 -53Q50 -42 58 -54Q66 -44 74 -56Q0 -46 -74 -56Z",
      { fill: band, ...line },
    ),
    path("M-13 0L-9 -46H9L15 0Z", { fill: darker(cloth, 0.7), ...line }),
    path("M9 -46L15 0L28 -2C22 -14 18 -30 9 -46Z", { fill: lighter(cloth, 0.16), ...line }),
  );
}

/** Standards on tall poles, in a row. */
export function banner(stage: Stage): Svg {
  const line = stage.line(0.7, 0.85);
  const one = (x: number, tall: number, colour: "saffron" | "madder" | "leaf", side: 1 | -1): Svg =>
    group(
      {},
      path(d`M${x} 0V${-tall}`, { fill: "none", ...stage.line(2, 0.9) }),
      path(leaf(x, -tall + 2, -1.57, 12, 3.4), { fill: stage.palette.lamp, ...line }),
      path(
        d`M${x} ${-tall + 4}C${x + side * 16} ${-tall - 2} ${x + side * 26} ${-tall + 12} ${x + side * 44} ${-tall + 6}L${x + side * 34} ${-tall + 18}L${x + side * 44} ${-tall + 30}C${x + side * 28} ${-tall + 34} ${x + side * 16} ${-tall + 24} ${x} ${-tall + 30}Z`,
        { fill: stage.palette.pigment(colour), ...line },
      ),
      circle(x + side * 17, -tall + 16, 4.6, { fill: stage.palette.lamp, ...line }),
    );
  return group(
    {},
    shadow(stage, 26),
    one(-24, 120, "madder", 1),
    one(0, 138, "saffron", 1),
    one(24, 112, "leaf", 1),
  );
}

export function bicycle(stage: Stage): Svg {
  const black = stage.palette.skin("#2a2a32");
  const frame = {
    fill: "none",
    stroke: black,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  };
  const wheel = (x: number): Svg => {
    let spokes = "";
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * 6.283;
      spokes += d`M${x} -17L${x + Math.cos(a) * 16} ${-17 + Math.sin(a) * 16}`;
    }
    return (
      circle(x, -17, 16.4, { ...stage.line(1, 0.8), fill: "none", "stroke-width": 3.4 }) +
      circle(x, -17, 16.4, { ...frame, "stroke-width": 2.2 }) +
      path(spokes, { fill: "none", ...stage.line(0.5, 0.7) })
    );
  };
  return group(
    {},
    shadow(stage, 46),
    wheel(-27),
    wheel(27),
    path("M-27 -17L-12 -42L18 -42L0 -17ZM0 -17L-14 -48M27 -17L17 -50", {
      ...frame,
      ...stage.line(1, 0.6),
      "stroke-width": 3.2,
      fill: "none",
    }),
    path("M-27 -17L-12 -42L18 -42L0 -17ZM0 -17L-14 -48M27 -17L17 -50", {
      ...frame,
      "stroke-width": 2.2,
    }),
    path("M-20 -50Q-12 -53 -7 -49L-14 -47ZM12 -54Q20 -51 28 -53", {
      ...frame,
      fill: stage.palette.at("#6b4630", 1),
      "stroke-width": 1.6,
    }),
    circle(0, -17, 4, { fill: stage.palette.lamp, ...stage.line(0.6, 0.8) }),
    put(
      path("M-8 0H8V-9H-8Z", { fill: stage.palette.pigment("madder"), ...stage.line(0.6, 0.8) }),
      -27,
      -36,
    ),
  );
}
