import { darker, lighter } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { d, group, path, type Svg } from "../../drawing/svg.ts";

/** Sand: a crest that runs like a blade, a lit slope, a shaded slope, ripples combed by wind. */
export function dunes(stage: Stage, colour = "#d9a35c"): Svg {
  const toss = stage.dice("dunes");
  const out: Svg[] = [];
  const layers = 4;
  for (let i = 0; i < layers; i++) {
    const depth = 0.3 + (i / (layers - 1)) * 0.7;
    const y = stage.horizon + (stage.h - stage.horizon) * (i / layers) * 0.92;
    const crest = stage.w * toss.between(0.25, 0.85);
    const rise = stage.h * toss.between(0.06, 0.13);
    const seen = stage.palette.at(colour, depth);
    const { w, h } = stage;
    out.push(
      path(
        d`M-10 ${y}C${crest * 0.4} ${y + 10} ${crest * 0.8} ${y - rise * 0.6} ${crest} ${y - rise}C${crest + w * 0.12} ${y - rise * 0.4} ${crest + w * 0.25} ${y + 16} ${w + 10} ${y - 10}V${h}H-10Z`,
        {
          fill: stage.defs.linear([
            [0, lighter(seen, 0.2)],
            [1, darker(seen, 0.2)],
          ]),
          ...stage.line(1.4, 0.5),
        },
      ),
      path(
        d`M${crest} ${y - rise}C${crest + w * 0.12} ${y - rise * 0.4} ${crest + w * 0.25} ${y + 16} ${w + 10} ${y - 10}V${h}H${crest - w * 0.1}C${crest + w * 0.06} ${y + rise * 1.4} ${crest - w * 0.06} ${y + rise * 0.3} ${crest} ${y - rise}Z`,
        {
          fill: darker(seen, 0.34),
          "fill-opacity": 0.55,
        },
      ),
    );
    let ripples = "";
    for (let k = 0; k < 9; k++) {
      const rx = crest - w * toss.between(0.08, 0.42);
      const ry = y + toss.between(4, rise * 1.3);
      const long = w * toss.between(0.05, 0.14);
      ripples += d`M${rx} ${ry}q${long * 0.25} ${-7} ${long * 0.5} 0t${long * 0.5} -3`;
    }
    out.push(
      path(ripples, {
        fill: "none",
        stroke: lighter(seen, 0.4),
        "stroke-opacity": 0.4,
        "stroke-width": 1.5,
      }),
    );
  }
  return group({}, ...out);
}
