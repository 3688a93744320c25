import { useState } from "react";
import { AccountFrame } from "../../../parts/account/AccountFrame/AccountFrame.tsx";
import { EmailForm } from "../../../parts/account/EmailForm/EmailForm.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { accountMessages } from "../../../messages/players/account.ts";
import { commonMessages } from "../../../messages/site/common.ts";

export const verifyStates = ["pending", "success", "error", "manual"] as const;
export type VerifyState = (typeof verifyStates)[number];

export interface VerifyEmailScreenProps extends ElementProps<"div"> {
  /**
   * The state of the link; `manual`: the URL has no token.
   * @default "manual"
   */
  state?: VerifyState;
  /** Why the link failed, if the server says so. */
  reason?: string | undefined;
  /** Asks for a new link. */
  onResend: (email: string) => void;
  /**
   * A new link is being requested.
   * @default false
   */
  busy?: boolean;
  /**
   * A new link was sent.
   * @default false
   */
  sent?: boolean;
  /** Why no link could be sent. */
  failure?: string | undefined;
  /** What the server found wrong with the address. */
  fault?: string | undefined;
  /**
   * Somebody is signed in: the library is linked, not the sign-in page.
   * @default false
   */
  signedIn?: boolean;
}

/** The target of the link in the email, or a form to request another one. */
export function VerifyEmailScreen(props: VerifyEmailScreenProps) {
  const {
    state = "manual",
    reason,
    onResend,
    busy = false,
    sent = false,
    failure,
    fault,
    signedIn = false,
    ...root
  } = props;
  const t = useMessages(accountMessages);
  const tCommon = useMessages(commonMessages);
  const [asking, setAsking] = useState(false);
  const { login, home } = useAddresses();
  const next = signedIn ? home : login;
  switch (state) {
    case "pending":
      return <LoadingState {...root}>{t("verify.pending")}</LoadingState>;
    case "success":
      return (
        <AccountFrame {...root} title={t("verify.success")} description={t("verify.successNote")}>
          <ButtonLink variant="primary" href={next}>
            {signedIn ? tCommon("action.home") : t("verify.continue")}
          </ButtonLink>
        </AccountFrame>
      );
    default: {
      const broken = state === "error";
      const form = !broken || asking;
      return (
        <AccountFrame
          {...root}
          title={t(broken ? "verify.error" : "verify.title")}
          description={broken ? undefined : t("verify.manualNote")}
          footer={<Link href={next}>{signedIn ? tCommon("action.home") : t("forgot.back")}</Link>}
        >
          {broken && !sent && <Callout tone="danger">{reason ?? t("verify.errorNote")}</Callout>}
          {sent && <Callout tone="success">{t("verify.sent")}</Callout>}
          {form ? (
            <EmailForm
              label={t("verify.resend")}
              submit={t(busy ? "verify.busy" : "verify.resend")}
              onSubmit={onResend}
              busy={busy}
              failure={failure}
              fault={fault}
            />
          ) : (
            <Button variant="primary" onClick={() => setAsking(true)}>
              {t("verify.resend")}
            </Button>
          )}
        </AccountFrame>
      );
    }
  }
}
