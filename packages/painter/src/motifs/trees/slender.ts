import { darker, lighter } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { d, group, leaf, path, points, type Svg } from "../../drawing/svg.ts";
import { barkFill, type Planted } from "./broadleaf.ts";

export function palm(stage: Stage, { name, x, y, tall, depth }: Planted): Svg {
  const toss = stage.dice(`palm ${name}`);
  const bend = toss.around(0, tall * 0.22);
  const [tx, ty] = [x + bend, y - tall * 0.8];
  const t = tall * 0.018 + 1;
  const trunk = d`M${x - t * 1.7} ${y}Q${x - t + bend * 0.1} ${y - tall * 0.45} ${tx - t * 0.6} ${ty}H${tx + t * 0.6}Q${x + t + bend * 0.16} ${y - tall * 0.4} ${x + t * 1.8} ${y}Z`;
  let rings = "";
  for (let i = 1; i < 16; i++) {
    const k = i / 16;
    const rx = x + bend * k * k;
    rings += d`M${rx - t} ${y - tall * 0.8 * k}q${t} ${t * 0.8} ${t * 2} 0`;
  }
  const green = stage.palette.at("#3f8050", depth);
  let back = "";
  let front = "";
  let ribs = "";
  for (let i = 0; i < 11; i++) {
    const a = -Math.PI * 0.5 + ((i - 5) / 5) * 2.05 + toss.around(0, 0.12);
    const long = tall * toss.between(0.3, 0.38);
    const droop = Math.abs(Math.cos(a)) * long * 0.5;
    const [ex, ey] = [tx + Math.cos(a) * long, ty + Math.sin(a) * long * 0.8 + droop];
    const [mx, my] = [tx + Math.cos(a) * long * 0.55, ty + Math.sin(a) * long * 0.78];
    ribs += d`M${tx} ${ty}Q${mx} ${my} ${ex} ${ey}`;
    for (let k = 2; k <= 11; k++) {
      const u = k / 11;
      const px = (1 - u) ** 2 * tx + 2 * u * (1 - u) * mx + u * u * ex;
      const py = (1 - u) ** 2 * ty + 2 * u * (1 - u) * my + u * u * ey;
      const along = Math.atan2(
        2 * (1 - u) * (my - ty) + 2 * u * (ey - my),
        2 * (1 - u) * (mx - tx) + 2 * u * (ex - mx),
      );
      const blade = long * 0.26 * (1.1 - u * 0.6);
      for (const side of [-0.75, 0.75]) {
        const stroke = leaf(px, py, along + side, blade, blade * 0.12);
        if (i % 2 === 0) back += stroke;
        else front += stroke;
      }
    }
  }
  return group(
    {},
    path(trunk, { fill: barkFill(stage, depth, "#7d6248"), ...stage.line(1, 0.35) }),
    path(rings, {
      fill: "none",
      stroke: stage.palette.line,
      "stroke-opacity": 0.25,
      "stroke-width": 1,
    }),
    path(back, { fill: darker(green, 0.3) }),
    path(front, { fill: lighter(green, 0.06) }),
    path(ribs, { fill: "none", ...stage.line(1.2, 0.5) }),
  );
}

export function bamboo(stage: Stage, { name, x, y, tall, depth }: Planted): Svg {
  const toss = stage.dice(`bamboo ${name}`);
  const green = stage.palette.at("#7a9a45", depth);
  let culms = "";
  let joints = "";
  let leaves = "";
  for (let i = 0; i < 8; i++) {
    const bx = x + (i - 3.5) * tall * 0.035;
    const lean = (i - 3.5) * tall * 0.06 + toss.around(0, tall * 0.04);
    const high = tall * toss.between(0.7, 1);
    const t = tall * 0.008 + 0.8;
    culms += d`M${bx - t} ${y}Q${bx - t} ${y - high * 0.6} ${bx + lean} ${y - high}Q${bx + t} ${y - high * 0.6} ${bx + t} ${y}Z`;
    for (let k = 1; k < 9; k++) {
      const u = k / 9;
      const jx = bx + lean * u * u;
      joints += d`M${jx - t * 1.2} ${y - high * u}h${t * 2.4}`;
      if (k > 3) {
        for (const side of [-1, 1])
          leaves += leaf(
            jx,
            y - high * u,
            -Math.PI / 2 + side * toss.between(0.8, 1.9),
            tall * toss.between(0.08, 0.13),
            tall * 0.009,
          );
      }
    }
  }
  return group(
    {},
    path(culms, { fill: green }),
    path(joints, {
      fill: "none",
      stroke: stage.palette.line,
      "stroke-opacity": 0.5,
      "stroke-width": 1.2,
    }),
    path(leaves, { fill: lighter(green, 0.05), "fill-opacity": 0.95 }),
  );
}

