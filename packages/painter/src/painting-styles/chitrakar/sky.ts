import type { Stage } from "../../composition/stage.ts";
import { darker, lighter, mix } from "../../drawing/colour.ts";
import { circle, d, dot, group, leaf, path, put, rect, type Svg } from "../../drawing/svg.ts";
import { litShape } from "../../motifs/sky/phase.ts";
import type { LitPhase } from "../../scene/scene.ts";

const flower = (x: number, y: number, r: number, count = 5): string =>
  Array.from({ length: count }, (_, i) =>
    leaf(x, y, (i / count) * Math.PI * 2 - 1.57, r, r * 0.36),
  ).join("");

/** Sprigs, flowers or groups of three dots over the whole field: a background is never left bare. */
function diaper(stage: Stage): string {
  const field = stage.palette.sky[1];
  const ink = stage.palette.dark ? lighter(field, 0.3) : darker(field, 0.22);
  const kind = stage.dice("diaper").pick(["flowers", "sprigs", "dots"] as const);
  const s = stage.w * 0.04;
  const at = [
    [s * 0.5, s * 0.5],
    [s * 1.5, s * 1.5],
  ] as const;
  const one = ([x, y]: readonly [number, number]): string => {
    if (kind === "flowers") return flower(x, y, s * 0.17);
    if (kind === "dots")
      return [-1, 0, 1]
        .map((k) => dot(x + k * s * 0.11, y - Math.abs(k) * -s * 0.1, s * 0.035))
        .join("");
    return (
      leaf(x, y + s * 0.16, -1.57, s * 0.34, s * 0.06) +
      leaf(x, y + s * 0.06, -2.5, s * 0.18, s * 0.05) +
      leaf(x, y + s * 0.06, -0.64, s * 0.18, s * 0.05)
    );
  };
  return stage.defs.pattern(
    s * 2,
    s * 2,
    path(at.map(one).join(""), { fill: ink, "fill-opacity": 0.6 }),
  );
}

export function heaven(stage: Stage): Svg {
  const { w, h, palette, horizon } = stage;
  const tall = Math.max(horizon * 1.06, h * 0.62);
  return (
    rect(0, 0, w, tall, { fill: palette.sky[1] }) + rect(0, 0, w, tall, { fill: diaper(stage) })
  );
}

/** A cloud of comma curls, each drawn whole, with a bold outline. */
function bank(stage: Stage, r: number, lobes: number, fill: string): Svg {
  const out: Svg[] = [];
  for (let i = 0; i < lobes; i++) {
    const up = Math.sin(((i + 0.5) / lobes) * Math.PI) * r * 0.5;
    const [x, y, q] = [
      i * r * 1.25,
      -up,
      r * (0.72 + 0.28 * Math.sin(((i + 0.5) / lobes) * Math.PI)),
    ];
    out.push(
      circle(x, y, q, { fill, ...stage.line(2, 0.9) }),
      path(
        d`M${x + q * 0.6} ${y + q * 0.2}A${q * 0.6} ${q * 0.6} 0 1 0 ${x} ${y + q * 0.6}A${q * 0.36} ${q * 0.36} 0 1 0 ${x - q * 0.1} ${y - q * 0.1}`,
        { fill: "none", ...stage.line(1.3, 0.75) },
      ),
    );
  }
  const long = (lobes - 1) * r * 1.25;
  out.push(
    path(
      d`M${-r * 0.9} ${r * 0.2}Q${long / 2} ${r * 0.9} ${long + r * 0.9} ${r * 0.2}V${r * 0.75}Q${long / 2} ${r * 1.2} ${-r * 0.9} ${r * 0.75}Z`,
      {
        fill,
        ...stage.line(1.6, 0.8),
      },
    ),
  );
  return group({}, ...out);
}

export function clouds(stage: Stage): Svg {
  const { weather } = stage.scene;
  const toss = stage.dice("clouds");
  const heavy =
    weather === "rain" || weather === "storm" || weather === "snow" || weather === "cloudy";
  const field = stage.palette.sky[1];
  const count = heavy ? 6 : toss.whole(1, 2);
  return group(
    {},
    ...Array.from({ length: count }, (_, i) => {
      const r = stage.h * (heavy ? toss.between(0.034, 0.05) : toss.between(0.022, 0.03));
      const x = heavy ? ((i + 0.1) / count) * stage.w : toss.between(0.1, 0.8) * stage.w;
      const y = stage.horizon * (heavy ? toss.between(0.26, 0.42) : toss.between(0.3, 0.48));
      const fill = heavy
        ? mix(i % 2 === 0 ? "#4a7ba3" : "#f3e6c8", darker(field, 0.2), 0.35)
        : lighter(field, 0.42);
      return put(bank(stage, r, toss.whole(3, 5), fill), x, y);
    }),
  );
}

