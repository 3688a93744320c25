import { useState } from "react";
import { AccountFrame } from "../../../parts/account/AccountFrame/AccountFrame.tsx";
import type { AccountFrameProps } from "../../../parts/account/AccountFrame/AccountFrame.tsx";
import { EmailForm } from "../../../parts/account/EmailForm/EmailForm.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { accountMessages } from "../../../messages/players/account.ts";

export const verifyStates = ["pending", "success", "error", "manual"] as const;
export type VerifyState = (typeof verifyStates)[number];

export interface VerifyEmailScreenProps {
  /** `manual`: the address has no token. */
  state?: VerifyState;
  /** Why the link failed, if the server says so. */
  reason?: string | undefined;
  /** Asks for a new link. */
  onResend: (email: string) => void;
  busy?: boolean;
  sent?: boolean;
  failure?: string | undefined;
  fault?: string | undefined;
  links: { login: string };
  picture?: AccountFrameProps["picture"];
}

export function VerifyEmailScreen(props: VerifyEmailScreenProps) {
  const { state = "manual", reason, onResend, busy = false, sent = false, failure, fault } = props;
  const { links, picture } = props;
  const t = useMessages(accountMessages);
  const [asking, setAsking] = useState(false);
  switch (state) {
    case "pending":
      return <LoadingState>{t("verify.pending")}</LoadingState>;
    case "success":
      return (
        <AccountFrame
          title={t("verify.success")}
          description={t("verify.successNote")}
          picture={picture}
        >
          <ButtonLink variant="primary" href={links.login}>
            {t("verify.continue")}
          </ButtonLink>
        </AccountFrame>
      );
    default: {
      const broken = state === "error";
      const form = !broken || asking;
      return (
        <AccountFrame
          title={t(broken ? "verify.error" : "verify.title")}
          description={broken ? undefined : t("verify.manualNote")}
          picture={picture}
          footer={<Link href={links.login}>{t("forgot.back")}</Link>}
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
