import { AccountFrame } from "../../../parts/account/AccountFrame/AccountFrame.tsx";
import { EmailForm } from "../../../parts/account/EmailForm/EmailForm.tsx";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { accountMessages } from "../../../messages/players/account.ts";

export interface ForgotPasswordScreenProps extends ElementProps<"div", "onSubmit"> {
  /** Called with a valid address, trimmed. */
  onSubmit: (email: string) => void;
  /**
   * The address is being sent.
   * @default false
   */
  busy?: boolean;
  /** Why it could not be sent. */
  failure?: string | undefined;
  /** What the server found wrong with the address. */
  fault?: string | undefined;
  /**
   * An email was sent if an account has the address.
   * @default false
   */
  sent?: boolean;
}

/** Asks for the email address to send a password reset link to. */
export function ForgotPasswordScreen(props: ForgotPasswordScreenProps) {
  const { onSubmit, busy = false, failure, fault, sent = false, ...root } = props;
  const t = useMessages(accountMessages);
  const { login } = useAddresses();
  if (sent) {
    return (
      <AccountFrame {...root} title={t("forgot.sentTitle")}>
        <Callout tone="success">{t("forgot.sent")}</Callout>
        <ButtonLink variant="primary" href={login}>
          {t("forgot.back")}
        </ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      {...root}
      title={t("forgot.title")}
      description={t("forgot.note")}
      footer={<Link href={login}>{t("forgot.back")}</Link>}
    >
      <EmailForm
        label={t("forgot.title")}
        submit={t(busy ? "forgot.busy" : "forgot.submit")}
        onSubmit={onSubmit}
        busy={busy}
        failure={failure}
        fault={fault}
      />
    </AccountFrame>
  );
}
