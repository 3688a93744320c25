import { useImperativeHandle, useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { CheckIcon, PartlyIcon } from "../../marks/Icon/icons.ts";
import { FieldProblem } from "../Field/FieldProblem.tsx";
import { useField } from "../Field/useField.ts";
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
export function Checkbox({ label, indeterminate = false, ref, ...others }: CheckboxProps) {
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
  const { field, controlProps, rest } = useField({
    ...others,
    label: typeof label === "string" ? label : "",
  });
  const { ids, hint, error, words, errors } = field;
  return (
    <label css={line}>
      <span css={mark}>
        <Icon icon={indeterminate ? PartlyIcon : CheckIcon} size="small" />
        <input
          css={box}
          // The error is inside the label, so that pressing it toggles the checkbox, but not part
          // of the name.
          {...(error && { "aria-labelledby": ids.label })}
          {...rest}
          {...controlProps}
          required={others.required}
          type="checkbox"
          ref={input}
        />
      </span>
      <span>
        <span id={ids.label}>{label}</span>
        <FieldProblem id={ids.error} error={error} words={words}>
          {errors}
        </FieldProblem>
        {hint && (
          <span css={soft} id={ids.hint} aria-hidden>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
