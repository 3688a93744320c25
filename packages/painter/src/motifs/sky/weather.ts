import { lighter } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { d, dot, group, path, type Svg } from "../../drawing/svg.ts";

function rain(stage: Stage, strength: number): Svg {
  const toss = stage.dice("rain");
  let fine = "";
  let near = "";
  for (let i = 0; i < 260 * strength; i++) {
    const x = toss.between(-60, stage.w);
    const y = toss.between(-40, stage.h);
    const long = toss.between(22, 60);
    const stroke = d`M${x} ${y}l${-long * 0.22} ${long}`;
    if (toss.chance(0.2)) near += stroke;
    else fine += stroke;
  }
  const colour = lighter(stage.palette.sky[2], 0.55);
  return group(
    { fill: "none", stroke: colour, "stroke-linecap": "round" },
    path(fine, { "stroke-width": 1, "stroke-opacity": 0.34 }),
    path(near, { "stroke-width": 2, "stroke-opacity": 0.4 }),
  );
}

function snow(stage: Stage): Svg {
  const toss = stage.dice("snow");
  let fine = "";
  let near = "";
  for (let i = 0; i < 240; i++) {
    const flake = dot(toss.between(0, stage.w), toss.between(0, stage.h), toss.between(1.4, 3.4));
    if (toss.chance(0.16)) near += dot(toss.between(0, stage.w), toss.between(0, stage.h), 5.4);
    fine += flake;
  }
  return (
    path(fine, { fill: "#fffaf0", "fill-opacity": 0.75 }) +
    path(near, { fill: "#fffaf0", "fill-opacity": 0.9 })
  );
}

function bolt(stage: Stage): Svg {
  const toss = stage.dice("bolt");
  let [x, y] = [stage.w * toss.between(0.42, 0.6), 0];
  let data = d`M${x} ${y}`;
  while (y < stage.horizon * 0.8) {
    x += toss.around(0, 46);
    y += toss.between(26, 60);
    data += d`L${x} ${y}`;
  }
  const glow = { fill: "none", stroke: "#fff1cf", "stroke-linejoin": "round" };
  return group(
    {},
    path(data, { ...glow, "stroke-width": 16, "stroke-opacity": 0.14 }),
    path(data, { ...glow, "stroke-width": 6, "stroke-opacity": 0.3 }),
    path(data, { ...glow, "stroke-width": 2.4, "stroke-opacity": 0.95 }),
  );
}

/** Mist between the layers of a picture; each painting style has its own. */
export const drift = (stage: Stage, y: number, strength = 1): Svg =>
  stage.style.mist(stage, y, strength);

/** What falls or blows in front of everything. */
export function weatherVeil(stage: Stage): Svg {
  switch (stage.scene.weather) {
    case "rain":
      return rain(stage, 1);
    case "snow":
      return snow(stage);
    case "storm":
      return bolt(stage) + rain(stage, 1.6);
    case "mist":
      return drift(stage, stage.floor + stage.h * 0.04, 0.5);
    case "wind": {
      const toss = stage.dice("wind");
      let data = "";
      for (let i = 0; i < 14; i++) {
        const [x, y, long] = [
          toss.between(0, stage.w),
          toss.between(stage.h * 0.2, stage.h * 0.9),
          toss.between(120, 320),
        ];
        data += d`M${x} ${y}c${long * 0.3} ${-16} ${long * 0.6} ${14} ${long} ${-4}`;
      }
      return path(data, {
        fill: "none",
        stroke: lighter(stage.palette.haze, 0.4),
        "stroke-width": 1.6,
        "stroke-opacity": 0.34,
      });
    }
    default:
      return "";
  }
}
