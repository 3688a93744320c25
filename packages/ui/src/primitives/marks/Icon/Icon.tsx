import type { IconNode } from "lucide";
import { createElement } from "react";

export const iconSizes = { small: 16, medium: 20, large: 24, huge: 40 } as const;
export type IconSize = keyof typeof iconSizes;

/** The side of the square that the set is drawn in, and the weight of its lines on the screen. */
const grid = 24;
const line = 1.75;

export interface IconProps {
  of: IconNode;
  size?: IconSize;
  /** Said aloud; without it the icon is an ornament beside words. */
  label?: string;
  filled?: boolean;
  /** Points forwards or backwards, so it turns round in right-to-left text. */
  flips?: boolean;
}

/** The set gives only the lines: what draws them is here, and not a library's machinery. */
export function Icon(props: IconProps) {
  const { of: lines, size = "medium", label, filled = false, flips = false } = props;
  const side = iconSizes[size];
  const voice =
    label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg
      width={side}
      height={side}
      viewBox={`0 0 ${grid} ${grid}`}
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={(line * grid) / side}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...voice}
      {...(flips && { "data-flip": "" })}
    >
      {lines.map(([shape, attributes], at) => createElement(shape, { key: at, ...attributes }))}
    </svg>
  );
}
