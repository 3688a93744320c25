import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { VisuallyHidden } from "../../content/VisuallyHidden/VisuallyHidden.tsx";
import { FieldProblem } from "../Field/FieldProblem.tsx";
import { useField } from "../Field/useField.ts";
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
    error,
    required,
    children,
    disabled = false,
    look = "list",
    "aria-describedby": describedBy,
    ...root
  } = props;
  const { field, controlProps } = useField(
    { label, hint, error, required, name, children, "aria-describedby": describedBy },
    { value: value === undefined ? undefined : String(value ?? "") },
  );
  const { ids } = field;
  return (
    <fieldset
      css={styles.group}
      disabled={disabled}
      aria-describedby={controlProps["aria-describedby"]}
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
              {...(at === 0 && { id: ids.control })}
              type="radio"
              name={name ?? ids.control}
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
      <FieldProblem id={ids.error} error={field.error} words={field.words}>
        {children}
      </FieldProblem>
      {hint && (
        <p id={ids.hint} css={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
