import { useId, useImperativeHandle, useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { CheckIcon, PartlyIcon, ProblemIcon } from "../../marks/Icon/icons.ts";
import { error as fault } from "../Field/styles.ts";
import { control, hint as soft, line, mark } from "./styles.ts";

/** What is handed on reaches the `input`. */
export interface CheckboxProps extends ElementProps<"input", "type" | "size"> {
  /** Words or a sentence with a link in it. */
  label: ReactNode;
  /** A softer line below the label, read after it. */
  hint?: string | undefined;
  /** What is wrong and how to mend it; said when it appears. */
  error?: string | undefined;
  /** Some of the values it represents are checked, and some are not. */
  indeterminate?: boolean;
}

/** A yes or no that waits for its form, or one of several that may all be chosen. */
export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  ref,
  id,
  ...native
}: CheckboxProps) {
  const own = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => input.current,
    [],
  );
  // The browser takes it back at each press.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  const ids = { label: `${own}-label`, hint: `${own}-hint`, error: `${own}-error` };
  const description = [error && ids.error, hint && ids.hint, native["aria-describedby"]]
    .filter(Boolean)
    .join(" ");
  return (
    <label css={line}>
      <span css={mark}>
        <Icon icon={indeterminate ? PartlyIcon : CheckIcon} size="small" />
        <input
          css={control}
          id={id ?? own}
          // The error stands in the label, so that a press on it counts, and is not its name.
          {...(error && { "aria-labelledby": ids.label, "aria-invalid": true })}
          {...native}
          {...(description && { "aria-describedby": description })}
          type="checkbox"
          ref={input}
        />
      </span>
      <span>
        <span id={ids.label}>{label}</span>
        <span css={fault} id={ids.error} aria-live="polite">
          {error && (
            <>
              <Icon icon={ProblemIcon} size="small" />
              <span>{error}</span>
            </>
          )}
        </span>
        {hint && (
          <span css={soft} id={ids.hint} aria-hidden>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
