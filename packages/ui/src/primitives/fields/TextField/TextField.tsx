import { useState } from "react";
import type { ReactNode } from "react";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { controlMessages } from "../../../messages/site/controls.ts";
import type { ElementProps } from "../../element.ts";
import { isComposing } from "../Form/is-composing.ts";
import type { FieldRules } from "../Form/useCheckedField.ts";
import { Field } from "../Field/Field.tsx";
import { box, input } from "../Field/styles.ts";
import { useField } from "../Field/useField.ts";
import type { FieldTexts } from "../Field/useField.ts";
import { ConcealIcon, RevealIcon } from "../../marks/Icon/icons.ts";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { affix, reveal } from "./styles.ts";

type OwnInput = ElementProps<"input", "prefix" | "required">;

/** Other props are passed to the `input`. */
export interface TextFieldProps extends FieldTexts, FieldRules, OwnInput {
  /** Before the input: a symbol, a unit, an icon. */
  prefix?: ReactNode;
  /** After the input: a symbol, a unit, an icon. */
  suffix?: ReactNode;
  /** At the end of the label's line: a link about this field. */
  labelEnd?: ReactNode;
}

/** Addresses are written from left to right in every language. */
const directions: Readonly<Record<string, "ltr">> = { email: "ltr", url: "ltr" };

/** A single-line text input. A password can be revealed. */
export function TextField(props: TextFieldProps) {
  const { type = "text", minLength, min, max, pattern } = props;
  const { field, controlProps, rest } = useField(props, {
    rules: {
      type,
      minLength,
      min: type === "number" && min !== undefined ? Number(min) : min,
      max: type === "number" && max !== undefined ? Number(max) : max,
      pattern: pattern === undefined ? undefined : new RegExp(`^(?:${pattern})$`, "v"),
    },
  });
  const { prefix, suffix, labelEnd, dir = directions[type], onKeyDown, ...native } = rest;
  const t = useMessages(controlMessages);
  const [revealed, setRevealed] = useState(false);
  const secret = type === "password";
  return (
    <Field {...field} labelEnd={labelEnd}>
      <div css={box}>
        {prefix && <span css={affix}>{prefix}</span>}
        <input
          css={input}
          {...native}
          {...controlProps}
          dir={dir}
          type={secret && revealed ? "text" : type}
          onKeyDown={(event) => {
            if (event.key === "Enter" && isComposing(event.nativeEvent)) event.preventDefault();
            onKeyDown?.(event);
          }}
        />
        {suffix && <span css={affix}>{suffix}</span>}
        {secret && (
          <span css={reveal}>
            <IconButton
              icon={revealed ? ConcealIcon : RevealIcon}
              label={t(revealed ? "field.conceal" : "field.reveal", { label: field.label })}
              variant="ghost"
              size="small"
              disabled={native.disabled}
              onClick={() => setRevealed(!revealed)}
            />
          </span>
        )}
      </div>
    </Field>
  );
}
