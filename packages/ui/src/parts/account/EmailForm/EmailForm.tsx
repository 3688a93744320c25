import { useMemo } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { textIn } from "../../../primitives/fields/Form/text-in.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { accountMessages } from "../../../messages/players/account.ts";
import { EmailField } from "../AccountFields.tsx";

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

/** Asks for an email address. */
export function EmailForm(props: EmailFormProps) {
  const { label, submit, onSubmit, busy = false, failure, fault, ...root } = props;
  const t = useMessages(accountMessages);
  const answered = useMemo(() => ({ email: fault }), [fault]);
  return (
    <Form
      aria-label={label}
      {...root}
      onSubmit={(sent) => onSubmit(textIn(sent, "email").trim())}
      errors={answered}
      validationMode="onSubmit"
      busy={busy}
    >
      {({ errors }) => (
        <>
          {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
          <EmailField name="email" label={t("register.email")} />
          <Button variant="primary" type="submit" loading={busy} disabled={errors.length > 0}>
            {submit}
          </Button>
        </>
      )}
    </Form>
  );
}
