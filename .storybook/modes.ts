import { breakpoints } from "../packages/ui/src/tokens/scale.ts";
import type { Breakpoint } from "../packages/ui/src/tokens/scale.ts";
import type { Theme } from "../packages/ui/src/tokens/theme.ts";

const heights = { phone: 780, tablet: 1024, desktop: 860 } as const;

/** The widths of the tokens, as Storybook's viewports. */
export const viewports = Object.fromEntries(
  (Object.keys(breakpoints) as Breakpoint[]).map((name) => [
    name,
    {
      name: `${name} (${breakpoints[name]} px)`,
      styles: { width: `${breakpoints[name]}px`, height: `${heights[name]}px` },
    },
  ]),
);

interface Mode {
  theme: Theme;
  viewport: Breakpoint;
}

/** The combinations of theme and width in which snapshots are taken. */
const all = {
  "dark desktop": { theme: "dark", viewport: "desktop" },
  "light desktop": { theme: "light", viewport: "desktop" },
  "dark tablet": { theme: "dark", viewport: "tablet" },
  "light phone": { theme: "light", viewport: "phone" },
} as const satisfies Record<string, Mode>;

function taken(...names: (keyof typeof all)[]): Record<string, Mode> {
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

/**
 * The snapshots of a story. Each costs money, so they are chosen: a full build may take 2,500, which a test of the built
 * Storybook checks. A component is taken once, and so is a state of a page, but for the one that is the picture of its
 * screen, and with it of the components on it.
 */
export const modes = {
  piece: taken("dark desktop"),
  /** For stories about colour. */
  themes: taken("dark desktop", "light desktop"),
  screen: taken("dark desktop", "light phone"),
  /** For the home and story pages: the only ones taken on a tablet. */
  everywhere: taken("dark desktop", "dark tablet", "light phone"),
};
