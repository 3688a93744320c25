import { breakpoints } from "../../packages/ui/src/tokens/scale.ts";
import type { Breakpoint } from "../../packages/ui/src/tokens/scale.ts";

const names = Object.keys(breakpoints) as Breakpoint[];

/** The widths of the tokens, as Storybook's viewports. */
export const widths = names.map((name) => ({ name, pixels: breakpoints[name] }));

/** Storybook keeps its viewport as a name, or as an object with one. */
export function widthOf(globals: Readonly<Record<string, unknown>>): Breakpoint | undefined {
  const { viewport } = globals;
  const value =
    typeof viewport === "object" && viewport && "value" in viewport ? viewport.value : viewport;
  return names.find((name) => name === value);
}

/** A second press on a width gives the whole window back. */
export const nextWidth = (now: Breakpoint | undefined, pressed: Breakpoint) => ({
  value: now === pressed ? undefined : pressed,
  isRotated: false,
});
