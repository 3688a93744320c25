import { useState } from "react";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../messages/site/common.ts";
import { isComposing } from "../Form/composing.ts";
import { Field } from "../Field/Field.tsx";
import { box, input } from "../Field/styles.ts";
import { useField } from "../Field/useField.ts";
import type { FieldWords } from "../Field/useField.ts";
import { ConcealIcon, RevealIcon } from "../../marks/Icon/icons.ts";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { affix, reveal } from "./styles.ts";

type OwnInput = Omit<InputHTMLAttributes<HTMLInputElement>, "prefix" | "required" | "children">;

export interface TextFieldProps extends FieldWords, OwnInput {
  /** Before and after what is written: a sign, a unit, an icon. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** At the end of the label's line. */
  beside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** An address runs from left to right on every page. */
const addresses: Readonly<Record<string, "ltr">> = { email: "ltr", url: "ltr" };

/** One line to write in. A password can be looked at, for it is hard to type what one cannot see. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, optional, quietLabel, prefix, suffix, beside, ...rest } =
    props;
  const { type = "text", id, dir = addresses[type], onKeyDown, ...native } = rest;
  const t = useMessages(commonMessages);
  const [revealed, setRevealed] = useState(false);
  const words = { label, hint, error, required, optional, quietLabel };
  const { ids, tied } = useField(words, id, native["aria-describedby"]);
  const secret = type === "password";
  return (
    <Field {...words} ids={ids} beside={beside}>
      <div css={box}>
        {prefix && <span css={affix}>{prefix}</span>}
        <input
          css={input}
          {...native}
          {...tied}
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
              label={t(revealed ? "field.conceal" : "field.reveal", { label })}
              kind="ghost"
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
