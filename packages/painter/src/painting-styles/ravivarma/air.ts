import type { Stage } from "../../composition/stage.ts";
import { darker, lighter, mix } from "../../drawing/colour.ts";
import { circle, d, dot, ellipse, group, path, put, rect, type Svg } from "../../drawing/svg.ts";
import { litShape, moonlight } from "../../motifs/sky/phase.ts";
import type { LitPhase } from "../../scene/scene.ts";

const soft = (stage: Stage, colour: string, strength: number, middle = 0.5): string =>
  stage.defs.radial([
    [0, colour, strength],
    [middle, colour, strength * 0.45],
    [1, colour, 0],
  ]);

/** Air: deep above, warm where it meets the land. */
export function heaven(stage: Stage): Svg {
  const { w, h, palette, horizon, defs } = stage;
  const [top, middle, low] = palette.sky;
  const tall = Math.max(horizon * 1.06, h * 0.62);
  const toss = stage.dice("air");
  const streaks = Array.from({ length: 7 }, (_, i) =>
    ellipse(
      toss.between(0, w),
      horizon * (0.5 + i * 0.07),
      w * toss.between(0.2, 0.4),
      h * toss.between(0.008, 0.022),
      { fill: soft(stage, lighter(low, 0.3), 0.34) },
    ),
  );
  return group(
    {},
    rect(0, 0, w, tall, {
      fill: defs.linear([
        [0, darker(top, 0.2)],
        [0.3, top],
        [0.66, middle],
        [0.92, low],
        [1, lighter(low, 0.2)],
      ]),
    }),
    ...streaks,
  );
}

/** A cloud heaped of soft rounds: shade first, then what the light touches. */
function heap(stage: Stage, name: string, x: number, y: number, wide: number, heavy: boolean): Svg {
  const toss = stage.dice(`heap ${name}`);
  const [top, middle, low] = stage.palette.sky;
  const shade = heavy ? darker(mix(top, middle, 0.4), 0.25) : mix(middle, low, 0.3);
  const light = heavy ? mix(middle, low, 0.4) : lighter(low, 0.5);
  const dim = soft(stage, shade, heavy ? 0.85 : 0.5, 0.62);
  const bright = soft(stage, light, heavy ? 0.5 : 0.8, 0.5);
  const out: Svg[] = [];
  const count = 13;
  for (const pass of [0, 1]) {
    for (let i = 0; i < count; i++) {
      const u = (i + 0.5) / count;
      const up = Math.sin(u * Math.PI) * wide * 0.2 * toss.between(0.3, 1);
      const r = wide * toss.between(0.07, 0.13) * (0.6 + Math.sin(u * Math.PI) * 0.6);
      const [cx, cy] = [x + (u - 0.5) * wide, y - up];
      out.push(
        pass === 0
          ? circle(cx, cy + r * 0.3, r * 1.3, { fill: dim })
          : circle(cx + stage.lit * r * 0.3, cy - r * 0.35, r, { fill: bright }),
      );
    }
  }
  return group({}, ...out);
}

export function clouds(stage: Stage): Svg {
  const { weather } = stage.scene;
  const heavy =
    weather === "rain" || weather === "storm" || weather === "snow" || weather === "cloudy";
  const toss = stage.dice("clouds");
  const count = heavy ? 7 : weather === "mist" ? 0 : toss.whole(2, 4);
  return group(
    {},
    ...Array.from({ length: count }, (_, i) =>
      heap(
        stage,
        String(i),
        ((i + toss.next()) / count) * stage.w,
        stage.horizon * (heavy ? toss.between(0.1, 0.5) : toss.between(0.3, 0.72)),
        stage.w * (heavy ? toss.between(0.3, 0.46) : toss.between(0.14, 0.28)),
        heavy,
      ),
    ),
  );
}

export function sun(stage: Stage, x: number, y: number, r: number): Svg {
  const { palette } = stage;
  const covered = stage.scene.weather === "cloudy" || stage.scene.weather === "mist";
  return group(
    {},
    circle(x, y, r * 7, { fill: soft(stage, mix(palette.disc, palette.sky[2], 0.4), 0.6, 0.3) }),
    circle(x, y, r * 2.2, { fill: soft(stage, palette.disc, covered ? 0.6 : 0.95) }),
    circle(x, y, r * 0.66, { fill: lighter(palette.disc, 0.7), "fill-opacity": covered ? 0.5 : 1 }),
  );
}

