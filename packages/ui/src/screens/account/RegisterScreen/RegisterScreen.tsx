import { useRef } from "react";
import { AccountFrame } from "../../../parts/account/AccountFrame/AccountFrame.tsx";
import type { AccountFrameProps } from "../../../parts/account/AccountFrame/AccountFrame.tsx";
import {
  NewPassword,
  newPasswordCheck,
  newPasswordFields,
} from "../../../parts/account/NewPassword/NewPassword.tsx";
import { displayNameFault, emailFault, usernameFault } from "../../../parts/account/rules.ts";
import type { AccountFault } from "../../../parts/account/rules.ts";
import { useAccountForm } from "../../../parts/account/useAccountForm.ts";
import type { ServerFaults } from "../../../parts/account/useAccountForm.ts";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { accountMessages } from "../../../messages/players/account.ts";

const fields = ["username", "email", "displayName", ...newPasswordFields] as const;
export type RegisterField = (typeof fields)[number];
export type RegisterEntry = Record<RegisterField, string>;

export interface RegisterScreenProps extends ElementProps<"div", "onSubmit"> {
  /** Called with the values, trimmed except for the passwords. The display name is empty if it was left out. */
  onSubmit: (entry: RegisterEntry) => void;
  /**
   * The account is being created.
   * @default false
   */
  busy?: boolean;
  /** Why it could not be created. */
  failure?: string | undefined;
  /** The server's errors by field, for example a name that is taken. */
  answered?: ServerFaults<RegisterField> | undefined;
  /** Where the sign-in page is. */
  links: { login: string };
  /** Shown beside the form instead of the default illustration. */
  picture?: AccountFrameProps["picture"];
}

function check(name: RegisterField, values: RegisterEntry): AccountFault | undefined {
  switch (name) {
    case "username":
      return usernameFault(values.username);
    case "email":
      return emailFault(values.email);
    case "displayName":
      return displayNameFault(values.displayName);
    case "password":
    case "confirmPassword":
      return newPasswordCheck(name, values);
  }
}

/** The sign-up page. */
export function RegisterScreen(props: RegisterScreenProps) {
  const { onSubmit, busy = false, failure, answered, links, picture, ...root } = props;
  const t = useMessages(accountMessages);
  const form = useRef<HTMLFormElement>(null);
  const entry = useAccountForm<RegisterField>({
    form,
    fields,
    live: newPasswordFields,
    answered,
    busy,
    check,
    onValid: (values) =>
      onSubmit({
        ...values,
        username: values.username.trim(),
        email: values.email.trim(),
        displayName: values.displayName.trim(),
      }),
  });
  return (
    <AccountFrame
      {...root}
      title={t("register.title")}
      description={t("register.note")}
      picture={picture}
      footer={
        <>
          {t("register.known")} <Link href={links.login}>{t("register.login")}</Link>
        </>
      }
    >
      <Form ref={form} onSubmit={entry.submit} aria-label={t("register.title")}>
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        <TextField
          {...entry.field("username")}
          label={t("register.username")}
          hint={t("register.usernameHint")}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...entry.field("email")}
          label={t("register.email")}
          required
          type="email"
          autoComplete="email"
        />
        <TextField
          {...entry.field("displayName")}
          label={t("register.displayName")}
          hint={t("register.displayNameHint")}
          optional
          autoComplete="nickname"
        />
        <NewPassword label={t("register.password")} entry={entry} />
        <Button variant="primary" type="submit" loading={busy} disabled={entry.faulty}>
          {t(busy ? "register.busy" : "register.submit")}
        </Button>
      </Form>
    </AccountFrame>
  );
}
