import { useId } from "react";
import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { VisuallyHidden } from "../../content/VisuallyHidden/VisuallyHidden.tsx";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { ProblemIcon } from "../../marks/Icon/icons.ts";
import { error as fault } from "../Field/styles.ts";
import { FieldIdContext } from "../Form/form-context.ts";
import { useCheckedField } from "../Form/useCheckedField.ts";
import * as styles from "./styles.ts";
import type { RadioLook } from "./styles.ts";

export interface RadioOption<Value extends string | number = string> {
  /** Identifies it in `value` and `onValueChange`, and is what a form submits. */
  value: Value;
  /** A word or a few. */
  label: ReactNode;
  /** A line under the label, read with it. */
  note?: ReactNode;
  /** Before the label: a sample of it. */
  mark?: ReactNode;
  /** At the end of its line: a price, a count. */
  end?: ReactNode;
  /** Cannot be chosen. */
  disabled?: boolean;
}

/** Other props are passed to the `fieldset`. */
export interface RadioGroupProps<Value extends string | number> extends ElementProps<
  "fieldset",
  "defaultValue"
> {
  /** The question; the accessible name of the group. */
  label: string;
  /**
   * Hides the label visually if the context already shows it.
   * @default false
   */
  hideLabel?: boolean;
  /** In display order; all of them are in sight. */
  options: readonly RadioOption<Value>[];
  /** The controlled value, null for no choice; without it the group keeps its own state. */
  value?: Value | null | undefined;
  /** The initial value of an uncontrolled group. */
  defaultValue?: Value | null | undefined;
  /** Called with the option that was pressed or reached with an arrow key. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** The name under which a form submits the value. */
  name?: string | undefined;
  /** Help for choosing, under the options. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; announced when it appears. Comes before what the form says. */
  error?: string | undefined;
  /** Announced with each option; a `Form` is not sent without a choice. */
  required?: boolean;
  /** `Field.Error`s: the group's own words for kinds of faults. */
  children?: ReactNode;
  /**
   * Cannot be changed.
   * @default false
   */
  disabled?: boolean;
  /**
   * One below the other, in a row, in boxes, or as words side by side.
   * @default "list"
   */
  look?: RadioLook;
}

/** Asks for one of a few options, all of them in sight. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const {
    label,
    hideLabel = false,
    options,
    value,
    defaultValue,
    onValueChange,
    name,
    hint,
    error: ownError,
    required,
    children,
    disabled = false,
    look = "list",
    "aria-describedby": describedBy,
    ...root
  } = props;
  const own = useId();
  const first = `${own}-first`;
  const found = useCheckedField(first, label, {
    name,
    rules: { required },
    value: value === undefined ? undefined : String(value ?? ""),
  });
  const error = ownError || found.error;
  const description = [error && `${own}-error`, hint && `${own}-hint`, describedBy]
    .filter(Boolean)
    .join(" ");
  return (
    <fieldset
      css={styles.group}
      disabled={disabled}
      aria-describedby={description || undefined}
      {...root}
    >
      <legend css={styles.legend}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div css={styles.options[look]}>
        {options.map((option, at) => (
          <label key={option.value} css={styles.looks[look]}>
            <input
              css={styles.radios[look]}
              {...(at === 0 && { id: first })}
              type="radio"
              name={name ?? own}
              value={option.value}
              required={required}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            {option.mark}
            <span css={styles.words}>
              <span>{option.label}</span>
              {option.note !== undefined && <span css={styles.note}>{option.note}</span>}
            </span>
            {option.end}
          </label>
        ))}
      </div>
      <div id={`${own}-error`} css={fault} aria-live="polite">
        {error && (
          <>
            <Icon icon={ProblemIcon} size="small" />
            <span>{error}</span>
          </>
        )}
      </div>
      <FieldIdContext value={first}>{children}</FieldIdContext>
      {hint && (
        <p id={`${own}-hint`} css={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
