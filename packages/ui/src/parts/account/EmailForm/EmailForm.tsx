import { useImperativeHandle, useMemo, useRef } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { accountMessages } from "../../../messages/players/account.ts";
import { emailFault } from "../rules.ts";
import { useAccountForm } from "../useAccountForm.ts";

/** Other props are passed to the form. */
export interface EmailFormProps extends ElementProps<"form", "onSubmit"> {
  /** The accessible name of the form. */
  label: string;
  /** The label of the button. */
  submit: string;
  /** Called with a valid address, trimmed. */
  onSubmit: (email: string) => void;
  /** The form is being submitted. */
  busy?: boolean;
  /** Why it could not be sent. */
  failure?: string | undefined;
  /** The server's error for the address. */
  fault?: string | undefined;
}

const fields = ["email"] as const;

/** Asks for an email address. */
export function EmailForm(props: EmailFormProps) {
  const { label, submit, onSubmit, busy = false, failure, fault, ref, ...root } = props;
  const t = useMessages(accountMessages);
  const answered = useMemo(() => (fault === undefined ? undefined : { email: fault }), [fault]);
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current, []);
  const entry = useAccountForm({
    form,
    fields,
    answered,
    busy,
    check: (name, values) => emailFault(values[name]),
    onValid: ({ email }) => onSubmit(email.trim()),
  });
  return (
    <Form aria-label={label} {...root} ref={form} onSubmit={entry.submit}>
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
