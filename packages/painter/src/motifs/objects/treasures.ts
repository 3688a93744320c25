import type { Stage } from "../../composition/stage.ts";
import { darker, lighter } from "../../drawing/colour.ts";
import { circle, d, dot, ellipse, group, path, points, rect, type Svg } from "../../drawing/svg.ts";

/** Objects that a story is about, on the ground in front of the people and drawn larger than life. */
const shadow = (stage: Stage, reach: number): Svg =>
  ellipse(0, 0, reach, 2.4, { fill: stage.palette.ink, "fill-opacity": 0.35 });

/** The cross of the chaupar cloth with its long dice and men. */
export function dice(stage: Stage): Svg {
  const line = stage.line(0.6, 0.85);
  const cloth = stage.palette.pigment("lac");
  const ivory = stage.palette.skin("#f6ead0");
  const arm = (list: readonly (readonly [number, number])[]): Svg =>
    path(points(list), { fill: cloth, ...line });
  const die = (x: number, y: number, turn: number): Svg =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      rect(-8, -2.4, 16, 4.8, { fill: ivory, rx: 1, ...line }),
      path(dot(-5, 0, 0.8) + dot(-1.6, 0, 0.8) + dot(1.8, 0, 0.8) + dot(5.2, 0, 0.8), {
        fill: stage.palette.ink,
      }),
    );
  const men = ["madder", "leaf", "haldi", "ivory"] as const;
  return group(
    {},
    arm([
      [-42, -6],
      [-36, -12],
      [36, -12],
      [42, -6],
    ]),
    arm([
      [-10, -18],
      [10, -18],
      [14, 0],
      [-14, 0],
    ]),
    path("M-36 -9H36M0 -18V0M-22 -12L-25 -6M-12 -12L-13 -6M22 -12L25 -6M12 -12L13 -6", {
      fill: "none",
      stroke: stage.palette.lamp,
      "stroke-width": 0.8,
    }),
    ...men.map((one, i) =>
      path(d`M${-30 + i * 19} -9q-3 -2 -1 -6q2 -4 4 0q2 4 -1 6Z`, {
        fill: stage.palette.pigment(one),
        ...line,
      }),
    ),
    die(-8, 5, -12),
    die(14, 4, 20),
  );
}

/** One anklet on a cushion, its bells about it. */
export function anklet(stage: Stage): Svg {
  const line = stage.line(0.6, 0.9);
  const gold = stage.palette.skin("#e3b64a");
  let bells = "";
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * 6.283;
    bells += dot(Math.cos(a) * 17, -19 + Math.sin(a) * 7, 2.2);
  }
  return group(
    {},
    shadow(stage, 27),
    path("M-26 -2C-30 -12 -20 -17 0 -17C20 -17 30 -12 26 -2Q0 4 -26 -2Z", {
      fill: stage.palette.pigment("madder"),
      ...line,
    }),
    path("M-25 -5Q0 1 25 -5", {
      fill: "none",
      stroke: stage.palette.pigment("haldi"),
      "stroke-width": 1.6,
    }),
    ellipse(0, -19, 16, 6.4, { fill: "none", ...stage.line(1, 1), "stroke-width": 5.4 }),
    ellipse(0, -19, 16, 6.4, { fill: "none", stroke: gold, "stroke-width": 4 }),
    path(bells, { fill: lighter(gold, 0.2), ...stage.line(0.5, 0.9) }),
    circle(0, -26, 2.4, { fill: stage.palette.pigment("madder"), ...line }),
    path("M0 -36V-31M-12 -33L-9 -29M12 -33L9 -29", {
      fill: "none",
      stroke: stage.palette.lamp,
      "stroke-width": 1.1,
      "stroke-linecap": "round",
    }),
  );
}

