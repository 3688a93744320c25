import { useState } from "react";
import type { ElementProps } from "../../element.ts";
import { Field } from "../Field/Field.tsx";
import { box, input } from "../Field/styles.ts";
import { useField } from "../Field/useField.ts";
import type { FieldTexts } from "../Field/useField.ts";
import type { FieldRules } from "../Form/useCheckedField.ts";
import { area, grow, textareaSizes } from "./styles.ts";
import type { TextareaSize } from "./styles.ts";

type OwnArea = ElementProps<"textarea", "required" | "rows" | "value" | "defaultValue">;

/** Other props are passed to the `textarea`. */
export interface TextareaProps extends FieldTexts, FieldRules, OwnArea {
  /**
   * The initial height; it grows with the text up to a maximum, then scrolls.
   * @default "passage"
   */
  size?: TextareaSize;
  /** The controlled text; without it the field keeps its own state. */
  value?: string;
  /**
   * The initial text of an uncontrolled field.
   * @default ""
   */
  defaultValue?: string;
}

/** A multi-line text input that grows with its text. */
export function Textarea(props: TextareaProps) {
  const { field, controlProps, rest } = useField(props, {
    rules: { minLength: props.minLength },
  });
  const { size = "passage", value, defaultValue = "", onInput, ...native } = rest;
  const [written, setWritten] = useState(defaultValue);
  return (
    <Field {...field}>
      <div css={box}>
        <div css={[grow, textareaSizes[size]]} data-text={value ?? written}>
          <textarea
            css={[input, area]}
            rows={1}
            {...native}
            {...controlProps}
            {...(value === undefined ? { defaultValue } : { value })}
            onInput={(event) => {
              setWritten(event.currentTarget.value);
              onInput?.(event);
            }}
          />
        </div>
      </div>
    </Field>
  );
}
