import type { Ref } from "react";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { twoStepMessages } from "../../../../messages/players/two-step.ts";
import { digitsOf } from "./digits.ts";
import { code } from "./styles.ts";

export interface CodeFieldProps {
  label?: string | undefined;
  value: string;
  onValue: (digits: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The six digits of an authenticator app: typed, pasted, or filled in by the browser. */
export function CodeField({ label, value, onValue, error, ref }: CodeFieldProps) {
  const t = useMessages(twoStepMessages);
  return (
    <TextField
      {...(ref && { ref })}
      css={code}
      label={label ?? t("code.label")}
      name="code"
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      value={value}
      error={error}
      onChange={(event) => onValue(digitsOf(event.currentTarget.value))}
    />
  );
}
