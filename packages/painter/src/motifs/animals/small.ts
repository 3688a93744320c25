import { darker, lighter } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { circle, d, ellipse, group, leaf, path, type Svg } from "../../drawing/svg.ts";

const shadow = (stage: Stage, reach: number): Svg =>
  ellipse(0, 0, reach, 2.6, { fill: stage.palette.ink, "fill-opacity": 0.35 });

const coat = (stage: Stage, colour: string): string =>
  stage.defs.linear([
    [0, lighter(colour, 0.18)],
    [1, darker(colour, 0.26)],
  ]);

/** A langur on its haunches: silver coat, dark face, the tail a question. */
export function monkey(stage: Stage): Svg {
  const fur = stage.palette.skin("#b7a88f");
  const dark = stage.palette.skin("#2b2226");
  const line = stage.line(0.8, 0.85);
  const tail = "M-14 -8C-34 -6 -40 -30 -30 -44C-26 -50 -18 -48 -20 -42";
  const limb = { fill: "none", "stroke-linecap": "round" };
  return group(
    {},
    shadow(stage, 22),
    path(tail, { ...limb, ...stage.line(1, 0.8), "stroke-width": 5 }),
    path(tail, { ...limb, stroke: fur, "stroke-width": 3.6 }),
    path(
      "M-14 -2C-22 -16 -14 -36 0 -38C10 -38 14 -28 12 -18C16 -12 18 -4 22 -2Q22 0 18 0H-10Q-13 0 -14 -2Z",
      {
        fill: coat(stage, fur),
        ...line,
      },
    ),
    path("M-10 -4C-12 -14 -2 -20 6 -14C10 -10 10 -4 16 -2", {
      fill: "none",
      ...stage.line(0.8, 0.6),
    }),
    path("M8 -32C16 -26 18 -18 22 -12", { ...limb, ...stage.line(1, 0.8), "stroke-width": 5.4 }),
    path("M8 -32C16 -26 18 -18 22 -12", { ...limb, stroke: fur, "stroke-width": 4 }),
    circle(23, -11, 2.6, { fill: dark }),
    circle(8, -46, 10.4, { fill: lighter(fur, 0.26), ...line }),
    path("M4 -50C8 -54 18 -53 18 -46C19 -40 14 -37 9 -39C4 -41 2 -46 4 -50Z", { fill: dark }),
    circle(10, -47, 1.5, { fill: "#f4e3b4" }),
    circle(15, -47, 1.3, { fill: "#f4e3b4" }),
    circle(10.4, -47, 0.7, { fill: stage.palette.ink }),
    circle(15.3, -47, 0.7, { fill: stage.palette.ink }),
    path("M10 -41.6Q13 -40 16 -42", { fill: "none", stroke: "#c9a98a", "stroke-width": 0.7 }),
    circle(-0.6, -47, 3, { fill: dark, ...line }),
  );
}

/** A cobra risen from its coils. */
export function snake(stage: Stage): Svg {
  const skin = stage.palette.skin("#6f7a3a");
  const belly = stage.palette.skin("#e0cf8f");
  const line = stage.line(0.8, 0.85);
  const coil = (cx: number, cy: number, rx: number): Svg =>
    ellipse(cx, cy, rx, rx * 0.3, { fill: coat(stage, skin), ...line });
  return group(
    {},
    shadow(stage, 30),
    path("M-22 -4C-34 -2 -44 -4 -50 -1C-44 1 -32 2 -22 0Z", { fill: skin, ...line }),
    coil(0, -5, 26),
    coil(1, -11, 20),
    coil(2, -16, 14),
    path(
      "M-4 -17C-8 -28 8 -34 4 -44C-4 -48 -4 -60 6 -66C12 -70 22 -66 24 -60C26 -50 20 -46 15 -43C20 -32 10 -26 10 -16Z",
      {
        fill: coat(stage, skin),
        ...line,
      },
    ),
    path("M5 -44C12 -34 3 -27 4 -17L8 -17C9 -26 17 -33 13 -43Z", { fill: belly }),
    path("M4 -30h7M3 -25h6M4 -36h7M3 -21h5", { fill: "none", ...stage.line(0.5, 0.6) }),
    path("M10 -66C14 -72 26 -70 27 -64C24 -60 16 -60 12 -62Z", { fill: skin, ...line }),
    circle(20, -66, 1.2, { fill: stage.palette.lamp }),
    path("M27 -64L34 -65L37 -68M34 -65L37 -63", {
      fill: "none",
      stroke: stage.palette.pigment("madder"),
      "stroke-width": 0.9,
    }),
    path(d`M4 -56q4 3 8 0`, { fill: "none", ...stage.line(0.8, 0.7) }),
  );
}

