import type { Stage } from "../../composition/stage.ts";
import { lighter, mix } from "../../drawing/colour.ts";
import { circle, ellipse, group, rect, type Svg } from "../../drawing/svg.ts";

/** Mist in long flat drifts, between the layers of a picture. */
export function mist(stage: Stage, y: number, strength = 1): Svg {
  const toss = stage.dice(`drift${Math.round(y)}`);
  const colour = mix(stage.palette.haze, stage.palette.sky[2], 0.4);
  const soft = stage.defs.radial([
    [0, lighter(colour, 0.12), 0.62 * strength],
    [0.6, colour, 0.3 * strength],
    [1, colour, 0],
  ]);
  const out: Svg[] = [];
  for (let i = 0; i < 5; i++) {
    out.push(
      ellipse(
        toss.between(0, stage.w),
        y + toss.around(0, 34),
        stage.w * toss.between(0.24, 0.44),
        toss.between(26, 60),
        { fill: soft },
      ),
    );
  }
  return group({}, ...out);
}

/** Darkens the edges, to keep the eye inside the picture. */
export function vignette(stage: Stage): Svg {
  const shade = stage.defs.radial([
    [0.55, stage.palette.ink, 0],
    [1, stage.palette.ink, stage.palette.dark ? 0.55 : 0.3],
  ]);
  return rect(-stage.w * 0.16, -stage.h * 0.16, stage.w * 1.32, stage.h * 1.32, { fill: shade });
}

/** Lamplight on the air; stronger when the hour is dark. */
export function glow(stage: Stage, x: number, y: number, r: number): Svg {
  const strength = stage.palette.dark ? 0.62 : stage.scene.weather === "mist" ? 0.5 : 0.26;
  const light = stage.defs.radial([
    [0, "#fff0b8", strength],
    [0.16, "#ffc25e", strength * 0.66],
    [0.42, "#ff8f2e", strength * 0.3],
    [1, "#ff6a14", 0],
  ]);
  return circle(x, y, r, { fill: light });
}