export function plantain(stage: Stage, { name, x, y, tall, depth }: Planted): Svg {
  const toss = stage.dice(`plantain ${name}`);
  const green = stage.palette.at("#5f9c4c", depth);
  const out: Svg[] = [
    path(
      d`M${x - tall * 0.05} ${y}L${x - tall * 0.03} ${y - tall * 0.5}H${x + tall * 0.03}L${x + tall * 0.05} ${y}Z`,
      { fill: darker(green, 0.2), ...stage.line(1, 0.3) },
    ),
  ];
  for (const [i, a] of [-2.6, -0.55, -2.15, -1, -1.75, -1.35].entries()) {
    const angle = a + toss.around(0, 0.12);
    const long = tall * toss.between(0.5, 0.62);
    const [ox, oy] = [x, y - tall * 0.46];
    out.push(
      path(leaf(ox, oy, angle, long, tall * 0.17), {
        fill: i % 2 === 0 ? darker(green, 0.18) : green,
        ...stage.line(1.1, 0.45),
      }),
      path(d`M${ox} ${oy}l${Math.cos(angle) * long} ${Math.sin(angle) * long}`, {
        ...stage.line(1.3, 0.5),
        fill: "none",
      }),
    );
  }
  return group({}, ...out);
}

/** Deodar: tiers of drooping boughs. */
export function deodar(stage: Stage, { name, x, y, tall, depth }: Planted): Svg {
  const toss = stage.dice(`deodar ${name}`);
  const green = stage.palette.at("#2f5f52", depth);
  const out: Svg[] = [
    path(
      points([
        [x - tall * 0.025, y],
        [x, y - tall],
        [x + tall * 0.025, y],
      ]),
      { fill: barkFill(stage, depth) },
    ),
  ];
  const tiers = 8;
  for (let i = 0; i < tiers; i++) {
    const u = i / tiers;
    const top = y - tall * (0.16 + u * 0.84) - tall * 0.06;
    const half = tall * 0.25 * (1 - u) + tall * 0.02;
    const drop = tall * 0.13;
    let edge = d`M${x} ${top}Q${x - half * 0.5} ${top + drop * 0.3} ${x - half} ${top + drop}`;
    const teeth = 6;
    for (let k = 0; k < teeth; k++)
      edge += d`q${half / teeth} ${-drop * 0.24 + toss.around(0, 3)} ${(half * 2) / teeth} ${0}`;
    edge += d`Q${x + half * 0.5} ${top + drop * 0.3} ${x} ${top}Z`;
    out.push(
      path(edge, { fill: i % 2 === 0 ? green : darker(green, 0.2), ...stage.line(0.9, 0.3) }),
    );
  }
  return group({}, ...out);
}

/** A forest trunk that extends beyond the top of the sheet: sal, teak, arjun. */
export function tallTrunk(stage: Stage, { name, x, y, tall, depth }: Planted): Svg {
  const toss = stage.dice(`trunk ${name}`);
  const t = tall * toss.between(0.02, 0.032);
  const lean = toss.around(0, tall * 0.05);
  const top = y - tall;
  const shape = d`M${x - t * 2.3} ${y}C${x - t} ${y - tall * 0.06} ${x - t} ${y - tall * 0.2} ${x - t * 0.8 + lean} ${top}H${x + t * 0.8 + lean}C${x + t} ${y - tall * 0.2} ${x + t} ${y - tall * 0.05} ${x + t * 2.5} ${y}Z`;
  let bark = "";
  for (let i = 0; i < 26; i++) {
    const u = toss.next();
    const bx = x + lean * u + toss.around(0, t * 0.7);
    bark += leaf(bx, y - tall * u, -1.57 + toss.around(0, 0.1), tall * 0.05, 1.6);
  }
  const edge = stage.lit < 0 ? -1 : 1;
  return group(
    {},
    path(shape, { fill: barkFill(stage, depth, "#5c4234") }),
    path(bark, { fill: stage.palette.ink, "fill-opacity": 0.35 }),
    path(
      d`M${x + edge * t * 0.95} ${y - tall * 0.1}Q${x + edge * t * 0.9} ${y - tall * 0.4} ${x + edge * t * 0.8 + lean} ${top}`,
      { fill: "none", ...stage.line(2, 0.35) },
    ),
  );
}
