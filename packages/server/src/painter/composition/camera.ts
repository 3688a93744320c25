import { group, short, type Svg } from "../drawing/svg.ts";
import type { Stage } from "./stage.ts";

/** The margin a manner's border takes of the sheet, on each side. */
export type Margin = number;

/**
 * A passage's picture comes nearer to its people than a cover does, by the seed more or less, and may be seen
 * in a mirror; a border stands around what is seen, not upon it.
 */
export function throughCamera(stage: Stage, picture: Svg, margin: Margin): Svg {
  const { w, h, focus, floor } = stage;
  const toss = stage.dice("camera");
  const [innerW, innerH] = [w - margin * 2, h - margin * 2];
  const seenW = w / toss.between(1.02, 1.16);
  const seenH = (innerH / innerW) * seenW;
  const left = Math.min(Math.max(0, focus - seenW * toss.between(0.46, 0.58)), w - seenW);
  const foot = Math.min(h, floor + h * toss.between(0.055, 0.085));
  const top = Math.max(0, foot - seenH);
  const scale = innerW / seenW;
  const mirrored = toss.chance(0.5);
  const move = mirrored
    ? `translate(${short(w - margin + left * scale)} ${short(margin - top * scale)}) scale(${-scale} ${scale})`
    : `translate(${short(margin - left * scale)} ${short(margin - top * scale)}) scale(${scale})`;
  return group({ transform: move }, picture);
}
