import { breakpoints } from "../../packages/ui/src/tokens/scale.ts";
import type { Breakpoint } from "../../packages/ui/src/tokens/scale.ts";

const names = Object.keys(breakpoints) as Breakpoint[];

/** The widths of the tokens, as Storybook's viewports. */
export const widths = names.map((name) => ({ name, pixels: breakpoints[name] }));

/** Storybook stores the viewport as a name or as an object with a name. */
export function widthOf(globals: Readonly<Record<string, unknown>>): Breakpoint | undefined {
  const { viewport } = globals;
  const value =
    typeof viewport === "object" && viewport && "value" in viewport ? viewport.value : viewport;
  return names.find((name) => name === value);
}

/** Pressing the current width again restores the full width. */
export const nextWidth = (now: Breakpoint | undefined, pressed: Breakpoint) => ({
  value: now === pressed ? undefined : pressed,
  isRotated: false,
});
