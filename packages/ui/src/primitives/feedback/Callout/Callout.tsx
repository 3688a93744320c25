import type { ReactNode } from "react";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { DoneIcon, InfoIcon, ProblemIcon, WarningIcon } from "../../marks/Icon/icons.ts";
import { callout, calloutTones, words } from "./styles.ts";
import type { ElementProps } from "../../element.ts";
import type { CalloutTone } from "./styles.ts";

export interface CalloutProps extends ElementProps<"div"> {
  /** The colour and icon; `danger` is announced at once. */
  tone: CalloutTone;
  /** What happened and what to do: text, a link, at most one button. */
  children: ReactNode;
}

const icons = {
  danger: ProblemIcon,
  warning: WarningIcon,
  success: DoneIcon,
  info: InfoIcon,
} as const;

/**
 * A message about something that just happened. Problems are announced at once, the rest when the
 * screen reader is idle.
 */
export function Callout({ tone, children, ...root }: CalloutProps) {
  return (
    <div
      css={[callout, calloutTones[tone]]}
      role={tone === "danger" ? "alert" : "status"}
      {...root}
    >
      <Icon icon={icons[tone] ?? InfoIcon} />
      <div css={words}>{children}</div>
    </div>
  );
}
