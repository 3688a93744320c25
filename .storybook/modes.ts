import { breakpoints } from "../packages/ui/src/tokens/scale.ts";
import type { Breakpoint } from "../packages/ui/src/tokens/scale.ts";
import type { Theme } from "../packages/ui/src/tokens/theme.ts";
import type { ToolbarGlobals } from "./toolbar/globals.ts";

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

interface Mode extends Partial<Pick<ToolbarGlobals, "locale" | "direction">> {
  theme: Theme;
  viewport: Breakpoint;
}

/** Theme, width, language and direction: what a picture is taken in. */
const all = {
  "dark desktop": { theme: "dark", viewport: "desktop" },
  "light desktop": { theme: "light", viewport: "desktop" },
  "dark tablet": { theme: "dark", viewport: "tablet" },
  "light phone": { theme: "light", viewport: "phone" },
  "Hindi, light phone": { theme: "light", viewport: "phone", locale: "hi", direction: "ltr" },
  "Urdu, dark phone": { theme: "dark", viewport: "phone", locale: "ur", direction: "rtl" },
} as const satisfies Record<string, Mode>;

function taken(...names: (keyof typeof all)[]): Record<string, Mode> {
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

/**
 * Which pictures a story has. Each costs, so they are chosen: a full build may take 2,500, which a test of the built
 * Storybook counts. A component is seen once. A screen is seen by night on a desktop and by morning on a phone, and so are
 * the components in it. A page is such a screen with its data: it is seen once too. axe looks at every story in
 * either theme.
 */
export const modes = {
  piece: taken("dark desktop"),
  /** For what is all colour. */
  themes: taken("dark desktop", "light desktop"),
  screen: taken("dark desktop", "light phone"),
  /** For the screens that others begin from. */
  everywhere: taken(
    "dark desktop",
    "dark tablet",
    "light phone",
    "Hindi, light phone",
    "Urdu, dark phone",
  ),
};
