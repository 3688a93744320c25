import { useState } from "react";
import {
  CurrentPasswordField,
  DisplayNameField,
  EmailField,
} from "../../../parts/account/AccountFields.tsx";
import { NewPassword, newPasswordFields } from "../../../parts/account/NewPassword/NewPassword.tsx";
import { useEntry } from "../../../parts/account/useEntry.ts";
import type { ServerFaults } from "../../../parts/account/useEntry.ts";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { settingsMessages } from "../../../messages/players/settings.ts";
import { submit } from "./styles.ts";

/** The state of a change. */
export interface Change<Name extends string = string> {
  busy?: boolean | undefined;
  done?: boolean | undefined;
  failure?: string | undefined;
  answered?: ServerFaults<Name> | undefined;
}

interface NameFormProps {
  displayName: string;
  change: Change;
  onSave: (displayName: string) => void;
}

export function NameForm({ displayName, change, onSave }: NameFormProps) {
  const t = useMessages(settingsMessages);
  const [written, setWritten] = useState(displayName);
  const { busy = false, done = false, failure } = change;
  return (
    <Form aria-label={t("profile.title")} onSubmit={() => onSave(written.trim())} busy={busy}>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {done && <Callout tone="success">{t("profile.saved")}</Callout>}
      <DisplayNameField
        label={t("profile.displayName")}
        hint={t("profile.displayNameHint")}
        dir="auto"
        value={written}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      <Button type="submit" loading={busy} css={submit}>
        {t(busy ? "profile.saving" : "profile.save")}
      </Button>
    </Form>
  );
}

const emailFields = ["email", "currentPassword"] as const;
export type EmailField = (typeof emailFields)[number];

interface EmailFormProps {
  change: Change<EmailField>;
  onSave: (entry: Record<EmailField, string>) => void;
}

export function NewEmailForm({ change, onSave }: EmailFormProps) {
  const t = useMessages(settingsMessages);
  const { busy = false, done = false, failure, answered } = change;
  const entry = useEntry(emailFields, done);
  return (
    <Form
      onSubmit={() => onSave({ ...entry.values, email: entry.values.email.trim() })}
      errors={answered}
      validationMode="onSubmit"
      busy={busy}
      aria-label={t("email.title")}
    >
      {({ errors }) => (
        <>
          {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
          {done && <Callout tone="success">{t("email.changed")}</Callout>}
          <EmailField {...entry.field("email")} label={t("email.new")} />
          <CurrentPasswordField {...entry.field("currentPassword")} label={t("email.password")} />
          <Button type="submit" loading={busy} disabled={errors.length > 0} css={submit}>
            {t(busy ? "email.changing" : "email.change")}
          </Button>
        </>
      )}
    </Form>
  );
}

const passwordFields = ["currentPassword", ...newPasswordFields] as const;
export type PasswordField = (typeof passwordFields)[number];

interface PasswordFormProps {
  change: Change<PasswordField>;
  onSave: (entry: Record<PasswordField, string>) => void;
}

export function PasswordForm({ change, onSave }: PasswordFormProps) {
  const t = useMessages(settingsMessages);
  const { busy = false, done = false, failure, answered } = change;
  const entry = useEntry(passwordFields, done);
  return (
    <Form
      onSubmit={() => onSave(entry.values)}
      errors={answered}
      validationMode="onSubmit"
      busy={busy}
      aria-label={t("password.title")}
    >
      {({ errors }) => (
        <>
          {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
          {done && <Callout tone="success">{t("password.changed")}</Callout>}
          <CurrentPasswordField {...entry.field("currentPassword")} label={t("password.current")} />
          <NewPassword label={t("password.new")} entry={entry} />
          <Button type="submit" loading={busy} disabled={errors.length > 0} css={submit}>
            {t(busy ? "password.changing" : "password.change")}
          </Button>
        </>
      )}
    </Form>
  );
}
