import { lighter, mix } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { circle, d, group, leaf, path, type Svg } from "../../drawing/svg.ts";

function petals(r: number, count: number): string {
  let data = "";
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    data += leaf(Math.cos(a) * r * 1.16, Math.sin(a) * r * 1.16, a, r * 0.34, r * 0.075);
  }
  return data;
}

function flames(r: number, count: number): string {
  let data = "";
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    const long = i % 2 === 0 ? 1.62 : 1.38;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const half = Math.PI / count;
    const [c1, s1] = [Math.cos(a - half), Math.sin(a - half)];
    const [c2, s2] = [Math.cos(a + half), Math.sin(a + half)];
    const [cb, sb] = [Math.cos(a + half * 0.9), Math.sin(a + half * 0.9)];
    data += d`M${c1 * r * 1.1} ${s1 * r * 1.1}Q${cb * r * 1.3} ${sb * r * 1.3} ${c * r * long} ${s * r * long}Q${c2 * r * 1.22} ${s2 * r * 1.22} ${c2 * r * 1.1} ${s2 * r * 1.1}Z`;
  }
  return data;
}

/** The sun: petalled, flaming, or low and plain behind bands of warm air. */
export function sun(stage: Stage, x: number, y: number, r: number): Svg {
  const { palette, defs } = stage;
  const kind = stage.dice("sun").pick(["petals", "flames", "bare"] as const);
  const low = palette.sky[2];
  const glow = defs.radial([
    [0, lighter(palette.disc, 0.3), 0.95],
    [0.3, palette.disc, 0.42],
    [1, low, 0],
  ]);
  const face = defs.radial([
    [0, lighter(palette.disc, 0.6)],
    [0.7, palette.disc],
    [1, mix(palette.disc, low, 0.35)],
  ]);
  const rays =
    kind === "bare"
      ? ""
      : path(kind === "petals" ? petals(r, 28) : flames(r, 20), {
          fill: mix(palette.disc, low, 0.2),
          "fill-opacity": 0.62,
        });
  return group(
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
    circle(0, 0, r * 4.2, { fill: glow }),
    rays,
    circle(0, 0, r, { fill: face }),
    circle(0, 0, r * 1.06, { fill: "none", ...stage.line(1.4, 0.7) }),
    kind === "bare" ? "" : circle(0, 0, r * 0.8, { fill: "none", ...stage.line(0.9, 0.35) }),
  );
}
