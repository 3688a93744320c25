import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { VisuallyHidden } from "../../content/VisuallyHidden/VisuallyHidden.tsx";
import { control, line, track } from "./styles.ts";

type OwnInput = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role" | "children" | "size">;

export interface SwitchProps extends OwnInput {
  label: ReactNode;
  /** Hides the label visually where a column header shows it. */
  hideLabel?: boolean;
  ref?: Ref<HTMLInputElement>;
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
