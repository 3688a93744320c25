/** Steps of four pixels. */
export const spaceSteps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32] as const;
export type SpaceStep = (typeof spaceSteps)[number];
export const spacePixels = (step: number) => step * 4;

/** `space[3]` is 12 px times the density of the theme around it. */
export const space = /* @__PURE__ */ Array.from(
  { length: 33 },
  (_, step) => `var(--k-space-${step}, ${spacePixels(step)}px)`,
) as unknown as Readonly<Record<SpaceStep, string>>;

export const gutterValue = "clamp(16px, 3.2vw, 40px)";
/** The page's margin: 16 px on a phone, 40 px on a desktop. */
export const gutter = "var(--k-gutter, 16px)";

/** The height of the navigation bar, which overlaps the picture below it. */
export const barHeight = "72px";

export const radiusPixels = { small: 6, large: 12 } as const;
/** Corner radii of controls and panels, times the theme's `radius`; `round` does not change. */
export const radius = {
  small: "var(--k-radius-small,6px)",
  large: "var(--k-radius-large,12px)",
  round: "999px",
} as const;

export const breakpoints = { phone: 360, tablet: 768, desktop: 1280 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** `[from.tablet]: {...}` in a style: at this width and wider. */
export const from = {
  tablet: `@media (min-width: ${breakpoints.tablet}px)`,
  desktop: `@media (min-width: ${breakpoints.desktop}px)`,
} as const;

/** `[below.tablet]: {...}`: on narrower screens. */
export const below = {
  tablet: `@media (max-width: ${breakpoints.tablet - 0.02}px)`,
  desktop: `@media (max-width: ${breakpoints.desktop - 0.02}px)`,
} as const;

/** For devices with hover; on others, whatever appears on hover must always be visible. */
export const hovering = "@media (hover: hover)";
export const touching = "@media (hover: none)";
/** In print: text without controls. */
export const printed = "@media print";

/** A toast lies over the page, and under whatever one is choosing from: pickers, menus, dialogs. */
export const layer = {
  page: 0,
  lifted: 1,
  toast: 5,
  header: 10,
  overlay: 100,
  tooltip: 200,
} as const;
