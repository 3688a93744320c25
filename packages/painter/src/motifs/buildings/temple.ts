import { darker } from "../../drawing/colour.ts";
import { glow } from "../objects/lamps.ts";
import type { Stage } from "../../composition/stage.ts";
import { circle, d, ellipse, group, path, points, rect, type Svg } from "../../drawing/svg.ts";
import { opening, wallFill } from "./masonry.ts";

/** A northern tower: a curved spire of ribs under a ribbed cushion and a water-pot finial. */
export function shikhara(stage: Stage, x: number, y: number, w: number, depth = 0.88): Svg {
  const h = w * 1.9;
  const base = w * 0.5;
  const wall = wallFill(stage, "#cf9a6b", depth);
  const line = stage.line(1.2, 0.75);
  const foot = y - base;
  const half = w * 0.36;
  const spire = d`M${x - half} ${foot}C${x - half * 0.96} ${foot - h * 0.34} ${x - half * 0.6} ${foot - h * 0.62} ${x - half * 0.26} ${foot - h * 0.72}H${x + half * 0.26}C${x + half * 0.6} ${foot - h * 0.62} ${x + half * 0.96} ${foot - h * 0.34} ${x + half} ${foot}Z`;
  let ribs = "";
  for (const k of [-0.62, -0.3, 0, 0.3, 0.62]) {
    ribs += d`M${x + half * k} ${foot}C${x + half * k * 0.96} ${foot - h * 0.36} ${x + half * k * 0.6} ${foot - h * 0.62} ${x + half * k * 0.3} ${foot - h * 0.72}`;
  }
  let bands = "";
  for (let i = 1; i < 14; i++) {
    const u = i / 14;
    const reach = half * (1 - u ** 2.2 * 0.74);
    bands += d`M${x - reach} ${foot - h * 0.72 * u}H${x + reach}`;
  }
  const top = foot - h * 0.72;
  return group(
    {},
    ...[-1, 1].map((side) =>
      path(
        d`M${x + side * half * 1.5} ${foot}C${x + side * half * 1.46} ${foot - h * 0.18} ${x + side * half * 1.2} ${foot - h * 0.34} ${x + side * half * 1.06} ${foot - h * 0.4}C${x + side * half * 0.8} ${foot - h * 0.34} ${x + side * half * 0.7} ${foot - h * 0.2} ${x + side * half * 0.6} ${foot}Z`,
        { fill: wall, ...line },
      ),
    ),
    path(spire, { fill: wall, ...line }),
    path(bands, { fill: "none", ...stage.line(0.9, 0.32) }),
    path(ribs, { fill: "none", ...stage.line(1.1, 0.5) }),
    ellipse(x, top - w * 0.05, half * 0.46, w * 0.06, { fill: wall, ...line }),
    path(
      d`M${x - w * 0.06} ${top - w * 0.1}C${x - w * 0.12} ${top - w * 0.2} ${x + w * 0.12} ${top - w * 0.2} ${x + w * 0.06} ${top - w * 0.1}ZM${x} ${top - w * 0.18}V${top - w * 0.3}`,
      { fill: stage.palette.lamp, ...stage.line(1.6, 1) },
    ),
    rect(x - w * 0.62, foot, w * 1.24, base, { fill: wall, ...line }),
    path(
      d`M${x - w * 0.68} ${foot}H${x + w * 0.68}M${x - w * 0.66} ${foot + base * 0.16}H${x + w * 0.66}`,
      { fill: "none", ...stage.line(2.4, 0.8) },
    ),
    stage.palette.dark ? glow(stage, x, y - base * 0.3, w * 0.6) : "",
    ...[-0.42, 0.42].map((k) =>
      opening(stage, x + w * k, y, w * 0.2, base * 0.72, stage.palette.dark),
    ),
    opening(stage, x, y, w * 0.32, base * 0.86, stage.palette.dark),
    rect(x - w * 0.72, y - 2, w * 1.44, w * 0.07, { fill: wall, ...line }),
  );
}

