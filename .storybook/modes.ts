import { breakpoints } from "../packages/ui/src/tokens/scale.ts";
import { themes } from "../packages/ui/src/tokens/theme.ts";

const heights = { phone: 780, tablet: 1024, desktop: 860 } as const;

/** The widths of the tokens, as Storybook's viewports. */
export const viewports = Object.fromEntries(
  (Object.keys(breakpoints) as (keyof typeof breakpoints)[]).map((name) => [
    name,
    {
      name: `${name} (${breakpoints[name]} px)`,
      styles: { width: `${breakpoints[name]}px`, height: `${heights[name]}px` },
    },
  ]),
);

type Width = keyof typeof breakpoints;
type Mode = { theme: (typeof themes)[number]; viewport: Width };

function modesAt(...widths: Width[]): Record<string, Mode> {
  return Object.fromEntries(
    themes.flatMap((theme) =>
      widths.map((viewport) => [`${theme} ${viewport}`, { theme, viewport }] as const),
    ),
  );
}

/** The modes of a story's pictures: both themes, a component at one width, a screen at all three, a page at two. */
export const modes = {
  piece: modesAt("desktop"),
  screen: modesAt("phone", "tablet", "desktop"),
  page: modesAt("phone", "desktop"),
};
