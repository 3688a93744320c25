import { group, short, type Svg } from "../drawing/svg.ts";
import type { Stage } from "./stage.ts";

/** The part of a stage that a passage's picture shows. */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly mirrored: boolean;
}

/** Closer to the people than a cover, by an amount that depends on the seed; `margin` is the border's width on each side. */
export function viewOf(stage: Stage, margin: number): View {
  const { w, h, focus, floor } = stage;
  const toss = stage.dice("camera");
  const width = w / toss.between(1.02, 1.16);
  const height = ((h - margin * 2) / (w - margin * 2)) * width;
  const left = Math.min(Math.max(0, focus - width * toss.between(0.46, 0.58)), w - width);
  const foot = Math.min(h, floor + h * toss.between(0.055, 0.085));
  const top = Math.max(0, foot - height);
  return { left, top, width, height, mirrored: toss.chance(0.5) };
}

/** The part of the picture that the view shows, inside its border; half of the pictures are mirrored. */
export function throughCamera(stage: Stage, picture: Svg, margin: number): Svg {
  const { left, top, width, mirrored } = viewOf(stage, margin);
  const scale = (stage.w - margin * 2) / width;
  const down = short(margin - top * scale);
  const transform = mirrored
    ? `translate(${short(stage.w - margin + left * scale)} ${down}) scale(${-scale} ${scale})`
    : `translate(${short(margin - left * scale)} ${down}) scale(${scale})`;
  return group({ transform }, picture);
}
