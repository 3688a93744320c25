import type { IconNode } from "lucide";
import { createElement } from "react";
import type { ElementProps } from "../../element.ts";
import * as styles from "./styles.ts";
import { iconSizes } from "./styles.ts";
import type { IconSize } from "./styles.ts";

export { iconSizes } from "./styles.ts";
export type { IconSize } from "./styles.ts";

export interface IconProps extends ElementProps<"svg"> {
  /** The paths of an icon: one of ours, or any Lucide icon. */
  icon: IconNode;
  /**
   * The width and height: 16, 20, 24 or 40 px; the stroke width is the same at each.
   * @default "medium"
   */
  size?: IconSize;
  /** Its accessible name; without it the icon is decorative. */
  label?: string;
  /**
   * Fills the shape, to show that what it stands for is on.
   * @default false
   */
  filled?: boolean;
  /**
   * Mirrors the icon in right-to-left text, for arrows and the like.
   * @default false
   */
  flipRtl?: boolean;
}

/** Renders an icon from its paths, so that no icon library is bundled. */
export function Icon(props: IconProps) {
  const { icon: lines, size = "medium", label, filled = false, flipRtl = false, ...root } = props;
  const side = iconSizes[size] ?? iconSizes.medium;
  const voice =
    label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg
      css={filled ? [styles.icons[size], styles.filled] : styles.icons[size]}
      width={side}
      height={side}
      viewBox={`0 0 ${styles.grid} ${styles.grid}`}
      {...voice}
      {...(flipRtl && { "data-flip": "" })}
      {...root}
    >
      {/* A lookup in a record of icons may give undefined for an unknown name. */}
      {lines?.map(([shape, attributes], at) => createElement(shape, { key: at, ...attributes }))}
    </svg>
  );
}
