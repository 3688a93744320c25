import type { Stage } from "../../composition/stage.ts";
import { darker, lighter, mix } from "../../drawing/colour.ts";
import { circle, d, ellipse, group, leaf, path, put, rect, type Svg } from "../../drawing/svg.ts";
import { litShape } from "../../motifs/sky/phase.ts";
import type { LitPhase } from "../../scene/scene.ts";

const blossom = (x: number, y: number, r: number, turn: number): string =>
  Array.from({ length: 5 }, (_, i) => leaf(x, y, (i / 5) * 6.283 + turn, r, r * 0.42)).join("");

/** The caves have no painted sky: the background is a stained ground with falling flowers. */
export function heaven(stage: Stage): Svg {
  const { w, h, palette, horizon, defs } = stage;
  const [top, middle, low] = palette.sky;
  const toss = stage.dice("ground");
  const tall = Math.max(horizon * 1.06, h * 0.62);
  let pale = "";
  let dark = "";
  for (let i = 0; i < 16; i++) {
    const one = blossom(
      toss.between(0, w),
      toss.between(h * 0.04, horizon * 0.92),
      h * toss.between(0.009, 0.016),
      toss.next() * 6,
    );
    if (toss.chance(0.6)) pale += one;
    else dark += one;
  }
  const stains = Array.from({ length: 9 }, () => {
    const colour = toss.pick([top, low, lighter(middle, 0.2)]);
    return ellipse(
      toss.between(0, w),
      toss.between(0, horizon),
      w * toss.between(0.1, 0.26),
      h * toss.between(0.06, 0.2),
      {
        fill: defs.radial([
          [0, colour, 0.5],
          [1, colour, 0],
        ]),
      },
    );
  });
  return group(
    {},
    rect(0, 0, w, tall, {
      fill: defs.linear([
        [0, top],
        [0.6, middle],
        [1, low],
      ]),
    }),
    ...stains,
    path(dark, { fill: palette.dark ? "#a04a2a" : darker(middle, 0.3), "fill-opacity": 0.55 }),
    path(pale, { fill: lighter(middle, 0.5), "fill-opacity": palette.dark ? 0.4 : 0.6 }),
  );
}

/** Clouds like combed wool, in a few soft ribbons. */
export function clouds(stage: Stage): Svg {
  const { weather } = stage.scene;
  const heavy =
    weather === "rain" || weather === "storm" || weather === "snow" || weather === "cloudy";
  const toss = stage.dice("clouds");
  const middle = stage.palette.sky[1];
  const count = heavy ? 7 : toss.whole(0, 2);
  return group(
    {},
    ...Array.from({ length: count }, (_, i) => {
      const x = heavy
        ? (i / count) * stage.w * 1.05 - stage.w * 0.05
        : toss.between(0, 0.8) * stage.w;
      const y = stage.horizon * (heavy ? toss.between(0.16, 0.4) : toss.between(0.24, 0.5));
      const s = stage.h * (heavy ? 0.07 : 0.045);
      const tone = heavy ? mix(middle, "#e8dcc0", 0.25 + (i % 3) * 0.12) : lighter(middle, 0.34);
      let curls = "";
      for (let k = 0; k < 5; k++) {
        const [cx, cy] = [k * s * 0.85, Math.sin(k * 2.1) * s * 0.16];
        curls += d`M${cx - s * 0.7} ${cy + s * 0.3}C${cx - s * 0.6} ${cy - s * 0.6} ${cx + s * 0.6} ${cy - s * 0.6} ${cx + s * 0.5} ${cy + s * 0.1}C${cx + s * 0.4} ${cy + s * 0.4} ${cx} ${cy + s * 0.3} ${cx + s * 0.1} ${cy}`;
      }
      return put(
        ellipse(s * 1.6, s * 0.1, s * 3, s * 0.62, {
          fill: stage.defs.radial([
            [0, tone, 0.85],
            [0.7, tone, 0.5],
            [1, tone, 0],
          ]),
        }) + path(curls, { fill: "none", ...stage.line(1.3, 0.42) }),
        x,
        y,
      );
    }),
  );
}

const halo = (stage: Stage, colour: string, strength: number): string =>
  stage.defs.radial([
    [0, colour, strength],
    [0.3, colour, strength * 0.4],
    [1, colour, 0],
  ]);

export const sun = (stage: Stage, x: number, y: number, r: number): Svg =>
  put(
    group(
      {},
      circle(0, 0, r * 2.8, { fill: halo(stage, lighter(stage.palette.disc, 0.2), 0.7) }),
      circle(0, 0, r * 0.94, {
        fill: mix("#c4562e", stage.palette.disc, 0.3),
        ...stage.line(1.2, 0.7),
      }),
      circle(0, 0, r * 0.78, {
        fill: "none",
        stroke: "#8a3324",
        "stroke-width": 1.6,
        "stroke-opacity": 0.5,
      }),
    ),
    x,
    y,
  );

export function moon(stage: Stage, phase: LitPhase, x: number, y: number, r: number): Svg {
  const face = "#e6dbbd";
  const night = darker(stage.palette.sky[1], 0.25);
  return put(
    group(
      {},
      circle(0, 0, r * 3, { fill: halo(stage, face, phase === "crescent" ? 0.3 : 0.5) }),
      circle(0, 0, r * 0.92, { fill: phase === "full" ? face : night, ...stage.line(1.1, 0.6) }),
      phase === "full"
        ? path(
            d`M${-r * 0.3} ${-r * 0.1}q${r * 0.3} ${-r * 0.3} ${r * 0.5} 0q${-r * 0.1} ${r * 0.4} ${-r * 0.5} 0Z`,
            {
              fill: darker(face, 0.3),
              "fill-opacity": 0.4,
            },
          )
        : path(litShape(phase, r * 0.92), { fill: face }),
    ),
    x,
    y,
    { turn: -20 },
  );
}

export function stars(stage: Stage): Svg {
  const toss = stage.dice("stars");
  let data = "";
  for (let i = 0; i < 60; i++)
    data += blossom(
      toss.between(0, stage.w),
      toss.between(0, stage.horizon * 0.85),
      stage.h * toss.between(0.003, 0.008),
      toss.next(),
    );
  return path(data, { fill: "#e6dbbd", "fill-opacity": 0.75 });
}

export function mist(stage: Stage, y: number, strength: number): Svg {
  const foggy = stage.scene.weather === "mist";
  const toss = stage.dice(`mist ${Math.round(y)}`);
  const colour = mix(stage.palette.haze, "#e8dcc0", 0.3);
  const soft = stage.defs.radial([
    [0, colour, strength * (foggy ? 0.8 : 0.3)],
    [0.6, colour, strength * (foggy ? 0.4 : 0.12)],
    [1, colour, 0],
  ]);
  return group(
    {},
    ...Array.from({ length: foggy ? 5 : 2 }, () =>
      ellipse(toss.between(0, stage.w), y + toss.around(0, 20), stage.w * 0.34, stage.h * 0.05, {
        fill: soft,
      }),
    ),
  );
}

export const glow = (stage: Stage, x: number, y: number, r: number): Svg =>
  circle(x, y, r * 0.8, {
    fill: stage.defs.radial([
      [0, "#f0d48a", stage.palette.dark ? 0.6 : 0.25],
      [0.25, "#d98a3a", stage.palette.dark ? 0.3 : 0.1],
      [1, "#a04a2a", 0],
    ]),
  });
