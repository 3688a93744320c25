import { d } from "../../drawing/svg.ts";
import type { LitPhase } from "../../scene/scene.ts";

/** How far the shadow's edge bulges out of the lit half; a full moon has none. */
const waxing: Record<Exclude<LitPhase, "full">, number> = {
  crescent: -0.62,
  half: 0.02,
  gibbous: 0.6,
};

/** How strong the light around it is. */
export const moonlight: Record<LitPhase, number> = {
  crescent: 0.3,
  half: 0.4,
  gibbous: 0.55,
  full: 0.55,
};

/** The lit part of the moon's disc, between its rim and the ellipse of the shadow's edge. */
export function litShape(phase: keyof typeof waxing, r: number): string {
  const bulge = waxing[phase];
  const rx = Math.max(0.5, Math.abs(bulge) * r);
  return d`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${rx} ${r} 0 0 ${bulge < 0 ? 0 : 1} 0 ${-r}Z`;
}
