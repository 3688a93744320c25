import type { LoginForm } from "@katha/api/shapes";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { AccountFrame } from "../../../parts/account/AccountFrame/AccountFrame.tsx";
import { or, slot } from "../../../parts/account/AccountFrame/styles.ts";
import { CurrentPasswordField } from "../../../parts/account/AccountFields.tsx";
import { SecondStep } from "../../../parts/account/two-step/SecondStep/SecondStep.tsx";
import type { SecondStepProps } from "../../../parts/account/two-step/SecondStep/SecondStep.tsx";
import { SignInWays } from "../../../parts/account/SignInWays.tsx";
import type { SignInWay } from "../../../parts/account/SignInWays.tsx";
import { useEntry } from "../../../parts/account/useEntry.ts";
import type { ServerFaults } from "../../../parts/account/useEntry.ts";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Checkbox } from "../../../primitives/fields/Checkbox/Checkbox.tsx";
import { FieldError } from "../../../primitives/fields/Form/FieldError.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { accountMessages } from "../../../messages/players/account.ts";
import { twoStepMessages } from "../../../messages/players/two-step.ts";

/** A link by email, for a browser that may not try passwords until the owner of the account confirms it. */
export interface BrowserLink {
  onAsk: () => void;
  busy?: boolean;
  sent?: boolean;
}

export interface LoginScreenProps extends ElementProps<"div", "onSubmit"> {
  /** Called with the username or email address, trimmed, and the password. */
  onSubmit: (entry: Required<LoginForm>) => void;
  /**
   * Signing in is in progress.
   * @default false
   */
  busy?: boolean;
  /** Why the reader has to sign in, if they came from another page. */
  notice?: string | undefined;
  /** Why it failed, in a sentence; the fields keep their values. */
  failure?: string | undefined;
  /** Offers a link by email, if this browser may not try the password. */
  browserLink?: BrowserLink | undefined;
  /** What the server found wrong, by field. */
  answered?: ServerFaults<"emailOrUsername" | "password"> | undefined;
  /** Shown instead of the form after a correct password, if the account has a second factor. */
  secondStep?: SecondStepProps | undefined;
  /** Google's button; only if there is a client id for it. */
  google?: ReactNode;
  /**
   * Other ways to sign in, each with a button.
   * @default []
   */
  ways?: readonly SignInWay[] | undefined;
  /**
   * A password signs in; without, the other ways alone are shown.
   * @default true
   */
  passwords?: boolean;
  /**
   * The page to make an account is linked: somebody may.
   * @default true
   */
  registers?: boolean;
}

const fields = ["emailOrUsername", "password"] as const;

/** An account's email address may be longer than a username. */
const identifierLength = (value: string) => ({
  minLength: 3,
  maxLength: value.includes("@") ? 254 : 50,
});

/** The sign-in page, and its second step. */
export function LoginScreen(props: LoginScreenProps) {
  const {
    onSubmit,
    busy = false,
    failure,
    browserLink,
    answered,
    secondStep,
    notice,
    google,
    ways = [],
    passwords = true,
    registers = true,
    ...root
  } = props;
  const t = useMessages(accountMessages);
  const tTwoStep = useMessages(twoStepMessages);
  const addresses = useAddresses();
  const [rememberMe, setRememberMe] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const entry = useEntry(fields);
  const { emailOrUsername, password } = entry.values;
  const isAskedTwice = secondStep !== undefined;
  const wasAskedTwice = useRef(false);
  useEffect(() => {
    const field = form.current?.elements.namedItem("password");
    if (wasAskedTwice.current && field instanceof HTMLElement) field.focus();
    wasAskedTwice.current = isAskedTwice;
  }, [isAskedTwice]);

  const goBack = () => {
    entry.write("password", "");
    secondStep?.onBack();
  };

  if (secondStep) {
    return (
      <AccountFrame {...root} title={tTwoStep("step.title")}>
        <SecondStep {...secondStep} onBack={goBack} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      {...root}
      title={t("login.title")}
      description={t("login.note")}
      footer={
        registers && (
          <>
            {t("login.new")} <Link href={addresses.register}>{t("login.register")}</Link>
          </>
        )
      }
    >
      {!passwords && notice !== undefined && failure === undefined && (
        <Callout tone="info">{notice}</Callout>
      )}
      {!passwords && failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {passwords && (
        <Form
          ref={form}
          onSubmit={() =>
            onSubmit({ emailOrUsername: emailOrUsername.trim(), password, rememberMe })
          }
          errors={answered}
          validationMode="onSubmit"
          busy={busy}
          aria-label={t("login.title")}
        >
          {({ errors }) => (
            <>
              {notice !== undefined && failure === undefined && (
                <Callout tone="info">{notice}</Callout>
              )}
              {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
              {browserLink && <AskForLink {...browserLink} />}
              <TextField
                {...entry.field("emailOrUsername")}
                label={t("login.identifier")}
                required
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                rules={identifierLength(emailOrUsername)}
              >
                <FieldError match="valueMissing">{t("fault.identifierRequired")}</FieldError>
                <FieldError match="tooShort">{t("fault.identifierShort")}</FieldError>
                <FieldError match="tooLong">{t("fault.identifierLong")}</FieldError>
              </TextField>
              <CurrentPasswordField
                {...entry.field("password")}
                label={t("login.password")}
                labelEnd={<Link href={addresses.forgotPassword}>{t("login.forgot")}</Link>}
              />
              <Checkbox
                label={t("login.remember")}
                checked={rememberMe}
                onChange={(event) => setRememberMe(event.currentTarget.checked)}
              />
              <Button variant="primary" type="submit" loading={busy} disabled={errors.length > 0}>
                {t(busy ? "login.busy" : "login.submit")}
              </Button>
            </>
          )}
        </Form>
      )}
      {passwords && (google !== undefined || ways.length > 0) && <p css={or}>{t("login.or")}</p>}
      {google !== undefined && <div css={slot}>{google}</div>}
      {ways.length > 0 && <SignInWays ways={ways} />}
    </AccountFrame>
  );
}

function AskForLink({ onAsk, busy = false, sent = false }: BrowserLink) {
  const t = useMessages(accountMessages);
  if (sent) return <Callout tone="success">{t("login.linkSent")}</Callout>;
  return (
    <Button loading={busy} onClick={onAsk}>
      {t(busy ? "login.linkBusy" : "login.link")}
    </Button>
  );
}
