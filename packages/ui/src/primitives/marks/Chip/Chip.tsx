import type { HTMLAttributes, ReactNode, Ref } from "react";
import { Icon } from "../Icon/Icon.tsx";
import type { IconProps } from "../Icon/Icon.tsx";
import { chip, chipTones, swatch } from "./styles.ts";
import type { ChipTone } from "./styles.ts";

export interface ChipProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: ChipTone;
  icon?: IconProps["icon"];
  /** A custom colour (a tag's), shown as a dot so that the text keeps its contrast. */
  dot?: string;
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

export function Chip({ tone = "neutral", icon, dot, children, ...rest }: ChipProps) {
  return (
    <span css={[chip, chipTones[tone]]} {...rest}>
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
