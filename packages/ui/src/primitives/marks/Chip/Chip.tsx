import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconProps } from "../Icon/Icon.tsx";
import { chip, chipTones, swatch } from "./styles.ts";
import type { ChipTone } from "./styles.ts";

export interface ChipProps extends ElementProps<"span"> {
  /**
   * The colour; it must not carry meaning that the text lacks.
   * @default "neutral"
   */
  tone?: ChipTone;
  /** Decorative icon before the text. */
  icon?: IconProps["icon"];
  /** A custom colour (a tag's), shown as a dot so that the text keeps its contrast. */
  dot?: string;
  /** A word or two. */
  children: ReactNode;
}

/** Names a quality or a subject of something, in a small frame. */
export function Chip({ tone = "neutral", icon, dot, children, ...root }: ChipProps) {
  return (
    <span css={[chip, chipTones[tone]]} {...root}>
      {dot !== undefined && (
        <svg aria-hidden css={swatch} viewBox="0 0 2 2">
          <circle cx="1" cy="1" r="1" fill={dot} />
        </svg>
      )}
      {icon && <Icon icon={icon} size="small" />}
      {children}
    </span>
  );
}
