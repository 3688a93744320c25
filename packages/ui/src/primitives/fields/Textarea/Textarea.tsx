import { useState } from "react";
import type { ElementProps } from "../../element.ts";
import { Field } from "../Field/Field.tsx";
import { box, input } from "../Field/styles.ts";
import { useField } from "../Field/useField.ts";
import type { FieldTexts } from "../Field/useField.ts";
import { area, grow, textareaSizes } from "./styles.ts";
import type { TextareaSize } from "./styles.ts";

type OwnArea = ElementProps<"textarea", "required" | "rows" | "value" | "defaultValue">;

/** What is handed on reaches the `textarea`. */
export interface TextareaProps extends FieldTexts, OwnArea {
  /** Its initial height; it grows with its text up to a limit, then scrolls. */
  size?: TextareaSize;
  /** Given, the parent keeps the text; else the field does. */
  value?: string;
  /** Where the field keeps the text, what it begins with. */
  defaultValue?: string;
}

/** Text of several lines. It grows with what is written. */
export function Textarea(props: TextareaProps) {
  const {
    label,
    hint,
    error,
    required,
    optional,
    hideLabel,
    size = "passage",
    id,
    ...rest
  } = props;
  const { value, defaultValue = "", onInput, ...native } = rest;
  const [written, setWritten] = useState(defaultValue);
  const words = { label, hint, error, required, optional, hideLabel };
  const { ids, controlProps } = useField(words, id, native["aria-describedby"]);
  return (
    <Field {...words} ids={ids}>
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
