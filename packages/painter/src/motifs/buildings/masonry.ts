import { darker, lighter, mix } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { circle, d, group, path, rect, type Svg } from "../../drawing/svg.ts";

/** A wall's colour across its face, lit from the picture's side. */
export function wallFill(stage: Stage, colour: string, depth: number): string {
  const seen = stage.palette.at(colour, depth);
  const [bright, dim] = [lighter(seen, 0.16), darker(seen, 0.3)];
  return stage.defs.linear(
    stage.lit < 0
      ? [
          [0, bright],
          [0.5, seen],
          [1, dim],
        ]
      : [
          [0, dim],
          [0.5, seen],
          [1, bright],
        ],
    [0, 0, 1, 0],
  );
}

/** The many-lobed arch of Rajput and Mughal halls, standing on y. */
export function cuspedArch(x: number, y: number, w: number, h: number): string {
  const spring = y - h * 0.56;
  const half = w / 2;
  return (
    d`M${x - half} ${y}V${spring}` +
    d`C${x - half} ${spring - h * 0.1} ${x - half * 0.86} ${spring - h * 0.14} ${x - half * 0.76} ${spring - h * 0.15}` +
    d`C${x - half * 0.76} ${spring - h * 0.24} ${x - half * 0.5} ${spring - h * 0.28} ${x - half * 0.42} ${spring - h * 0.28}` +
    d`C${x - half * 0.4} ${spring - h * 0.36} ${x - half * 0.1} ${spring - h * 0.36} ${x} ${spring - h * 0.44}` +
    d`C${x + half * 0.1} ${spring - h * 0.36} ${x + half * 0.4} ${spring - h * 0.36} ${x + half * 0.42} ${spring - h * 0.28}` +
    d`C${x + half * 0.5} ${spring - h * 0.28} ${x + half * 0.76} ${spring - h * 0.24} ${x + half * 0.76} ${spring - h * 0.15}` +
    d`C${x + half * 0.86} ${spring - h * 0.14} ${x + half} ${spring - h * 0.1} ${x + half} ${spring}V${y}Z`
  );
}

/** An opening with light or darkness behind it. */
export function opening(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  burning: boolean,
): Svg {
  const shape = cuspedArch(x, y, w, h);
  const fill = burning
    ? stage.defs.linear([
        [0, stage.palette.ember],
        [0.5, stage.palette.lamp],
        [1, "#fff0c0"],
      ])
    : mix(stage.palette.ink, stage.palette.at("#5a3a4a", 1), 0.25);
  return path(shape, { fill, ...stage.line(1, 0.75) });
}

export function merlons(x1: number, x2: number, y: number, size: number): string {
  let data = "";
  const count = Math.max(1, Math.round((x2 - x1) / (size * 1.3)));
  const step = (x2 - x1) / count;
  for (let i = 0; i < count; i++) {
    const x = x1 + i * step + step * 0.12;
    const w = step * 0.76;
    data += d`M${x} ${y}v${-size * 0.55}q0 ${-size * 0.3} ${w / 2} ${-size * 0.55}q${w / 2} ${size * 0.25} ${w / 2} ${size * 0.55}v${size * 0.55}Z`;
  }
  return data;
}

/** A bulbed dome on a drum of petals, with a spire of beads. */
export function dome(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  colour: string,
  depth: number,
): Svg {
  const h = w * 0.82;
  const half = w / 2;
  const shape = d`M${x - half * 0.86} ${y}C${x - half * 1.16} ${y - h * 0.42} ${x - half * 0.5} ${y - h * 0.86} ${x} ${y - h}C${x + half * 0.5} ${y - h * 0.86} ${x + half * 1.16} ${y - h * 0.42} ${x + half * 0.86} ${y}Z`;
  let ribs = "";
  for (const k of [-0.6, -0.2, 0.2, 0.6])
    ribs += d`M${x + half * 0.86 * k} ${y}C${x + half * k * 1.2} ${y - h * 0.45} ${x + half * k * 0.6} ${y - h * 0.8} ${x} ${y - h}`;
  let petals = "";
  for (let i = 0; i < 8; i++) {
    const px = x - half * 0.9 + (i / 8) * w * 0.9;
    petals += d`M${px} ${y}q${w * 0.056} ${-w * 0.12} ${w * 0.112} 0`;
  }
  const spire = w * 0.3;
  return group(
    {},
    path(shape, { fill: wallFill(stage, colour, depth), ...stage.line(1.3, 0.85) }),
    path(ribs, { fill: "none", ...stage.line(0.9, 0.35) }),
    path(petals, { fill: "none", ...stage.line(1, 0.6) }),
    path(d`M${x} ${y - h}V${y - h - spire}`, { fill: "none", ...stage.line(2, 1) }),
    circle(x, y - h - spire * 0.3, w * 0.05, { fill: stage.palette.line }),
    circle(x, y - h - spire * 0.62, w * 0.032, { fill: stage.palette.line }),
  );
}

