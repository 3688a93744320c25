import { useId, useImperativeHandle, useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { CheckIcon, PartlyIcon, ProblemIcon } from "../../marks/Icon/icons.ts";
import { FieldIdContext } from "../Form/form-context.ts";
import { useCheckedField } from "../Form/useCheckedField.ts";
import { error as fault } from "../Field/styles.ts";
import { control as box, hint as soft, line, mark } from "./styles.ts";

/** Other props are passed to the `input`. */
export interface CheckboxProps extends ElementProps<"input", "type" | "size"> {
  /** Text, or a sentence with a link in it. */
  label: ReactNode;
  /** A muted line below the label, announced after it. */
  hint?: string | undefined;
  /** What is wrong and how to fix it; announced when it appears. Comes before what the form says. */
  error?: string | undefined;
  /** `Field.Error`s: the checkbox's own words for kinds of faults. */
  children?: ReactNode;
  /**
   * Some, but not all, of the values that it represents are checked.
   * @default false
   */
  indeterminate?: boolean;
}

/** A yes-or-no question in a form, or one of several options that can be combined. */
export function Checkbox({
  label,
  hint,
  error: ownError,
  required,
  children,
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
  // The browser resets `indeterminate` at every press.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  const control = id ?? own;
  const found = useCheckedField(control, typeof label === "string" ? label : "", {
    name: native.name,
    rules: { required },
  });
  const error = ownError || found.error;
  const ids = { label: `${own}-label`, hint: `${own}-hint`, error: `${own}-error` };
  const description = [error && ids.error, hint && ids.hint, native["aria-describedby"]]
    .filter(Boolean)
    .join(" ");
  return (
    <label css={line}>
      <span css={mark}>
        <Icon icon={indeterminate ? PartlyIcon : CheckIcon} size="small" />
        <input
          css={box}
          id={control}
          // The error is inside the label, so that pressing it toggles the checkbox, but not part
          // of the name.
          {...(error && { "aria-labelledby": ids.label, "aria-invalid": true })}
          {...native}
          required={required}
          {...(description && { "aria-describedby": description })}
          type="checkbox"
          ref={input}
        />
      </span>
      <span>
        <span id={ids.label}>{label}</span>
        <FieldIdContext value={control}>{children}</FieldIdContext>
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
