import type { Stage } from "../../composition/stage.ts";
import { darker, lighter, mix } from "../../drawing/colour.ts";
import type { Dice } from "../../drawing/dice.ts";
import { circle, dot, group, leaf, path, type Svg } from "../../drawing/svg.ts";
import type { Cluster, Foliage } from "../../motifs/trees/foliage.ts";

/** A round mass of leaves laid ring upon ring, shaded below, rimmed with light on the side the light comes from. */
export function foliage(stage: Stage, toss: Dice, { x, y, r }: Cluster, look: Foliage): Svg {
  const { colour, depth, long = 0.24, broad = 0.3, blossom } = look;
  const base = stage.palette.at(colour, depth);
  const body = stage.defs.radial([
    [0, darker(base, 0.2)],
    [0.8, darker(base, 0.36)],
    [1, darker(base, 0.48)],
  ]);
  let shade = "";
  let lit = "";
  let rim = "";
  const rings = r > 60 ? 5 : r > 30 ? 4 : 3;
  for (let ring = 0; ring < rings; ring++) {
    const radius = r * (0.14 + (ring / rings) * 0.86);
    const count = Math.max(5, Math.round((radius * 6.283) / (r * long * 0.8)));
    for (let i = 0; i < count; i++) {
      const a = (i / count) * 6.283 + ring * 0.4 + toss.around(0, 0.1);
      const [px, py] = [x + Math.cos(a) * radius * 0.86, y + Math.sin(a) * radius * 0.86];
      const stroke = leaf(px, py, a + toss.around(0, 0.3), r * long, r * long * broad);
      const light = -Math.sin(a) * 0.8 + Math.cos(a) * stage.lit * 0.6;
      if (ring === rings - 1 && light > 0.55) rim += stroke;
      else if (light + toss.around(0, 0.5) > 0.1) lit += stroke;
      else shade += stroke;
    }
  }
  let flowers = "";
  if (blossom !== undefined) {
    for (let i = 0; i < 10; i++) {
      const a = toss.between(0, 6.283);
      const q = r * Math.sqrt(toss.next()) * 0.9;
      flowers += dot(x + Math.cos(a) * q, y + Math.sin(a) * q, r * toss.between(0.035, 0.07));
    }
  }
  return group(
    {},
    circle(x, y, r, { fill: body }),
    path(shade, { fill: darker(base, 0.16) }),
    path(lit, { fill: lighter(base, 0.1) }),
    path(rim, { fill: mix(lighter(base, 0.3), stage.palette.line, 0.45) }),
    blossom === undefined ? "" : path(flowers, { fill: stage.palette.at(blossom, depth) }),
  );
}
