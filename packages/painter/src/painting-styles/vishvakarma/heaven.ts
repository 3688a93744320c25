import { darker, lighter, mix } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { d, group, path, rect, type Svg } from "../../drawing/svg.ts";

/** The sky: three washes, with the broad brush strokes that miniature painters leave near the horizon. */
export function heaven(stage: Stage): Svg {
  const { w, h, palette, horizon, defs } = stage;
  const [top, middle, low] = palette.sky;
  const wash = defs.linear([
    [0, darker(top, 0.12)],
    [0.32, mix(top, middle, 0.35)],
    [0.62, middle],
    [0.98, low],
  ]);
  const toss = stage.dice("bands");
  const bands: Svg[] = [];
  for (let i = 0; i < 5; i++) {
    const y = horizon * (0.34 + i * 0.14) + toss.around(0, 18);
    const thick = toss.between(10, 34);
    const bend = toss.around(0, 26);
    bands.push(
      path(
        d`M0 ${y}C${w * 0.3} ${y - bend} ${w * 0.62} ${y + bend} ${w} ${y - bend * 0.5}V${y + thick}C${w * 0.6} ${y + thick + bend} ${w * 0.32} ${y + thick - bend} 0 ${y + thick * 0.4}Z`,
        { fill: lighter(i > 2 ? low : middle, 0.35), "fill-opacity": 0.1 + i * 0.025 },
      ),
    );
  }
  return group({}, rect(0, 0, w, Math.max(horizon * 1.04, h * 0.3), { fill: wash }), ...bands);
}
