import type { Stage } from "../../composition/stage.ts";
import { circle, d, group, leaf, path, put, rect, type Svg } from "../../drawing/svg.ts";

function corner(stage: Stage, s: number): Svg {
  let petals = "";
  for (let i = 0; i < 5; i++)
    petals += leaf(s * 0.42, s * 0.42, (i / 4) * (Math.PI / 2) + 0.0 - 0.0, s * 0.5, s * 0.1);
  return group(
    {},
    path(
      d`M0 0H${s * 1.9}C${s * 1.5} ${s * 0.16} ${s * 1.32} ${s * 0.34} ${s * 1.1} ${s * 0.42}C${s * 0.9} ${s * 0.5} ${s * 0.84} ${s * 0.7} ${s * 0.72} ${s * 0.72}C${s * 0.7} ${s * 0.84} ${s * 0.5} ${s * 0.9} ${s * 0.42} ${s * 1.1}C${s * 0.34} ${s * 1.32} ${s * 0.16} ${s * 1.5} 0 ${s * 1.9}Z`,
      {
        fill: stage.palette.pigment("lac"),
        ...stage.line(2, 0.95),
      },
    ),
    path(petals, { fill: stage.palette.pigment("saffron"), ...stage.line(0.8, 0.7) }),
    circle(s * 0.42, s * 0.42, s * 0.1, { fill: stage.palette.lamp }),
  );
}

/** The border of an album leaf: a dark margin, gold rules, a band of buds, and lobed upper corners. */
export function folioBorder(stage: Stage): Svg {
  const { w, h, palette } = stage;
  const m = w * 0.034;
  const band = palette.pigment("lac");
  let buds = "";
  const along = (x1: number, y1: number, x2: number, y2: number): void => {
    const long = Math.hypot(x2 - x1, y2 - y1);
    const count = Math.round(long / (m * 1.25));
    const a = Math.atan2(y2 - y1, x2 - x1);
    for (let i = 0; i < count; i++) {
      const u = (i + 0.5) / count;
      const [x, y] = [x1 + (x2 - x1) * u, y1 + (y2 - y1) * u];
      buds += leaf(x - Math.cos(a) * m * 0.4, y - Math.sin(a) * m * 0.4, a, m * 0.8, m * 0.24);
    }
  };
  const k = m * 0.5;
  along(k, k, w - k, k);
  along(k, h - k, w - k, h - k);
  along(k, k, k, h - k);
  along(w - k, k, w - k, h - k);
  const s = w * 0.1;
  const ring = d`M0 0H${w}V${h}H0ZM${m} ${m}V${h - m}H${w - m}V${m}Z`;
  return group(
    {},
    path(ring, { fill: band, "fill-rule": "evenodd" }),
    path(buds, { fill: palette.pigment("saffron"), "fill-opacity": 0.75 }),
    rect(m, m, w - 2 * m, h - 2 * m, { fill: "none", ...stage.line(4, 1) }),
    rect(m * 1.24, m * 1.24, w - 2.48 * m, h - 2.48 * m, { fill: "none", ...stage.line(1.4, 0.7) }),
    rect(2, 2, w - 4, h - 4, { fill: "none", ...stage.line(3, 0.9) }),
    put(corner(stage, s), m, m),
    put(corner(stage, s), w - m, m, { flip: true }),
  );
}