/** A domed kiosk on slender pillars, open to the air. */
export function chhatri(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  colour: string,
  depth: number,
  burning = false,
): Svg {
  const h = w * 0.78;
  const half = w / 2;
  const wall = wallFill(stage, colour, depth);
  const pillars = [-0.42, -0.15, 0.15, 0.42]
    .map((k) =>
      rect(x + k * w - w * 0.03, y - h, w * 0.06, h, { fill: wall, ...stage.line(0.8, 0.6) }),
    )
    .join("");
  const back = burning
    ? rect(x - half * 0.86, y - h, w * 0.86, h, {
        fill: stage.defs.linear([
          [0, stage.palette.ember, 0.9],
          [1, stage.palette.lamp, 0.75],
        ]),
      })
    : "";
  return group(
    {},
    back,
    pillars,
    path(
      d`M${x - half * 1.08} ${y - h}L${x - half * 0.86} ${y - h - w * 0.1}H${x + half * 0.86}L${x + half * 1.08} ${y - h}Z`,
      { fill: wall, ...stage.line(1, 0.85) },
    ),
    dome(stage, x, y - h - w * 0.1, w * 0.8, colour, depth),
    rect(x - half * 1.02, y - w * 0.06, w * 1.02, w * 0.09, {
      fill: wall,
      ...stage.line(0.9, 0.8),
    }),
  );
}

/** A bow-roofed balcony hung on a wall. */
export function jharokha(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  colour: string,
  depth: number,
  burning: boolean,
): Svg {
  const h = w * 1.15;
  const wall = wallFill(stage, colour, depth);
  return group(
    {},
    path(
      d`M${x - w * 0.5} ${y}L${x - w * 0.2} ${y + w * 0.36}H${x + w * 0.2}L${x + w * 0.5} ${y}Z`,
      { fill: wall, ...stage.line(1, 0.7) },
    ),
    rect(x - w * 0.52, y - h, w * 1.04, h, { fill: wall, ...stage.line(1, 0.7) }),
    opening(stage, x, y - h * 0.22, w * 0.56, h * 0.66, burning),
    path(
      d`M${x - w * 0.68} ${y - h}C${x - w * 0.4} ${y - h - w * 0.5} ${x + w * 0.4} ${y - h - w * 0.5} ${x + w * 0.68} ${y - h}Q${x} ${y - h - w * 0.12} ${x - w * 0.68} ${y - h}Z`,
      { fill: wall, ...stage.line(1.1, 0.9) },
    ),
    path(d`M${x - w * 0.52} ${y - h * 0.2}H${x + w * 0.52}`, {
      fill: "none",
      ...stage.line(1.2, 0.8),
    }),
  );
}

/** A few courses of stone, as a painter would hint at them. */
export function courses(
  stage: Stage,
  name: string,
  x1: number,
  x2: number,
  top: number,
  bottom: number,
): Svg {
  const toss = stage.dice(`courses ${name}`);
  let data = "";
  for (let y = top + 12; y < bottom - 4; y += 15) {
    for (let k = 0; k < (x2 - x1) / 120; k++) {
      const x = toss.between(x1, x2 - 30);
      data += d`M${x} ${y}h${Math.min(x2 - x, toss.between(14, 46))}`;
    }
  }
  return path(data, { fill: "none", ...stage.line(0.9, 0.28) });
}
