import type { IconNode } from "lucide";
import { createElement } from "react";
import * as styles from "./styles.ts";
import type { IconSize } from "./styles.ts";

export { iconSizes } from "./styles.ts";
export type { IconSize } from "./styles.ts";

export interface IconProps {
  /** The paths of an icon: one of ours, or any of Lucide. */
  icon: IconNode;
  size?: IconSize;
  /** Its accessible name; without it the icon is decorative. */
  label?: string;
  filled?: boolean;
  /** Points forwards or backwards, so it turns round in right-to-left text. */
  flipRtl?: boolean;
}

/** The icon set provides only paths, so that no icon library is bundled. */
export function Icon(props: IconProps) {
  const { icon: lines, size = "medium", label, filled = false, flipRtl = false } = props;
  const voice =
    label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg
      css={[styles.icon, styles.strokes[size], filled && styles.filled]}
      width={styles.iconSizes[size]}
      height={styles.iconSizes[size]}
      viewBox={`0 0 ${styles.grid} ${styles.grid}`}
      {...voice}
      {...(flipRtl && { "data-flip": "" })}
    >
      {/* A record of icons knows only the words that its types know. */}
      {lines?.map(([shape, attributes], at) => createElement(shape, { key: at, ...attributes }))}
    </svg>
  );
}
