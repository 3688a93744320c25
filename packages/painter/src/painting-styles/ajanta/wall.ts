import type { Stage } from "../../composition/stage.ts";
import { darker, lighter, mix } from "../../drawing/colour.ts";
import type { Dice } from "../../drawing/dice.ts";
import { d, dot, ellipse, group, path, rect, smooth, type Svg } from "../../drawing/svg.ts";

/** A blot with a torn edge. */
function blot(toss: Dice, x: number, y: number, rx: number, ry: number): string {
  const count = 11;
  return smooth(
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * Math.PI * 2;
      const k = toss.between(0.62, 1.15);
      return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k] as const;
    }),
    true,
  );
}

/** A crack that wanders, and sends out a shorter one now and then. */
function crack(
  toss: Dice,
  x: number,
  y: number,
  angle: number,
  steps: number,
  step: number,
): string {
  let [px, py, a] = [x, y, angle];
  let data = d`M${px} ${py}`;
  let branches = "";
  for (let i = 0; i < steps; i++) {
    a += toss.around(0, 0.7);
    px += Math.cos(a) * step * toss.between(0.6, 1.3);
    py += Math.sin(a) * step * toss.between(0.6, 1.3);
    data += d`L${px} ${py}`;
    if (steps > 5 && toss.chance(0.22))
      branches += crack(toss, px, py, a + toss.pick([-1, 1]) * 0.9, 4, step * 0.8);
  }
  return data + branches;
}

/** The worn edge of the painting, where plaster has come off along all four sides. */
function worn(stage: Stage): string {
  const { w, h } = stage;
  const toss = stage.dice("worn");
  const deep = w * 0.012;
  const bite = (): number =>
    deep * (toss.chance(0.1) ? toss.between(1.2, 2.2) : toss.between(0.3, 0.75));
  const edge: [number, number][] = [];
  const step = w / 30;
  for (let x = deep * 2; x < w - deep; x += step * toss.between(0.25, 1.9)) edge.push([x, bite()]);
  for (let y = deep * 2; y < h - deep; y += step * toss.between(0.25, 1.9))
    edge.push([w - bite(), y]);
  for (let x = w - deep * 2; x > deep; x -= step * toss.between(0.25, 1.9))
    edge.push([x, h - bite()]);
  for (let y = h - deep * 2; y > deep; y -= step * toss.between(0.25, 1.9)) edge.push([bite(), y]);
  return smooth(edge, true);
}

/** The old wall: grain, stains, flaked paint away from the people, cracks from the edges. */
export function wall(stage: Stage): Svg {
  const { w, h } = stage;
  const toss = stage.dice("wall");
  const lime = mix("#d8c7a2", stage.palette.sky[1], 0.25);
  let grain = "";
  let pits = "";
  for (let i = 0; i < 46; i++)
    grain += dot(toss.between(0, 160), toss.between(0, 160), toss.between(0.5, 1.7));
  for (let i = 0; i < 30; i++)
    pits += dot(toss.between(0, 160), toss.between(0, 160), toss.between(0.5, 1.4));
  let losses = "";
  for (let i = 0; i < 9; i++) {
    const side = toss.pick([0, 1, 2, 3]);
    const along = toss.next();
    const x =
      side < 2 ? along * w : side === 2 ? toss.between(0, w * 0.12) : w - toss.between(0, w * 0.12);
    const y =
      side === 0
        ? toss.between(0, h * 0.14)
        : side === 1
          ? h - toss.between(0, h * 0.03)
          : along * h;
    losses += blot(toss, x, y, w * toss.between(0.006, 0.022), h * toss.between(0.01, 0.036));
  }
  let cracks = "";
  for (let i = 0; i < 5; i++) {
    const fromTop = toss.chance(0.6);
    cracks += crack(
      toss,
      fromTop ? toss.between(0.04, 0.96) * w : toss.pick([0, w]),
      fromTop ? 0 : toss.between(0.1, 0.6) * h,
      fromTop ? 1.57 : 0,
      toss.whole(5, 10),
      w * 0.022,
    );
  }
  const stains = Array.from({ length: 5 }, () =>
    ellipse(
      toss.between(0, w),
      toss.between(0, h),
      w * toss.between(0.08, 0.2),
      h * toss.between(0.08, 0.22),
      {
        fill: stage.defs.radial([
          [0, toss.pick(["#3a2216", "#e8d9b0"]), 0.15],
          [1, "#3a2216", 0],
        ]),
      },
    ),
  );
  const edge = worn(stage);
  return group(
    {},
    ...stains,
    rect(0, 0, w, h, {
      fill: stage.defs.pattern(
        160,
        160,
        path(grain, { fill: "#2a1a12", "fill-opacity": 0.2 }) +
          path(pits, { fill: "#f3e6c8", "fill-opacity": 0.2 }),
      ),
    }),
    path(losses, {
      fill: lime,
      stroke: darker(lime, 0.45),
      "stroke-width": 1.6,
      "stroke-opacity": 0.5,
    }),
    path(cracks, { fill: "none", stroke: "#1a100c", "stroke-width": 1.8, "stroke-opacity": 0.55 }),
    path(cracks, {
      fill: "none",
      stroke: "#f3e6c8",
      "stroke-width": 0.8,
      "stroke-opacity": 0.3,
      transform: "translate(1.4 1)",
    }),
    path(`M-2 -2H${w + 2}V${h + 2}H-2Z${edge}`, { fill: lime, "fill-rule": "evenodd" }),
    path(edge, {
      fill: "none",
      stroke: darker(lime, 0.5),
      "stroke-width": 2.2,
      "stroke-opacity": 0.6,
    }),
    path(edge, {
      fill: "none",
      stroke: lighter(lime, 0.4),
      "stroke-width": 1,
      "stroke-opacity": 0.5,
      transform: "translate(-1.6 -1.2)",
    }),
  );
}
