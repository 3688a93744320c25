import { useRef, useState } from "react";
import {
  NewPassword,
  newPasswordCheck,
  newPasswordFields,
} from "../../../parts/account/NewPassword/NewPassword.tsx";
import { displayNameFault, emailFault, knownPasswordFault } from "../../../parts/account/rules.ts";
import { useAccountForm } from "../../../parts/account/useAccountForm.ts";
import type { ServerFaults } from "../../../parts/account/useAccountForm.ts";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { accountMessages } from "../../../messages/players/account.ts";
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
  const tAccount = useMessages(accountMessages);
  const [written, setWritten] = useState(displayName);
  const [checked, setChecked] = useState(false);
  const { busy = false, done = false, failure } = change;
  const fault = checked ? displayNameFault(written) : undefined;
  return (
    <Form
      aria-label={t("profile.title")}
      onSubmit={() => {
        setChecked(true);
        if (!busy && displayNameFault(written) === undefined) onSave(written.trim());
      }}
    >
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {done && <Callout tone="success">{t("profile.saved")}</Callout>}
      <TextField
        label={t("profile.displayName")}
        hint={t("profile.displayNameHint")}
        optional
        autoComplete="nickname"
        dir="auto"
        value={written}
        error={fault && tAccount(fault)}
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
  const form = useRef<HTMLFormElement>(null);
  const { busy = false, done = false, failure, answered } = change;
  const entry = useAccountForm({
    form,
    fields: emailFields,
    answered,
    busy,
    done,
    check: (name, values) =>
      name === "email" ? emailFault(values.email) : knownPasswordFault(values.currentPassword),
    onValid: (values) => onSave({ ...values, email: values.email.trim() }),
  });
  return (
    <Form ref={form} onSubmit={entry.submit} aria-label={t("email.title")}>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {done && <Callout tone="success">{t("email.changed")}</Callout>}
      <TextField
        {...entry.field("email")}
        label={t("email.new")}
        required
        type="email"
        autoComplete="email"
      />
      <TextField
        {...entry.field("currentPassword")}
        label={t("email.password")}
        required
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" loading={busy} disabled={entry.faulty} css={submit}>
        {t(busy ? "email.changing" : "email.change")}
      </Button>
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
  const form = useRef<HTMLFormElement>(null);
  const { busy = false, done = false, failure, answered } = change;
  const entry = useAccountForm({
    form,
    fields: passwordFields,
    live: newPasswordFields,
    answered,
    busy,
    done,
    check: (name, values) =>
      name === "currentPassword"
        ? knownPasswordFault(values.currentPassword)
        : newPasswordCheck(name, values),
    onValid: onSave,
  });
  return (
    <Form ref={form} onSubmit={entry.submit} aria-label={t("password.title")}>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {done && <Callout tone="success">{t("password.changed")}</Callout>}
      <TextField
        {...entry.field("currentPassword")}
        label={t("password.current")}
        required
        type="password"
        autoComplete="current-password"
      />
      <NewPassword label={t("password.new")} entry={entry} />
      <Button type="submit" loading={busy} disabled={entry.faulty} css={submit}>
        {t(busy ? "password.changing" : "password.change")}
      </Button>
    </Form>
  );
}
