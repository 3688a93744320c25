import type { Stage } from "../../composition/stage.ts";
import { darker, lighter } from "../../drawing/colour.ts";
import { d, leaf, path } from "../../drawing/svg.ts";

/** Rows of small tufts near the eye, scales farther off. */
export function groundTexture(stage: Stage, colour: string, depth: number): string | null {
  if (depth < 0.2) return null;
  const size = 16 + depth * 22;
  const ink = stage.palette.dark ? lighter(colour, 0.3) : darker(colour, 0.24);
  const opacity = 0.16 + depth * 0.16;
  if (depth > 0.62) {
    const tuft =
      leaf(size / 2, size * 0.7, -1.57, size * 0.3, 1.4) +
      leaf(size / 2, size * 0.7, -2.1, size * 0.24, 1.2) +
      leaf(size / 2, size * 0.7, -1.04, size * 0.24, 1.2);
    const other =
      leaf(size, size * 1.6, -1.57, size * 0.26, 1.2) +
      leaf(size, size * 1.6, -2.1, size * 0.2, 1) +
      leaf(size, size * 1.6, -1.04, size * 0.2, 1);
    return stage.defs.pattern(
      size * 1.7,
      size * 2,
      path(tuft + other, { fill: ink, "fill-opacity": opacity }),
      "skewX(-12)",
    );
  }
  const scale = d`M0 ${size * 0.5}q${size * 0.5} ${-size * 0.5} ${size} 0M${-size / 2} ${size}q${size * 0.5} ${-size * 0.5} ${size} 0M${size / 2} ${size}q${size * 0.5} ${-size * 0.5} ${size} 0`;
  return stage.defs.pattern(
    size,
    size,
    path(scale, { fill: "none", stroke: ink, "stroke-opacity": opacity, "stroke-width": 1 }),
  );
}
