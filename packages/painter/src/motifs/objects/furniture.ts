import type { Stage } from "../../composition/stage.ts";
import { darker, lighter } from "../../drawing/colour.ts";
import { circle, d, ellipse, group, leaf, path, rect, type Svg } from "../../drawing/svg.ts";
import { glow } from "./lamps.ts";

/** Furniture of rooms and courts, drawn at the origin to the scale of a person a hundred units tall. */
const wood = (stage: Stage): string => stage.palette.at("#7a4a2a", 1);
const shadow = (stage: Stage, reach: number): Svg =>
  ellipse(0, 0, reach, 3, { fill: stage.palette.ink, "fill-opacity": 0.35 });

export function charpoy(stage: Stage): Svg {
  const line = stage.line(0.6, 0.8);
  const timber = wood(stage);
  const rope = stage.palette.at("#d8bf8a", 1);
  let net = "";
  for (let x = -48; x < 46; x += 6) net += d`M${x} -27l8 7M${x + 8} -27l-8 7`;
  return group(
    {},
    shadow(stage, 58),
    path("M-52 -30L-48 -27H48L52 -30V-26L48 -19H-48L-52 -26Z", { fill: rope, ...line }),
    path(net, { fill: "none", ...stage.line(0.5, 0.5) }),
    path("M-54 -22H54V-17H-54Z", { fill: timber, ...line }),
    ...[-52, 48].map((x) =>
      path(d`M${x} -34Q${x + 2.5} -38 ${x + 5} -34L${x + 4} 0H${x + 1}Z`, {
        fill: timber,
        ...line,
      }),
    ),
    path("M-46 -30C-48 -40 -22 -41 -21 -30Z", { fill: stage.palette.pigment("madder"), ...line }),
    path("M8 -24L44 -24L46 -10Q26 -6 10 -10Z", { fill: stage.palette.pigment("indigo"), ...line }),
    path("M10 -13Q28 -9 45 -13", {
      fill: "none",
      stroke: stage.palette.pigment("haldi"),
      "stroke-width": 1.6,
    }),
  );
}

export function throne(stage: Stage): Svg {
  const line = stage.line(0.7, 0.9);
  const gold = stage.palette.skin("#d9a43c");
  const seat = stage.palette.pigment("lac");
  let rays = "";
  for (let i = 0; i < 9; i++) rays += leaf(0, -84, -2.75 + i * 0.295, 30, 3.4);
  return group(
    {},
    shadow(stage, 44),
    path(rays, { fill: gold, ...line }),
    path("M-24 -34V-78C-24 -100 24 -100 24 -78V-34Z", { fill: gold, ...line }),
    path("M-18 -36V-76C-18 -92 18 -92 18 -76V-36Z", { fill: seat, ...line }),
    circle(0, -70, 6, { fill: gold, ...line }),
    path([0, 1, 2, 3, 4, 5].map((k) => leaf(0, -70, k * 1.047, 11, 2.4)).join(""), { fill: gold }),
    path("M-34 -36H34V-26H-34Z", { fill: gold, ...line }),
    path("M-34 -26H34L30 -10H-30Z", { fill: seat, ...line }),
    path("M-30 -20q10 8 20 0q10 8 20 0q10 8 20 0", {
      fill: "none",
      stroke: gold,
      "stroke-width": 1.4,
    }),
    path("M-32 -10H-24L-26 0H-34ZM24 -10H32L34 0H26Z", { fill: gold, ...line }),
    path("M-36 -52C-44 -52 -42 -40 -36 -40L-30 -36V-48ZM36 -52C44 -52 42 -40 36 -40L30 -36V-48Z", {
      fill: gold,
      ...line,
    }),
  );
}

export function desk(stage: Stage): Svg {
  const line = stage.line(0.6, 0.8);
  const timber = wood(stage);
  return group(
    {},
    shadow(stage, 44),
    glow(stage, 24, -60, 34),
    path("M-40 -40H40V-35H-40Z", { fill: lighter(timber, 0.14), ...line }),
    path("M-36 -35H-14V-8H-36ZM14 -35H36V-8H14Z", { fill: timber, ...line }),
    path("M-36 -22H-14M14 -22H36", { fill: "none", ...line }),
    ...[-25, 25].flatMap((x) =>
      [-28, -15].map((y) => circle(x, y, 1.3, { fill: stage.palette.lamp })),
    ),
    path("M-36 -8V0H-33V-8ZM33 -8V0H36V-8Z", { fill: darker(timber, 0.3), ...line }),
    path("M-24 -41L-8 -43L2 -41L-14 -39ZM-24 -43L-8 -45L2 -43L-14 -41Z", {
      fill: stage.palette.skin("#f0e2c0"),
      ...line,
    }),
    path("M20 -40H30L28 -46H22ZM25 -46V-54", { fill: stage.palette.skin("#c98a2e"), ...line }),
    path("M18 -54H32L29 -66H21Z", {
      fill: stage.palette.dark ? "#fff0c0" : stage.palette.skin("#e9dcb4"),
      ...line,
    }),
  );
}

