import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { chip, pill, pillTones } from "../Chip/styles.ts";
import type { ChipTone } from "../Chip/styles.ts";

export interface BadgeProps extends ElementProps<"span"> {
  /**
   * The colour; it must not carry meaning that the text lacks.
   * @default "muted"
   */
  tone?: ChipTone;
  /** One or two words. */
  children: ReactNode;
}

/** A state in a word or two, in a rounded outline. */
export function Badge({ tone = "muted", children, ...root }: BadgeProps) {
  return (
    <span css={[chip, pillTones[tone], pill]} {...root}>
      {children}
    </span>
  );
}
