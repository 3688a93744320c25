import { css } from "@emotion/react";
import type { CSSObject } from "@emotion/react";
import type { IconNode } from "lucide";

export const iconSizes = { small: 16, medium: 20, large: 24, huge: 40 } as const;
export type IconSize = keyof typeof iconSizes;

/** The size of the icons' view box, and their stroke width on the screen. */
export const grid = 24;
const line = 1.75;

const icon = css({
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

export const filled = css({ fill: "currentColor" });

const strokeOf = (side: number) => (line * grid) / side;

export const icons = {
  small: css([icon, { strokeWidth: strokeOf(iconSizes.small) }]),
  medium: css([icon, { strokeWidth: strokeOf(iconSizes.medium) }]),
  large: css([icon, { strokeWidth: strokeOf(iconSizes.large) }]),
  huge: css([icon, { strokeWidth: strokeOf(iconSizes.huge) }]),
} as const;

/** Space for a small icon as a pseudo-element, for text that is rendered hundreds of times. */
export const ornament: CSSObject = {
  content: '""',
  flex: "none",
  inlineSize: `${iconSizes.small}px`,
  blockSize: `${iconSizes.small}px`,
};

/** The icon itself as a mask. */
export function ornamentOf(lines: IconNode): CSSObject {
  const shapes = lines.map(([shape, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}='${value}'`);
    return `<${shape} ${written.join(" ")}/>`;
  });
  const drawing =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${grid} ${grid}' fill='none' stroke='red' ` +
    `stroke-width='${strokeOf(iconSizes.small)}' stroke-linecap='round' stroke-linejoin='round'>`;
  return {
    background: "currentColor",
    printColorAdjust: "exact",
    mask: `url("data:image/svg+xml,${drawing}${shapes.join("")}</svg>") center / contain no-repeat`,
    "@media (forced-colors: active)": { background: "CanvasText", forcedColorAdjust: "none" },
  };
}
