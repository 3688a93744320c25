import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { VisuallyHidden } from "../../content/VisuallyHidden/VisuallyHidden.tsx";
import { control, line, track } from "./styles.ts";

/** What is handed on reaches the `input`. */
export interface SwitchProps extends ElementProps<"input", "type" | "role" | "size"> {
  /** What is on when it is on. */
  label: ReactNode;
  /** Hides the label visually where a column header shows it. */
  hideLabel?: boolean;
}

/** On or off, at once; a checkbox waits for its form. */
export function Switch({ label, hideLabel = false, ...native }: SwitchProps) {
  return (
    <label css={line}>
      <span css={track}>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells it itself */}
        <input css={control} {...native} type="checkbox" role="switch" />
      </span>
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  );
}
