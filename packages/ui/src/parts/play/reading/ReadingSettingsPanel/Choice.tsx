import { useId } from "react";
import type { ReactNode } from "react";
import * as styles from "./styles.ts";

interface ChoiceProps<Value extends string | number> {
  legend: string;
  options: readonly Value[];
  value: Value;
  labelOf: (value: Value) => string;
  /** Before the label: a sample. */
  markOf?: (value: Value) => ReactNode;
  hint?: string | false | undefined;
  onChange: (value: Value) => void;
}

/** A few options side by side, all in sight. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { legend, options, value, labelOf, markOf, hint, onChange } = props;
  const name = useId();
  const hintId = useId();
  return (
    <fieldset css={styles.choice} {...(hint && { "aria-describedby": hintId })}>
      <legend css={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option} css={styles.option}>
          <input
            css={styles.radio}
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {markOf?.(option)}
          <span>{labelOf(option)}</span>
        </label>
      ))}
      {hint && (
        <p id={hintId} css={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
