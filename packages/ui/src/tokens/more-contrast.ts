import type { ColorName } from "./color.ts";
import { palette } from "./palette.ts";
import type { Theme } from "./theme.ts";

export type MoreContrast = Record<
  Extract<ColorName, "ink-soft" | "edge" | "line" | "veil">,
  string
>;

/** For readers whose system asks for more contrast: secondary text, lines and edges get one step stronger. */
export function moreContrast(theme: Theme): MoreContrast {
  const { ink, "ink-soft": inkSoft, edge, surface } = palette[theme];
  return { "ink-soft": ink, edge: inkSoft, line: edge, veil: surface };
}