/** A rohu leaping from its ring of water. */
export function fish(stage: Stage): Svg {
  const silver = stage.palette.skin("#9fb8b4");
  const red = stage.palette.skin("#c2573a");
  const line = stage.line(0.8, 0.85);
  return group(
    {},
    ...[26, 17].map((r) => ellipse(0, 0, r, r * 0.22, { fill: "none", ...stage.line(1.4, 0.7) })),
    path("M-16 -6L-30 -2L-24 -12L-30 -22Z", { fill: red, ...line }),
    path("M-20 -10C-12 -28 12 -38 26 -30C24 -16 -2 -2 -20 -10Z", {
      fill: coat(stage, silver),
      ...line,
    }),
    path("M-4 -26C0 -36 10 -38 14 -35L12 -30Z", { fill: red, ...line }),
    path("M-10 -12q4 -6 0 -10M-3 -11q5 -7 0 -13M4 -13q5 -7 1 -13M11 -17q4 -5 1 -10", {
      fill: "none",
      ...stage.line(0.7, 0.6),
    }),
    circle(20, -27, 1.5, { fill: stage.palette.ink }),
    path("M-6 -2q-4 -8 -2 -12M6 -2q6 -6 4 -12", {
      fill: "none",
      stroke: "#eaf4f2",
      "stroke-width": 1.2,
    }),
  );
}

export function tortoise(stage: Stage): Svg {
  const shell = stage.palette.skin("#6b6a3c");
  const skin = stage.palette.skin("#9a9a63");
  const line = stage.line(0.8, 0.85);
  return group(
    {},
    shadow(stage, 26),
    path("M-16 -8L-20 0H-11L-8 -8ZM10 -8L8 0H17L16 -9Z", { fill: darker(skin, 0.14), ...line }),
    path("M16 -11C22 -16 26 -22 32 -21C37 -20 38 -15 34 -13C30 -10 24 -6 16 -6Z", {
      fill: skin,
      ...line,
    }),
    circle(32.4, -17.6, 1.1, { fill: stage.palette.ink }),
    path("M-24 -8C-24 -26 -8 -32 2 -31C16 -30 22 -18 20 -8Q-2 -3 -24 -8Z", {
      fill: coat(stage, shell),
      ...line,
    }),
    path("M-8 -30L-12 -19L-22 -16M-12 -19L-6 -7M6 -31L6 -20L-12 -19M6 -20L10 -7M6 -20L19 -17", {
      fill: "none",
      ...stage.line(0.9, 0.7),
    }),
    path("M-24 -8L-30 -5L-24 -5Z", { fill: skin, ...line }),
  );
}

export function cat(stage: Stage): Svg {
  const fur = stage.palette.skin("#5d4a44");
  const line = stage.line(0.7, 0.85);
  const limb = { fill: "none", "stroke-linecap": "round" };
  const tail = "M-11 -3C-24 0 -26 -12 -18 -14";
  return group(
    {},
    shadow(stage, 15),
    path(tail, { ...limb, ...stage.line(0.8, 0.8), "stroke-width": 4 }),
    path(tail, { ...limb, stroke: fur, "stroke-width": 2.8 }),
    path("M-12 -1C-16 -12 -8 -22 0 -25C8 -26 10 -18 9 -10L10 -1Q9 0 6 0H-8Q-11 0 -12 -1Z", {
      fill: coat(stage, fur),
      ...line,
    }),
    path("M0 -32L2 -40L7 -34L12 -35L16 -40L17 -31C18 -25 13 -22 9 -22C4 -22 0 -26 0 -32Z", {
      fill: coat(stage, fur),
      ...line,
    }),
    ...[6, 12.6].map((x) => path(leaf(x - 2, -30.4, 0, 4, 2.2), { fill: stage.palette.lamp })),
    path("M9.4 -27L10.4 -26L11.4 -27M10 -25q-4 1 -8 0M11 -25q4 1 8 0", {
      fill: "none",
      ...stage.line(0.5, 0.9),
    }),
    path("M-2 -1q-6 -8 2 -12", { fill: "none", ...stage.line(0.6, 0.6) }),
  );
}

