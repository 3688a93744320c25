import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { VisuallyHidden } from "../../content/VisuallyHidden/VisuallyHidden.tsx";
import { control, line, track } from "./styles.ts";

/** Other props are passed to the `input`. */
export interface SwitchProps extends ElementProps<"input", "type" | "role" | "size"> {
  /** What the switch turns on. */
  label: ReactNode;
  /**
   * Hides the label visually if a column header shows it.
   * @default false
   */
  hideLabel?: boolean;
}

/** A setting that takes effect at once; a checkbox takes effect when its form is submitted. */
export function Switch({ label, hideLabel = false, ...native }: SwitchProps) {
  return (
    <label css={line}>
      <span css={track}>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its state */}
        <input css={control} {...native} type="checkbox" role="switch" />
      </span>
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  );
}
