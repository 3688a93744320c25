import type { ReactNode } from "react";
import { AccountFrame } from "../../../parts/account/AccountFrame/AccountFrame.tsx";
import { DisplayNameField, EmailField } from "../../../parts/account/AccountFields.tsx";
import { NewPassword, newPasswordFields } from "../../../parts/account/NewPassword/NewPassword.tsx";
import { or, slot } from "../../../parts/account/AccountFrame/styles.ts";
import { SignInWays } from "../../../parts/account/SignInWays.tsx";
import type { SignInWay } from "../../../parts/account/SignInWays.tsx";
import { useEntry } from "../../../parts/account/useEntry.ts";
import type { ServerFaults } from "../../../parts/account/useEntry.ts";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { FieldError } from "../../../primitives/fields/Form/FieldError.tsx";
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
  /** Google's button; only if there is a client id for it. */
  google?: ReactNode;
  /**
   * Other ways to make an account, each with a button.
   * @default []
   */
  ways?: readonly SignInWay[] | undefined;
  /**
   * An account can be made with a password; without, the other ways alone are shown.
   * @default true
   */
  passwords?: boolean;
  /** The address that an invitation is for; no other can be written. */
  invitedEmail?: string | undefined;
  /** Why nobody can register with this page just now; shown instead of the form and the ways. */
  refusal?: string | undefined;
}

const username = { minLength: 3, maxLength: 30, pattern: /^\w+$/ };

/** The sign-up page. */
export function RegisterScreen(props: RegisterScreenProps) {
  const {
    onSubmit,
    busy = false,
    failure,
    answered,
    google,
    ways = [],
    passwords = true,
    invitedEmail,
    refusal,
    ...root
  } = props;
  const showsForm = passwords && refusal === undefined;
  const hasOthers = ways.length > 0 || google !== undefined;
  const t = useMessages(accountMessages);
  const { login } = useAddresses();
  const entry = useEntry<RegisterField>(fields);
  const { values } = entry;
  const submit = () =>
    onSubmit({
      ...values,
      username: values.username.trim(),
      email: (invitedEmail ?? values.email).trim(),
      displayName: values.displayName.trim(),
    });
  return (
    <AccountFrame
      {...root}
      title={t("register.title")}
      description={t("register.note")}
      footer={
        <>
          {t("register.known")} <Link href={login}>{t("register.login")}</Link>
        </>
      }
    >
      {refusal !== undefined && <Callout tone="info">{refusal}</Callout>}
      {!showsForm && refusal === undefined && failure !== undefined && (
        <Callout tone="danger">{failure}</Callout>
      )}
      {showsForm && (
        <Form
          onSubmit={submit}
          errors={answered}
          validationMode="onSubmit"
          busy={busy}
          aria-label={t("register.title")}
        >
          {({ errors }) => (
            <>
              {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
              <TextField
                {...entry.field("username")}
                label={t("register.username")}
                hint={t("register.usernameHint")}
                required
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                rules={username}
              >
                <FieldError match="valueMissing">{t("fault.usernameRequired")}</FieldError>
                <FieldError match="tooShort">{t("fault.usernameShort")}</FieldError>
                <FieldError match="tooLong">{t("fault.usernameLong")}</FieldError>
                <FieldError match="patternMismatch">{t("fault.usernameLetters")}</FieldError>
              </TextField>
              <EmailField
                {...entry.field("email")}
                {...(invitedEmail !== undefined && { value: invitedEmail, readOnly: true })}
                label={t("register.email")}
              />
              <DisplayNameField
                {...entry.field("displayName")}
                label={t("register.displayName")}
                hint={t("register.displayNameHint")}
              />
              <NewPassword label={t("register.password")} entry={entry} />
              <Button variant="primary" type="submit" loading={busy} disabled={errors.length > 0}>
                {t(busy ? "register.busy" : "register.submit")}
              </Button>
            </>
          )}
        </Form>
      )}
      {showsForm && hasOthers && <p css={or}>{t("login.or")}</p>}
      {refusal === undefined && google !== undefined && <div css={slot}>{google}</div>}
      {refusal === undefined && ways.length > 0 && <SignInWays ways={ways} />}
    </AccountFrame>
  );
}
