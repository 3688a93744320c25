import { useMemo, useRef } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { accountMessages } from "../../../messages/players/account.ts";
import { emailFault } from "../rules.ts";
import { useAccountForm } from "../useAccountForm.ts";

export interface EmailFormProps {
  /** The accessible name of the form. */
  label: string;
  submit: string;
  onSubmit: (email: string) => void;
  busy?: boolean;
  failure?: string | undefined;
  fault?: string | undefined;
}

const fields = ["email"] as const;

/** Asks for an address to write to. */
export function EmailForm(props: EmailFormProps) {
  const { label, submit, onSubmit, busy = false, failure, fault } = props;
  const t = useMessages(accountMessages);
  const answered = useMemo(() => (fault === undefined ? undefined : { email: fault }), [fault]);
  const form = useRef<HTMLFormElement>(null);
  const entry = useAccountForm({
    form,
    fields,
    answered,
    busy,
    check: (name, values) => emailFault(values[name]),
    onValid: ({ email }) => onSubmit(email.trim()),
  });
  return (
    <Form ref={form} onSubmit={entry.submit} aria-label={label}>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <TextField
        {...entry.field("email")}
        label={t("register.email")}
        required
        type="email"
        autoComplete="email"
      />
      <Button variant="primary" type="submit" loading={busy} disabled={entry.faulty}>
        {submit}
      </Button>
    </Form>
  );
}
