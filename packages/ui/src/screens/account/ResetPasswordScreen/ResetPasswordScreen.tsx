import { AccountFrame } from "../../../parts/account/AccountFrame/AccountFrame.tsx";
import { NewPassword, newPasswordFields } from "../../../parts/account/NewPassword/NewPassword.tsx";
import type { NewPasswordField } from "../../../parts/account/NewPassword/NewPassword.tsx";
import { useEntry } from "../../../parts/account/useEntry.ts";
import type { ServerFaults } from "../../../parts/account/useEntry.ts";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { accountMessages } from "../../../messages/players/account.ts";

export type ResetEntry = Record<NewPasswordField, string>;
export const resetStates = ["open", "done", "broken"] as const;

export interface ResetPasswordScreenProps extends ElementProps<"div", "onSubmit"> {
  /**
   * What the page shows; `broken`: the link has no token, or one that is invalid or expired.
   * @default "open"
   */
  state?: (typeof resetStates)[number];
  /** Called with the new password if it meets the rules. */
  onSubmit: (entry: ResetEntry) => void;
  /**
   * The password is being saved.
   * @default false
   */
  busy?: boolean;
  /** Why it could not be changed. */
  failure?: string | undefined;
  /** What the server found wrong, by field. */
  answered?: ServerFaults<keyof ResetEntry> | undefined;
}

/** The target of the link in the email, where a new password is set. */
export function ResetPasswordScreen(props: ResetPasswordScreenProps) {
  const { state = "open", onSubmit, busy = false, failure, answered, ...root } = props;
  const t = useMessages(accountMessages);
  const { login, forgotPassword } = useAddresses();
  const entry = useEntry(newPasswordFields);
  if (state === "done") {
    return (
      <AccountFrame {...root} title={t("reset.doneTitle")}>
        <Callout tone="success">{t("reset.done")}</Callout>
        <ButtonLink variant="primary" href={login}>
          {t("reset.continue")}
        </ButtonLink>
      </AccountFrame>
    );
  }
  if (state === "broken") {
    return (
      <AccountFrame {...root} title={t("reset.title")}>
        <Callout tone="danger">{t("reset.broken")}</Callout>
        <ButtonLink variant="primary" href={forgotPassword}>
          {t("reset.again")}
        </ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      {...root}
      title={t("reset.title")}
      description={t("reset.note")}
      footer={<Link href={login}>{t("forgot.back")}</Link>}
    >
      <Form
        onSubmit={() => onSubmit(entry.values)}
        errors={answered}
        busy={busy}
        aria-label={t("reset.title")}
      >
        {({ errors }) => (
          <>
            {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
            <NewPassword label={t("reset.password")} entry={entry} />
            <Button variant="primary" type="submit" loading={busy} disabled={errors.length > 0}>
              {t(busy ? "reset.busy" : "reset.submit")}
            </Button>
          </>
        )}
      </Form>
    </AccountFrame>
  );
}
