import { darker, lighter } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { d, ellipse, group, leaf, path, type Svg } from "../../drawing/svg.ts";

export function lotus(stage: Stage, x: number, y: number, s: number): Svg {
  const pink = stage.palette.pigment("lotus");
  const pad = stage.palette.at("#3f7a5a", 1);
  let back = "";
  let front = "";
  for (const a of [-2.7, -2.2, -0.94, -0.44]) back += leaf(x, y, a, s, s * 0.24);
  for (const a of [-2.45, -1.95, -1.57, -1.19, -0.7]) front += leaf(x, y, a, s * 0.95, s * 0.28);
  return group(
    {},
    ellipse(x + s * 0.3, y + s * 0.1, s * 1.4, s * 0.3, { fill: pad, ...stage.line(1, 0.5) }),
    path(d`M${x + s * 0.3} ${y + s * 0.1}l${s * 1.2} ${-s * 0.1}l${-s * 0.1} ${s * 0.16}Z`, {
      fill: darker(pad, 0.4),
    }),
    path(back, { fill: darker(pink, 0.18), ...stage.line(0.8, 0.6) }),
    path(front, {
      fill: stage.defs.linear([
        [0, pink],
        [1, lighter(pink, 0.6)],
      ]),
      ...stage.line(0.9, 0.75),
    }),
  );
}

export function lotuses(stage: Stage): Svg {
  const toss = stage.dice("lotuses");
  const count = stage.shape === "banner" ? 7 : 5;
  const out: Svg[] = [];
  for (let i = 0; i < count; i++) {
    const x = stage.w * ((i + 0.5) / count) + toss.around(0, 40);
    const y = stage.h * toss.between(0.92, 0.985);
    out.push(lotus(stage, x, y, stage.h * toss.between(0.03, 0.05)));
  }
  return group({}, ...out);
}