export function moon(stage: Stage, phase: LitPhase, x: number, y: number, r: number): Svg {
  const { palette } = stage;
  const strength = moonlight[phase];
  const q = r * 0.76;
  const face = stage.defs.radial([
    [0, "#fffaf0"],
    [0.7, palette.disc],
    [1, mix(palette.disc, palette.sky[1], 0.3)],
  ]);
  const disc =
    phase === "full"
      ? circle(0, 0, q, { fill: face }) +
        path(
          dot(-q * 0.3, -q * 0.2, q * 0.24) +
            dot(q * 0.26, q * 0.1, q * 0.18) +
            dot(-q * 0.08, q * 0.42, q * 0.13),
          {
            fill: mix(palette.disc, palette.sky[1], 0.5),
            "fill-opacity": 0.25,
          },
        )
      : circle(0, 0, q, { fill: mix(palette.sky[0], palette.sky[1], 0.5), "fill-opacity": 0.5 }) +
        path(litShape(phase, q), { fill: face });
  return (
    circle(x, y, r * 6, {
      fill: soft(stage, mix(palette.disc, palette.sky[2], 0.4), strength, 0.24),
    }) + put(disc, x, y, { turn: phase === "full" ? 0 : -26 })
  );
}

export function stars(stage: Stage): Svg {
  const toss = stage.dice("stars");
  let faint = "";
  let bright = "";
  for (let i = 0; i < 130; i++) {
    const [x, y] = [toss.between(0, stage.w), toss.between(0, stage.horizon * 0.8)];
    if (toss.chance(0.12)) bright += dot(x, y, toss.between(1.4, 2.2));
    else faint += dot(x, y, toss.between(0.6, 1.1));
  }
  return (
    path(faint, { fill: "#e8ecf4", "fill-opacity": 0.45 }) +
    path(bright, { fill: "#fff8e4", "fill-opacity": 0.85 })
  );
}

export function mist(stage: Stage, y: number, strength: number): Svg {
  const toss = stage.dice(`mist ${Math.round(y)}`);
  const foggy = stage.scene.weather === "mist" ? 1 : 0.55;
  const fill = soft(
    stage,
    lighter(stage.palette.haze, 0.18),
    Math.min(0.9, 0.7 * strength * foggy),
    0.6,
  );
  return group(
    {},
    ...Array.from({ length: 6 }, () =>
      ellipse(
        toss.between(0, stage.w),
        y + toss.around(0, 26),
        stage.w * toss.between(0.24, 0.42),
        stage.h * toss.between(0.03, 0.07),
        { fill },
      ),
    ),
  );
}

export const glow = (stage: Stage, x: number, y: number, r: number): Svg => {
  const k = stage.palette.dark ? 1 : 0.5;
  return circle(x, y, r * 1.25, {
    fill: stage.defs.radial([
      [0, "#fff1c4", 0.75 * k],
      [0.12, "#ffcb70", 0.5 * k],
      [0.4, "#e0762c", 0.24 * k],
      [1, "#a83a14", 0],
    ]),
  });
};

/** Light from one side, dark far corners, and the weave of the canvas. */
export function glaze(stage: Stage): Svg {
  const { w, h, palette, lit, defs } = stage;
  const from = lit < 0 ? 0 : 1;
  const bright = stage.scene.weather === "clear" || stage.scene.weather === "wind";
  const warmth = palette.dark ? "#ffb765" : "#fff0c4";
  const threads = defs.pattern(
    4,
    4,
    path(d`M0 0.5H4M0.5 0V4`, { fill: "none", stroke: "#fff8ea", "stroke-width": 0.7 }) +
      path(d`M0 2.5H4M2.5 0V4`, { fill: "none", stroke: "#000000", "stroke-width": 0.7 }),
  );
  return group(
    {},
    bright && stage.scene.hour !== "night"
      ? ellipse(lit < 0 ? w * 0.16 : w * 0.84, h * 0.1, w * 0.62, h * 0.9, {
          fill: soft(stage, warmth, palette.dark ? 0.2 : 0.26, 0.4),
        })
      : "",
    rect(0, 0, w, h, {
      fill: defs.linear(
        [
          [0, "#1c0e08", 0],
          [0.62, "#1c0e08", 0.05],
          [1, "#1c0e08", 0.34],
        ],
        [from, 0, 1 - from, 1],
      ),
    }),
    rect(-w * 0.16, -h * 0.16, w * 1.32, h * 1.32, {
      fill: defs.radial([
        [0.5, "#140a06", 0],
        [1, "#140a06", 0.52],
      ]),
    }),
    rect(0, 0, w, h, { fill: threads, "fill-opacity": 0.035 }),
  );
}
