/** Steps of four pixels. */
export const spaceSteps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32] as const;
export type SpaceStep = (typeof spaceSteps)[number];
export const space = {
  0: "0",
  1: "4px",
  2: "8px",
  3: "12px",
  4: "16px",
  5: "20px",
  6: "24px",
  8: "32px",
  10: "40px",
  12: "48px",
  16: "64px",
  20: "80px",
  24: "96px",
  32: "128px",
} as const satisfies Record<SpaceStep, string>;

/** The page's margin: 16 px on a phone, 40 px on a desktop. */
export const gutter = "var(--k-gutter)";

/** The height of the navigation bar, which overlaps the picture below it. */
export const barHeight = "72px";

export const radius = { small: "6px", large: "12px", round: "999px" } as const;

export const breakpoints = { phone: 360, tablet: 768, desktop: 1280 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** `[from.tablet]: {...}` in a style: from that width on. */
export const from = {
  tablet: `@media (min-width: ${breakpoints.tablet}px)`,
  desktop: `@media (min-width: ${breakpoints.desktop}px)`,
} as const;

/** `[below.tablet]: {...}`: on narrower screens than that. */
export const below = {
  tablet: `@media (max-width: ${breakpoints.tablet - 0.02}px)`,
  desktop: `@media (max-width: ${breakpoints.desktop - 0.02}px)`,
} as const;

/** Where a pointer hovers; elsewhere what waits for a hover must simply be there. */
export const hovering = "@media (hover: hover)";
export const touching = "@media (hover: none)";

export const layer = { page: 0, lifted: 1, header: 10, overlay: 100, toast: 200 } as const;