export function chest(stage: Stage): Svg {
  const line = stage.line(0.6, 0.85);
  const timber = wood(stage);
  const brass = stage.palette.skin("#d9a43c");
  return group(
    {},
    shadow(stage, 24),
    rect(-22, -20, 44, 20, {
      fill: stage.defs.linear([
        [0, timber],
        [1, darker(timber, 0.35)],
      ]),
      ...line,
    }),
    path("M-23 -20C-23 -34 23 -34 23 -20Z", { fill: lighter(timber, 0.08), ...line }),
    path("M-15 0V-29M15 0V-29", { fill: "none", stroke: brass, "stroke-width": 2.6 }),
    path("M-22 -20H22", { fill: "none", stroke: brass, "stroke-width": 1.8 }),
    rect(-4, -23, 8, 8, { fill: brass, ...line }),
    circle(0, -19.4, 1.3, { fill: stage.palette.ink }),
  );
}

export function telephone(stage: Stage): Svg {
  const line = stage.line(0.6, 0.85);
  const timber = wood(stage);
  const black = stage.palette.skin("#26222a");
  return group(
    {},
    shadow(stage, 16),
    path("M-13 -42H13V-38H-13ZM-10 -38H-7L-9 0H-12ZM7 -38H10L12 0H9ZM-9 -20H9V-17H-9Z", {
      fill: timber,
      ...line,
    }),
    path("M-11 -42C-10 -52 -6 -54 0 -54C6 -54 10 -52 11 -42Z", { fill: black, ...line }),
    circle(0, -47.6, 3.6, { fill: stage.palette.lamp, ...line }),
    circle(0, -47.6, 1.5, { fill: black }),
    path("M-14 -54C-14 -61 14 -61 14 -54L10 -53Q9 -57 0 -57Q-9 -57 -10 -53Z", {
      fill: black,
      ...line,
    }),
    path("M11 -44C18 -40 12 -32 16 -26", { fill: "none", ...stage.line(1, 0.7) }),
  );
}

export function books(stage: Stage): Svg {
  const line = stage.line(0.5, 0.8);
  const timber = wood(stage);
  const colours = ["madder", "indigo", "leaf", "haldi", "lac", "ivory", "peacock"] as const;
  const spines: Svg[] = [];
  const toss = stage.dice("spines");
  for (const shelf of [0, 1, 2, 3]) {
    let x = -25;
    while (x < 21) {
      const wide = toss.between(3, 6);
      const tall = toss.between(13, 18);
      spines.push(
        rect(x, -8 - shelf * 23 - tall, wide, tall, {
          fill: stage.palette.pigment(toss.pick(colours)),
          ...line,
        }),
      );
      x += wide + (toss.chance(0.14) ? 4 : 0.4);
    }
  }
  return group(
    {},
    shadow(stage, 32),
    rect(-30, -104, 60, 104, { fill: darker(timber, 0.45), ...stage.line(0.8, 0.8) }),
    ...spines,
    path(
      "M-30 -104H30V-99H-30ZM-30 -77H30V-79H-30ZM-30 -54H30V-56H-30ZM-30 -31H30V-33H-30ZM-30 -8H30V0H-30Z",
      { fill: timber, ...line },
    ),
    path("M-32 -106H-27V0H-32ZM27 -106H32V0H27Z", { fill: lighter(timber, 0.1), ...line }),
  );
}

/** A swing seat on chains from a frame. */
export function swing(stage: Stage): Svg {
  const line = stage.line(0.7, 0.85);
  const timber = wood(stage);
  return group(
    {},
    shadow(stage, 46),
    path("M-44 0L-36 -118H-31L-37 0ZM44 0L36 -118H31L37 0Z", { fill: timber, ...line }),
    path("M-42 -122H42V-115H-42Z", { fill: lighter(timber, 0.1), ...line }),
    path("M-22 -115V-30M22 -115V-30", {
      fill: "none",
      ...stage.line(1.1, 0.9),
      "stroke-dasharray": "3 1.6",
    }),
    path("M-28 -30H28V-24H-28Z", { fill: stage.palette.pigment("lac"), ...line }),
    path("M-26 -30Q0 -37 26 -30Z", { fill: stage.palette.pigment("saffron"), ...line }),
    path([-30, -10, 10, 30].map((x) => leaf(x - 3, -114, 1.57, 10, 3)).join(""), {
      fill: stage.palette.pigment("leaf"),
    }),
    path([-20, 0, 20].map((x) => leaf(x, -114, 1.57, 9, 4)).join(""), {
      fill: stage.palette.pigment("haldi"),
    }),
  );
}