/** An owl on a stump, since owls are rarely on the ground. */
export function owl(stage: Stage): Svg {
  const feathers = stage.palette.skin("#9a7a56");
  const wood = stage.palette.at("#5f4330", 1);
  const line = stage.line(0.8, 0.85);
  return group(
    {},
    shadow(stage, 16),
    path("M-10 0L-7 -34H8L12 0Z", { fill: coat(stage, wood), ...line }),
    path("M-4 -6q2 -10 0 -20M3 -4q-2 -12 1 -22", { fill: "none", ...stage.line(0.7, 0.5) }),
    path("M-12 -44C-14 -58 -10 -72 1 -72C12 -72 15 -58 13 -44C10 -34 -8 -34 -12 -44Z", {
      fill: coat(stage, feathers),
      ...line,
    }),
    path("M-9 -70L-11 -79L-3 -73ZM10 -70L13 -79L4 -73Z", { fill: feathers, ...line }),
    path("M-6 -50q3 3 6 0q3 3 6 0M-6 -44q3 3 6 0q3 3 6 0M-5 -56q3 3 5 0q3 3 6 0", {
      fill: "none",
      ...stage.line(0.8, 0.7),
    }),
    ...[-4, 6].flatMap((x) => [
      circle(x, -64, 5, { fill: "#f4e3b4", ...line }),
      circle(x, -64, 2.5, { fill: stage.palette.ink }),
    ]),
    path("M0 -61L2.4 -61L1.2 -57Z", { fill: stage.palette.lamp, ...line }),
    path("M-12 -56C-18 -48 -16 -40 -11 -38M13 -56C19 -48 17 -40 12 -38", {
      fill: "none",
      ...stage.line(1, 0.7),
    }),
  );
}

/** A mugger on a mudbank, its mouth a little open. */
export function crocodile(stage: Stage): Svg {
  const hide = stage.palette.skin("#6a7048");
  const line = stage.line(0.9, 0.85);
  const scutes = Array.from(
    { length: 13 },
    (_, i) => d`M${-44 + i * 6} ${-15 + Math.abs(i - 8) * 0.5}l3 -5l3 5Z`,
  ).join("");
  return group(
    {},
    shadow(stage, 74),
    path("M-34 -8L-42 0H-30L-22 -8ZM22 -8L16 0H28L32 -8Z", { fill: darker(hide, 0.3), ...line }),
    path(
      "M-98 -2C-76 -6 -58 -14 -36 -16C-10 -20 20 -18 34 -17C42 -20 48 -22 54 -19L88 -12Q92 -9 88 -8L56 -8L84 -4Q86 -1 82 0L50 -2C34 -2 20 -4 0 -4C-20 -4 -50 -2 -98 -2Z",
      {
        fill: coat(stage, hide),
        ...line,
      },
    ),
    path("M58 -8l3 3l3 -3l3 3l3 -3l3 3l3 -3l3 3l3 -3", {
      fill: "#f4ead2",
      ...stage.line(0.4, 0.7),
    }),
    path(scutes, { fill: darker(hide, 0.3), ...stage.line(0.5, 0.6) }),
    circle(48, -19, 3, { fill: hide, ...line }),
    circle(48.6, -19.4, 1.3, { fill: stage.palette.lamp }),
    path("M-30 -8q20 4 60 1", { fill: "none", ...stage.line(0.8, 0.5) }),
  );
}