const ring = (r: number, count: number, from: number, long: number, wide: number): string =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2;
    return leaf(Math.cos(a) * r * from, Math.sin(a) * r * from, a, r * long, r * wide);
  }).join("");

export function sun(stage: Stage, x: number, y: number, r: number): Svg {
  const line = stage.line(1.6, 0.9);
  return put(
    group(
      {},
      path(ring(r, 24, 0.98, 0.62, 0.16), { fill: "#b8321f", ...line }),
      circle(0, 0, r * 1.06, { fill: "#1c120e" }),
      circle(0, 0, r, { fill: "#f2b632" }),
      path(ring(r, 16, 0.3, 0.5, 0.12), { fill: "#dd7a22", ...stage.line(0.9, 0.8) }),
      circle(0, 0, r * 0.3, { fill: "#f3e6c8", ...line }),
    ),
    x,
    y,
  );
}

export function moon(stage: Stage, phase: LitPhase, x: number, y: number, r: number): Svg {
  const line = stage.line(1.8, 1);
  const night = darker(stage.palette.sky[1], 0.3);
  const lit =
    phase === "full"
      ? circle(0, 0, r, { fill: "#f3e6c8", ...line }) +
        path(flower(0, 0, r * 0.62, 8), { fill: "#d9cba6", ...stage.line(0.8, 0.5) })
      : circle(0, 0, r, { fill: night, ...line }) +
        path(litShape(phase, r), { fill: "#f3e6c8", ...line });
  return put(
    path(ring(r, 32, 1.22, 0.2, 0.07), { fill: "#f3e6c8" }) +
      circle(0, 0, r * 1.16, { fill: "none", stroke: "#f3e6c8", "stroke-width": r * 0.04 }) +
      lit,
    x,
    y,
    { turn: phase === "full" ? 0 : -24 },
  );
}

export function stars(stage: Stage): Svg {
  const toss = stage.dice("stars");
  let white = "";
  let gold = "";
  for (let i = 0; i < 46; i++) {
    const [x, y] = [toss.between(0, stage.w), toss.between(0, stage.horizon * 0.86)];
    const one = flower(x, y, stage.h * toss.between(0.007, 0.014), toss.pick([4, 5, 6]));
    if (toss.chance(0.3)) gold += one;
    else white += one;
  }
  return path(white, { fill: "#f3e6c8" }) + path(gold, { fill: "#e8ac2f" });
}

/** Fog in ribbons with a scalloped edge, only if the scene has fog. */
export function mist(stage: Stage, y: number): Svg {
  if (stage.scene.weather !== "mist") return "";
  const toss = stage.dice(`mist ${Math.round(y)}`);
  const s = stage.h * 0.036;
  const from = stage.w * toss.between(-0.1, 0.3);
  const count = Math.round((stage.w * toss.between(0.5, 0.8)) / s);
  let data = d`M${from} ${y}`;
  for (let i = 0; i < count; i++) data += d`q${s * 0.5} ${-s * 0.62} ${s} 0`;
  return path(
    `${data}${d`q${s} ${s * 0.4} 0 ${s * 0.8}`}H${from.toFixed(1)}${d`q${-s} ${-s * 0.4} 0 ${-s * 0.8}Z`}`,
    {
      fill: "#e6dcc4",
      "fill-opacity": 0.92,
      ...stage.line(1.4, 0.7),
    },
  );
}

/** Light, drawn as a flower around the flame. */
export function glow(stage: Stage, x: number, y: number, r: number): Svg {
  if (!stage.palette.dark) return "";
  const q = Math.min(r * 0.3, stage.h * 0.09);
  return put(
    path(ring(q, 16, 0.62, 0.36, 0.14), { fill: "#e2571e" }) +
      circle(0, 0, q * 0.7, { fill: "#f2b632" }),
    x,
    y,
  );
}
