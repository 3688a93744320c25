import { d } from "../../drawing/svg.ts";

const waxing = { crescent: -0.62, half: 0.02, gibbous: 0.6 } as const;

/** The lit part of the moon's disc, between its rim and the ellipse of the shadow's edge. */
export function litShape(phase: keyof typeof waxing, r: number): string {
  const bulge = waxing[phase];
  const rx = Math.max(0.5, Math.abs(bulge) * r);
  return d`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${rx} ${r} 0 0 ${bulge < 0 ? 0 : 1} 0 ${-r}Z`;
}
