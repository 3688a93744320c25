import { darker, lighter, mix } from "../../drawing/colour.ts";
import { glow } from "../objects/lamps.ts";
import type { Stage } from "../../composition/stage.ts";
import { circle, d, ellipse, group, path, points, rect, type Svg } from "../../drawing/svg.ts";

/** A steam engine seen from the front and a little aside, its lamp a second moon. */
export function engine(stage: Stage, x: number, y: number, s: number): Svg {
  const iron = stage.palette.at("#31384e", 0.95);
  const face = stage.defs.radial([
    [0, lighter(iron, 0.16)],
    [1, darker(iron, 0.4)],
  ]);
  const line = stage.line(1.6, 0.8);
  const madder = stage.palette.at("#b5322b", 0.95);
  const beam = stage.defs.radial([
    [0, "#fff4cc", 0.95],
    [0.16, "#ffe2a0", 0.5],
    [0.5, "#ffd07a", 0.16],
    [1, "#ffd07a", 0],
  ]);
  const toss = stage.dice("smoke");
  const smoke: Svg[] = [];
  for (let i = 0; i < 9; i++) {
    const u = i / 9;
    smoke.push(
      circle(
        x + s * (0.1 + u * 1.3) + toss.around(0, s * 0.1),
        y - s * (2.15 + u * 0.75) + toss.around(0, s * 0.12),
        s * (0.16 + u * 0.3),
        {
          fill: mix(stage.palette.haze, "#efe6e0", 0.3),
          "fill-opacity": 0.34 * (1 - u * 0.6),
        },
      ),
    );
  }
  let guard = "";
  for (let i = -4; i <= 4; i++)
    guard += d`M${x + i * s * 0.06} ${y - s * 0.34}L${x + i * s * 0.14} ${y}`;
  return group(
    {},
    ...smoke,
    path(
      points([
        [x + s * 0.3, y - s * 1.6],
        [x + s * 2.4, y - s * 1.18],
        [x + s * 2.4, y - s * 0.3],
        [x + s * 0.5, y - s * 0.14],
      ]),
      { fill: darker(iron, 0.25), ...line },
    ),
    ...[1.44, 1.76, 2.05].map((k) =>
      rect(x + s * k, y - s * (1.3 - k * 0.06), s * 0.22, s * 0.36, {
        fill: stage.palette.lamp,
        "fill-opacity": 0.9,
        ...stage.line(1, 0.7),
      }),
    ),
    rect(x - s * 0.12, y - s * 2.05, s * 0.24, s * 0.5, { fill: darker(iron, 0.2), ...line }),
    rect(x - s * 0.17, y - s * 2.12, s * 0.34, s * 0.1, { fill: madder, ...line }),
    circle(x, y - s * 1.12, s * 0.56, { fill: face, ...line }),
    circle(x, y - s * 1.12, s * 0.46, { fill: "none", ...stage.line(1.2, 0.5) }),
    ...[0.2, 1.25, 2.3, 3.35, 4.4, 5.45].map((a) =>
      circle(x + Math.cos(a) * s * 0.51, y - s * 1.12 + Math.sin(a) * s * 0.51, s * 0.02, {
        fill: stage.palette.line,
      }),
    ),
    rect(x - s * 0.72, y - s * 0.54, s * 1.44, s * 0.22, { fill: madder, ...line }),
    circle(x - s * 0.5, y - s * 0.43, s * 0.1, { fill: darker(iron, 0.3), ...line }),
    circle(x + s * 0.5, y - s * 0.43, s * 0.1, { fill: darker(iron, 0.3), ...line }),
    path(d`M${x - s * 0.3} ${y - s * 0.34}H${x + s * 0.3}L${x + s * 0.6} ${y}H${x - s * 0.6}Z`, {
      fill: darker(iron, 0.45),
      ...line,
    }),
    path(guard, { fill: "none", ...stage.line(1.4, 0.6) }),
    circle(x, y - s * 1.22, s * 3, { fill: beam }),
    circle(x, y - s * 1.22, s * 0.2, { fill: "#fffbe8", ...line }),
  );
}

/** Rails that meet under the engine and open towards the eye, with their sleepers. */
export function rails(
  stage: Stage,
  vx: number,
  vy: number,
  nx: number,
  ny: number,
  gauge: number,
): Svg {
  const steel = stage.palette.at("#cbb9a4", 0.9);
  const wood = stage.palette.at("#4a3430", 0.9);
  let sleepers = "";
  for (let i = 0; i < 15; i++) {
    const u = (i / 15) ** 1.9;
    const [cx, cy] = [vx + (nx - vx) * u, vy + (ny - vy) * u];
    const half = gauge * (0.05 + u * 0.82);
    const t = 2 + u * 15;
    sleepers += d`M${cx - half} ${cy}H${cx + half}L${cx + half * 1.04} ${cy + t}H${cx - half * 1.04}Z`;
  }
  const rail = (side: number): string =>
    points([
      [vx + side * gauge * 0.03, vy],
      [nx + side * gauge * 0.52 - 7, ny],
      [nx + side * gauge * 0.52 + 7, ny],
      [vx + side * gauge * 0.03 + 1.4, vy],
    ]);
  return group(
    {},
    path(sleepers, { fill: wood }),
    path(rail(-1) + rail(1), {
      fill: stage.defs.linear([
        [0, "#ffe9b8"],
        [0.5, steel],
        [1, darker(steel, 0.4)],
      ]),
    }),
  );
}