/** A southern gate tower: storeys of small shrines, narrowing to a barrel roof with horns. */
export function gopuram(stage: Stage, x: number, y: number, w: number, depth = 0.88): Svg {
  const storeys = 6;
  const tall = w * 0.24;
  const out: Svg[] = [];
  let [cy, cw] = [y - w * 0.36, w * 0.86];
  out.push(
    rect(x - w / 2, cy, w, w * 0.36, {
      fill: wallFill(stage, "#b9855c", depth),
      ...stage.line(1.2, 0.7),
    }),
    opening(stage, x, y, w * 0.26, w * 0.34, stage.palette.dark),
  );
  const tints = ["#d8a06a", "#b8707a", "#7d9a8a", "#d8b46a", "#a9748f", "#d8a06a"] as const;
  for (let i = 0; i < storeys; i++) {
    const h = tall * (1 - i * 0.09);
    out.push(
      path(
        points([
          [x - cw / 2, cy],
          [x - cw * 0.45, cy - h],
          [x + cw * 0.45, cy - h],
          [x + cw / 2, cy],
        ]),
        { fill: wallFill(stage, tints[i] ?? tints[0], depth), ...stage.line(1.1, 0.7) },
      ),
    );
    const count = 7 - i;
    for (let k = 0; k < count; k++) {
      const px = x - cw * 0.4 + (k / Math.max(1, count - 1)) * cw * 0.8;
      out.push(
        opening(
          stage,
          px,
          cy - h * 0.14,
          (cw / count) * 0.46,
          h * 0.66,
          stage.palette.dark && (k + i) % 3 !== 0,
        ),
      );
    }
    cy -= h;
    cw *= 0.86;
  }
  out.push(
    path(
      d`M${x - cw * 0.5} ${cy}C${x - cw * 0.6} ${cy - w * 0.2} ${x + cw * 0.6} ${cy - w * 0.2} ${x + cw * 0.5} ${cy}Z`,
      { fill: wallFill(stage, "#c98a50", depth), ...stage.line(1.2, 0.8) },
    ),
    ...[-0.3, -0.1, 0.1, 0.3].map((k) =>
      circle(x + cw * k, cy - w * 0.17, w * 0.018, {
        fill: stage.palette.lamp,
        ...stage.line(0.8, 0.9),
      }),
    ),
  );
  return group({}, ...out);
}

/** Broad steps going down to water, with small shrines and the umbrellas of those who sit there by day. */
export function ghatSteps(stage: Stage, top: number, bottom: number): Svg {
  const stone = stage.palette.at("#b9946a", 0.9);
  const out: Svg[] = [];
  const count = 9;
  for (let i = 0; i < count; i++) {
    const y = top + (bottom - top) * (i / count);
    const tall = (bottom - top) / count + 2;
    out.push(
      rect(-10, y, stage.w + 20, tall, {
        fill: stage.defs.linear([
          [0, stone],
          [0.2, stone],
          [1, darker(stone, 0.34)],
        ]),
        ...stage.line(1, 0.35),
      }),
    );
  }
  return group({}, ...out);
}

export function parasol(
  stage: Stage,
  x: number,
  y: number,
  s: number,
  colour: "madder" | "saffron" | "peacock",
): Svg {
  return group(
    {},
    path(d`M${x} ${y}V${y - s * 1.3}`, { fill: "none", ...stage.line(3, 0.8) }),
    path(
      d`M${x - s} ${y - s * 0.98}C${x - s * 0.7} ${y - s * 1.6} ${x + s * 0.7} ${y - s * 1.6} ${x + s} ${y - s * 0.98}Q${x} ${y - s * 1.2} ${x - s} ${y - s * 0.98}Z`,
      { fill: stage.palette.pigment(colour), ...stage.line(1.1, 0.8) },
    ),
    path(
      d`M${x} ${y - s * 1.45}Q${x - s * 0.4} ${y - s * 1.2} ${x - s * 0.34} ${y - s * 1.08}M${x} ${y - s * 1.45}Q${x + s * 0.4} ${y - s * 1.2} ${x + s * 0.34} ${y - s * 1.08}`,
      { fill: "none", ...stage.line(1, 0.6) },
    ),
  );
}
