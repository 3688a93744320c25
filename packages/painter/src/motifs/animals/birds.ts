import { darker, lighter } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { circle, group, leaf, path, type Svg } from "../../drawing/svg.ts";

export function peacock(stage: Stage): Svg {
  const blue = stage.palette.at("#1f5fa8", 1);
  const green = stage.palette.at("#2c8f6a", 1);
  let train = "";
  const eyes: Svg[] = [];
  for (let i = 0; i < 9; i++) {
    const a = Math.PI - 0.06 - i * 0.1;
    const long = 66 - i * 2.6;
    train += leaf(-8, -22, a, long, 6);
    const [ex, ey] = [-8 + Math.cos(a) * long * 0.88, -22 + Math.sin(a) * long * 0.88];
    eyes.push(
      circle(ex, ey, 3.4, { fill: stage.palette.lamp }),
      circle(ex, ey, 2.1, { fill: blue }),
      circle(ex, ey, 0.9, { fill: stage.palette.ink }),
    );
  }
  return group(
    {},
    path(train, {
      fill: stage.defs.linear(
        [
          [0, darker(green, 0.2)],
          [1, lighter(green, 0.14)],
        ],
        [0, 0, 1, 0],
      ),
      ...stage.line(0.6, 0.6),
    }),
    ...eyes,
    path("M-2 -12L-4 0M4 -12L5 0", { fill: "none", ...stage.line(1.4, 0.9) }),
    path(
      "M-16 -24C-12 -36 6 -32 8 -40C9 -50 8 -58 13 -62C17 -65 22 -62 22 -58L28 -55L21 -54C18 -46 22 -34 14 -20C8 -10 -10 -10 -16 -24Z",
      {
        fill: stage.defs.linear([
          [0, lighter(blue, 0.1)],
          [1, darker(blue, 0.3)],
        ]),
        ...stage.line(0.9, 0.9),
      },
    ),
    path("M-14 -24C-8 -32 4 -30 8 -24C2 -16 -8 -16 -14 -24Z", {
      fill: darker(green, 0.1),
      ...stage.line(0.7, 0.7),
    }),
    path("M16 -63L12 -72M17 -63L17 -73M18 -63L22 -71", { fill: "none", ...stage.line(0.9, 0.9) }),
    ...[
      [12, -73],
      [17, -74],
      [22, -72],
    ].map(([x = 0, y = 0]) => circle(x, y, 1.3, { fill: green })),
    circle(18.4, -58.6, 1, { fill: "#fff6e0" }),
  );
}

export function crow(stage: Stage): Svg {
  return group(
    {},
    path("M-1 -6V0M3 -6V0", { fill: "none", ...stage.line(1, 0.9) }),
    path(
      "M-18 -6C-10 -14 -2 -20 6 -19C8 -25 14 -26 17 -22L24 -20L17 -18C16 -10 8 -4 0 -5C-6 -5 -12 -6 -18 -6Z",
      { fill: mixedBlack(stage), ...stage.line(0.7, 0.7) },
    ),
    circle(14, -21, 0.9, { fill: stage.palette.lamp }),
  );
}

const mixedBlack = (stage: Stage): string => lighter(stage.palette.ink, 0.08);

export function heron(stage: Stage): Svg {
  const grey = stage.palette.at("#e6ebe8", 1);
  return group(
    {},
    path("M-1 -22V0M4 -22L6 -12L3 0", { fill: "none", ...stage.line(1.1, 0.9) }),
    path(
      "M-24 -22C-14 -34 2 -38 6 -36C8 -46 -2 -54 4 -62C8 -68 14 -66 16 -62L30 -60L15 -58C10 -58 8 -54 12 -46C16 -38 12 -24 2 -21C-6 -19 -16 -20 -24 -22Z",
      {
        fill: stage.defs.linear([
          [0, lighter(grey, 0.1)],
          [1, darker(grey, 0.2)],
        ]),
        ...stage.line(0.9, 0.85),
      },
    ),
    path("M10 -64C4 -68 -2 -66 -6 -62", { fill: "none", ...stage.line(1.2, 0.8) }),
    circle(12, -62, 0.9, { fill: stage.palette.ink }),
  );
}

/** A parrot on a brass perch. */
export function parrot(stage: Stage): Svg {
  const green = stage.palette.skin("#4fa63c");
  const brass = stage.palette.skin("#cf8a2c");
  const plumes = [-2.02, -1.9, -1.78].map((a) => leaf(-3, -58, a + Math.PI, 34, 4)).join("");
  return group(
    {},
    path("M-7 0H7L2 -4V-50H-2V-4ZM-16 -50H16V-53H-16Z", { fill: brass, ...stage.line(0.8, 0.85) }),
    path(plumes, { fill: darker(green, 0.2), ...stage.line(0.7, 0.7) }),
    path("M-1 -55v4M4 -55v4", { fill: "none", ...stage.line(1.2, 0.9) }),
    path(
      "M-8 -54C-12 -66 -6 -78 0 -84C3 -91 13 -92 16 -85C18 -80 13 -76 13 -70C13 -60 6 -53 -2 -52Z",
      {
        fill: stage.defs.linear([
          [0, lighter(green, 0.16)],
          [1, darker(green, 0.24)],
        ]),
        ...stage.line(0.9, 0.9),
      },
    ),
    path("M-9 -56C-12 -66 -5 -74 2 -76C6 -68 2 -58 -6 -50Z", {
      fill: darker(green, 0.26),
      ...stage.line(0.7, 0.7),
    }),
    path("M-4 -66q4 -2 6 -5M-6 -61q5 -2 8 -6", { fill: "none", ...stage.line(0.6, 0.6) }),
    path("M1 -80Q8 -74 15 -79L14 -76.6Q8 -71.6 0 -77.6Z", {
      fill: stage.palette.pigment("lotus"),
      ...stage.line(0.4, 0.6),
    }),
    path("M15 -87C20 -88 22 -83 19 -78C18 -80 16 -81 15 -82Z", {
      fill: stage.palette.pigment("madder"),
      ...stage.line(0.7, 0.9),
    }),
    circle(11.4, -86, 1.7, { fill: "#fff6e0" }),
    circle(11.7, -86, 0.9, { fill: stage.palette.ink }),
  );
}
