import { FieldError } from "../../../../primitives/fields/Form/FieldError.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import type { TextFieldProps } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { twoStepMessages } from "../../../../messages/players/two-step.ts";
import { codeLength, digitsOf } from "./digits.ts";
import { code } from "./styles.ts";

const wholeCode = { minLength: codeLength };

/** Other props are passed to the input. */
export interface CodeFieldProps extends Omit<TextFieldProps, "label" | "value"> {
  /** The label, if it is not "Six-digit code". */
  label?: string | undefined;
  /** The digits that were typed. */
  value: string;
  /** Called with up to six digits; anything else that was typed or pasted is dropped. */
  onValueChange: (digits: string) => void;
}

/**
 * A field for the six digits of an authenticator app: typed, pasted, or filled in by the browser.
 */
export function CodeField({ label, onValueChange, onChange, ...root }: CodeFieldProps) {
  const t = useMessages(twoStepMessages);
  return (
    <TextField
      css={code}
      label={label ?? t("code.label")}
      name="code"
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      rules={wholeCode}
      {...root}
      onChange={(event) => {
        onChange?.(event);
        onValueChange(digitsOf(event.currentTarget.value));
      }}
    >
      <FieldError>{t("code.fault")}</FieldError>
    </TextField>
  );
}