/** A semaphore: its arm falls when the line is clear. */
export function semaphore(stage: Stage, x: number, y: number, tall: number): Svg {
  const mast = stage.palette.at("#d8cbb8", 0.85);
  const clear = stage.scene.mood === "joyful" || stage.scene.mood === "tender";
  const lamp = clear ? "#6fe08a" : "#ff5a48";
  const [ax, ay] = [x, y - tall * 0.92];
  return group(
    {},
    rect(x - tall * 0.014, y - tall, tall * 0.028, tall, { fill: mast, ...stage.line(1, 0.6) }),
    path(
      d`M${x - tall * 0.05} ${y - tall * 0.1}L${x} ${y - tall * 0.9}L${x + tall * 0.05} ${y - tall * 0.1}`,
      { fill: "none", ...stage.line(1, 0.3) },
    ),
    circle(x + tall * 0.04, ay + tall * 0.02, tall * 0.2, {
      fill: stage.defs.radial([
        [0, lamp, 0.7],
        [1, lamp, 0],
      ]),
    }),
    circle(x + tall * 0.035, ay + tall * 0.02, tall * 0.028, { fill: lamp, ...stage.line(1, 0.9) }),
    group(
      { transform: `rotate(${clear ? 38 : 0} ${ax.toFixed(1)} ${ay.toFixed(1)})` },
      rect(ax - tall * 0.27, ay - tall * 0.032, tall * 0.25, tall * 0.064, {
        fill: stage.palette.at("#c8382f", 1),
        ...stage.line(1.2, 0.9),
      }),
      rect(ax - tall * 0.225, ay - tall * 0.032, tall * 0.03, tall * 0.064, { fill: "#f6ead0" }),
    ),
    circle(x, y - tall, tall * 0.02, { fill: stage.palette.line }),
  );
}

/** The roof over a platform: cast pillars, a saw-toothed valance, lamps on chains, a clock. */
export function canopy(stage: Stage, x1: number, x2: number, top: number, floor: number): Svg {
  const iron = stage.palette.at("#2f5c55", 0.95);
  const roof = stage.palette.at("#8a3b30", 0.95);
  const out: Svg[] = [];
  const span = x2 - x1;
  const count = Math.max(2, Math.round(span / 230));
  for (let i = 0; i <= count; i++) {
    const x = x1 + (span * (i + 0.5)) / (count + 1);
    const w = 7;
    out.push(
      rect(x - w, top, w * 2, floor - top, {
        fill: stage.defs.linear(
          [
            [0, darker(iron, 0.3)],
            [0.4, lighter(iron, 0.22)],
            [1, darker(iron, 0.4)],
          ],
          [0, 0, 1, 0],
        ),
        ...stage.line(1, 0.5),
      }),
      rect(x - w * 2, floor - 22, w * 4, 22, { fill: darker(iron, 0.25), ...stage.line(1, 0.6) }),
      path(
        d`M${x - w} ${top + 66}C${x - 12} ${top + 30} ${x - 44} ${top + 16} ${x - 60} ${top + 8}M${x + w} ${top + 66}C${x + 12} ${top + 30} ${x + 44} ${top + 16} ${x + 60} ${top + 8}`,
        { fill: "none", stroke: iron, "stroke-width": 6 },
      ),
      circle(x - 30, top + 30, 9, { fill: "none", stroke: iron, "stroke-width": 3 }),
      circle(x + 30, top + 30, 9, { fill: "none", stroke: iron, "stroke-width": 3 }),
    );
    const lx = x + span / (count + 1) / 2;
    if (lx < x2 - 20) {
      out.push(
        path(d`M${lx} ${top}V${top + 44}`, { fill: "none", ...stage.line(1.4, 0.7) }),
        glow(stage, lx, top + 62, 150),
        path(d`M${lx - 20} ${top + 56}L${lx - 6} ${top + 42}H${lx + 6}L${lx + 20} ${top + 56}Z`, {
          fill: darker(iron, 0.3),
          ...stage.line(1, 0.8),
        }),
        ellipse(lx, top + 60, 11, 9, { fill: "#fff2c2" }),
      );
    }
  }
  let teeth = "";
  for (let x = x1; x < x2; x += 18) teeth += d`M${x} ${top}h18v13l-9 12l-9 -12Z`;
  return group(
    {},
    ...out,
    path(d`M${x1 - 14} ${top}L${x1 + 24} ${top - 50}H${x2 + 24}L${x2 + 14} ${top}Z`, {
      fill: stage.defs.linear([
        [0, lighter(roof, 0.12)],
        [1, darker(roof, 0.34)],
      ]),
      ...stage.line(1.4, 0.6),
    }),
    path(teeth, { fill: stage.palette.at("#e8d3a4", 0.95), ...stage.line(1, 0.6) }),
  );
}

export function clock(stage: Stage, x: number, y: number, r: number): Svg {
  let ticks = "";
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.283;
    ticks += d`M${x + Math.cos(a) * r * 0.8} ${y + Math.sin(a) * r * 0.8}L${x + Math.cos(a) * r * 0.92} ${y + Math.sin(a) * r * 0.92}`;
  }
  return group(
    {},
    path(d`M${x} ${y - r * 2}V${y - r}`, { fill: "none", ...stage.line(2, 0.8) }),
    glow(stage, x, y, r * 3.4),
    circle(x, y, r * 1.12, { fill: stage.palette.at("#5a3a24", 1), ...stage.line(1.4, 0.9) }),
    circle(x, y, r, { fill: "#fdf1cf" }),
    path(ticks, { fill: "none", stroke: "#3a2418", "stroke-width": 1.6 }),
    path(d`M${x} ${y}L${x - r * 0.41} ${y - r * 0.29}M${x} ${y}L${x + r * 0.61} ${y - r * 0.35}`, {
      fill: "none",
      stroke: "#3a2418",
      "stroke-width": 2.6,
      "stroke-linecap": "round",
    }),
  );
}
