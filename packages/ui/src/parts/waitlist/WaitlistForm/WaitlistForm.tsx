import type { Bodies } from "@katha/api/shapes";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Checkbox } from "../../../primitives/fields/Checkbox/Checkbox.tsx";
import { FieldError } from "../../../primitives/fields/Form/FieldError.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { textIn } from "../../../primitives/fields/Form/text-in.ts";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useLatest } from "../../../primitives/useLatest.ts";
import { joinDelayMs } from "../../../tokens/constants.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { waitlistMessages } from "../../../messages/site/waitlist.ts";

/** Trimmed; the address is well-formed, and may not exist. */
type WaitlistEntry = Pick<Bodies["joinWaitlist"], "name" | "email">;

export interface WaitlistFormProps {
  /** Resolves with an error message for the visitor, or with nothing if it worked. */
  onJoin: (entry: WaitlistEntry) => Promise<string | undefined>;
  /**
   * The entry is stored here, so the visitor has to agree; otherwise an external form opens after a
   * second.
   */
  consent?: boolean;
  /** Shown under the fields: how the data is used. */
  children?: ReactNode;
}

/** Any simple shape of an address will do. */
const address = { pattern: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u };

/** A form with a name and an email address. What was typed stays whatever the result. */
export function WaitlistForm({ onJoin, consent = false, children }: WaitlistFormProps) {
  const t = useMessages(waitlistMessages);
  const [sending, setSending] = useState<WaitlistEntry>();
  const [failure, setFailure] = useState<string>();
  const join = useLatest(onJoin);

  useEffect(() => {
    if (sending === undefined) return undefined;
    let isLeft = false;
    const send = async () => {
      const why = await join.current(sending);
      if (isLeft) return;
      setFailure(why);
      setSending(undefined);
    };
    const wait = setTimeout(() => void send(), consent ? 0 : joinDelayMs);
    return () => {
      isLeft = true;
      clearTimeout(wait);
    };
  }, [sending, consent, join]);

  const submit = (sent: FormData) => {
    setFailure(undefined);
    setSending({ name: textIn(sent, "name").trim(), email: textIn(sent, "email").trim() });
  };

  return (
    <Form
      onSubmit={submit}
      validationMode="onSubmit"
      busy={sending !== undefined}
      aria-label={t("waitlist.form")}
    >
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <TextField name="name" label={t("waitlist.name")} required autoComplete="name">
        <FieldError match="valueMissing">{t("fault.blank")}</FieldError>
      </TextField>
      <TextField
        name="email"
        label={t("waitlist.email")}
        required
        // Not `email`: the rule is this form's own.
        inputMode="email"
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="email"
        rules={address}
      >
        <FieldError match="valueMissing">{t("fault.blank")}</FieldError>
        <FieldError match="patternMismatch">{t("fault.email")}</FieldError>
      </TextField>
      {consent && (
        <Checkbox name="consent" label={t("waitlist.consent")} required>
          <FieldError>{t("fault.consent")}</FieldError>
        </Checkbox>
      )}
      {children}
      <Button variant="primary" size="large" type="submit" loading={sending !== undefined}>
        {t(sending === undefined ? "waitlist.join" : "waitlist.joining")}
      </Button>
    </Form>
  );
}
