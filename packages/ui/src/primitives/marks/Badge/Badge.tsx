import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { chip, pill, pillTones } from "../Chip/styles.ts";
import type { ChipTone } from "../Chip/styles.ts";

export interface BadgeProps extends ElementProps<"span"> {
  /** Its colour; the word says the same. */
  tone?: ChipTone;
  /** One word, or two. */
  children: ReactNode;
}

/** A state in a word, in a round frame of its own colour. */
export function Badge({ tone = "muted", children, ...root }: BadgeProps) {
  return (
    <span css={[chip, pillTones[tone], pill]} {...root}>
      {children}
    </span>
  );
}
