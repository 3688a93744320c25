import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CurrentPasswordField } from "../../../parts/account/AccountFields.tsx";
import { SecondStep } from "../../../parts/account/two-step/SecondStep/SecondStep.tsx";
import type { SecondStepProps } from "../../../parts/account/two-step/SecondStep/SecondStep.tsx";
import { AdminCard } from "../../../parts/admin/AdminCard/AdminCard.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { FieldError } from "../../../primitives/fields/Form/FieldError.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { textIn } from "../../../primitives/fields/Form/text-in.ts";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { twoStepMessages } from "../../../messages/players/two-step.ts";
import type { ElementProps } from "../../../primitives/element.ts";

export interface AdminLoginEntry {
  emailOrUsername: string;
  password: string;
}

/** Other props are passed to the page's `main`. */
export interface AdminLoginScreenProps extends ElementProps<"main", "title" | "onSubmit"> {
  /** Called with the values; neither is empty. */
  onSubmit: (entry: AdminLoginEntry) => void;
  /**
   * The administrator is being signed in.
   * @default false
   */
  busy?: boolean;
  /** Why the administrator has to sign in, if they came from another page. */
  notice?: string | undefined;
  /** Why signing in failed. */
  failure?: string | undefined;
  /** Shown instead of the form after a correct password, if the account has a second factor. */
  secondStep?: SecondStepProps | undefined;
}

/** Sign-in for administrators. */
export function AdminLoginScreen(props: AdminLoginScreenProps) {
  const { onSubmit, busy = false, notice, failure, secondStep, ...root } = props;
  const t = useMessages(adminMessages);
  const tTwoStep = useMessages(twoStepMessages);
  const secret = useRef<HTMLInputElement>(null);
  const [emailOrUsername, setIdentifier] = useState("");

  const goBack = () => {
    flushSync(() => secondStep?.onBack());
    secret.current?.focus();
  };

  if (secondStep) {
    return (
      <AdminCard title={tTwoStep("step.title")} {...root}>
        <SecondStep {...secondStep} onBack={goBack} />
      </AdminCard>
    );
  }
  return (
    <AdminCard title={t("login.title")} note={t("login.note")} {...root}>
      <Form
        onSubmit={(sent) =>
          onSubmit({ emailOrUsername: emailOrUsername.trim(), password: textIn(sent, "password") })
        }
        busy={busy}
        aria-label={t("login.title")}
      >
        {notice !== undefined && failure === undefined && <Callout tone="info">{notice}</Callout>}
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        <TextField
          label={t("login.identifier")}
          name="emailOrUsername"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={emailOrUsername}
          onChange={(event) => setIdentifier(event.currentTarget.value)}
        >
          <FieldError match="valueMissing">{t("login.identifierRequired")}</FieldError>
        </TextField>
        <CurrentPasswordField ref={secret} label={t("login.password")} name="password" />
        <Button variant="primary" type="submit" loading={busy}>
          {t(busy ? "login.busy" : "login.submit")}
        </Button>
      </Form>
    </AdminCard>
  );
}