export function scales(stage: Stage): Svg {
  const line = stage.line(0.7, 0.9);
  const brass = stage.palette.skin("#cf9a36");
  const pan = (x: number, y: number): Svg =>
    path(d`M${x} -58L${x - 11} ${y}M${x} -58L${x + 11} ${y}`, {
      fill: "none",
      ...stage.line(0.8, 0.8),
    }) +
    path(d`M${x - 13} ${y}H${x + 13}Q${x} ${y + 11} ${x - 13} ${y}Z`, { fill: brass, ...line });
  return group(
    {},
    shadow(stage, 22),
    path("M-16 0C-14 -6 14 -6 16 0Z", { fill: brass, ...line }),
    path("M-2 -4L-1.4 -66H1.4L2 -4Z", { fill: brass, ...line }),
    path("M-28 -60Q0 -68 28 -56L28 -54Q0 -64 -28 -57Z", { fill: brass, ...line }),
    circle(0, -67, 3, { fill: stage.palette.lamp, ...line }),
    pan(-27, -28),
    pan(27, -22),
    path("M-33 -28q6 -7 12 0Z", { fill: stage.palette.pigment("haldi"), ...line }),
    rect(23, -27, 8, 5, { fill: darker(brass, 0.4), ...line }),
  );
}

export function baskets(stage: Stage): Svg {
  const line = stage.line(0.6, 0.85);
  const cane = stage.palette.at("#b98a4a", 1);
  const heap = (x: number, s: number, colour: "saffron" | "leaf" | "madder" | "haldi"): Svg => {
    let fruit = "";
    for (const [dx, dy] of [
      [-9, -16],
      [0, -17],
      [9, -16],
      [-5, -22],
      [5, -22],
      [0, -27],
    ] as const)
      fruit += dot(x + dx * s, dy * s, 5.4 * s);
    return group(
      {},
      path(fruit, { fill: stage.palette.pigment(colour), ...stage.line(0.5, 0.8) }),
      path(d`M${x - 17 * s} ${-15 * s}H${x + 17 * s}L${x + 12 * s} 0H${x - 12 * s}Z`, {
        fill: cane,
        ...line,
      }),
      path(d`M${x - 16 * s} ${-10 * s}H${x + 16 * s}M${x - 14 * s} ${-5 * s}H${x + 14 * s}`, {
        fill: "none",
        ...line,
      }),
    );
  };
  return group(
    {},
    shadow(stage, 42),
    heap(-22, 0.9, "leaf"),
    heap(24, 0.95, "madder"),
    heap(0, 1.1, "saffron"),
  );
}

/** A bronze bell hung in a frame of two posts. */
export function bell(stage: Stage): Svg {
  const line = stage.line(0.7, 0.9);
  const timber = stage.palette.at("#7a4a2a", 1);
  const bronze = stage.palette.skin("#b8862e");
  return group(
    {},
    shadow(stage, 30),
    path("M-28 0L-25 -92H-20L-22 0ZM28 0L25 -92H20L22 0Z", { fill: timber, ...line }),
    path("M-34 -98H34V-91H-34Z", { fill: lighter(timber, 0.12), ...line }),
    path("M0 -91V-82", { fill: "none", ...stage.line(1.6, 0.9) }),
    path("M-5 -82C-13 -78 -10 -62 -18 -54H18C10 -62 13 -78 5 -82Q0 -85 -5 -82Z", {
      fill: stage.defs.linear(
        [
          [0, darker(bronze, 0.25)],
          [0.4, lighter(bronze, 0.4)],
          [1, darker(bronze, 0.35)],
        ],
        [0, 0, 1, 0],
      ),
      ...line,
    }),
    path("M-13 -64Q0 -60 13 -64M-17 -57Q0 -53 17 -57", { fill: "none", ...stage.line(0.8, 0.7) }),
    circle(0, -50, 3, { fill: darker(bronze, 0.3), ...line }),
    path("M0 -48Q6 -38 3 -28", { fill: "none", ...stage.line(1, 0.8) }),
  );
}
