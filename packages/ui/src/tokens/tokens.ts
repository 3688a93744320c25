export { color } from "./color.ts";
export type { ColorName } from "./color.ts";
export { glow, motion } from "./motion.ts";
export type { Theme } from "./theme.ts";
export {
  below,
  breakpoints,
  from,
  gutter,
  hovering,
  layer,
  printed,
  radius,
  space,
  touching,
} from "./scale.ts";
export type { Breakpoint, SpaceStep } from "./scale.ts";
export { font, leading, measure, text, weight } from "./type.ts";
export type { TextSize } from "./type.ts";
