import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { settingsMessages } from "../../../messages/players/settings.ts";
import { stacked } from "../stacked.ts";
import { hint } from "./styles.ts";

export interface VerifyHintProps extends ElementProps<"div"> {
  /** The address that is not verified yet. */
  email: string;
  /** Requests another email. */
  onResend: () => void;
  /**
   * The email is being sent.
   * @default false
   */
  busy?: boolean;
  /**
   * The email was sent: a message replaces the reminder.
   * @default false
   */
  sent?: boolean;
  /** Why it could not be sent. */
  failure?: string | undefined;
}

/** Asks the player to verify their email address. */
export function VerifyHint(props: VerifyHintProps) {
  const { email, onResend, busy = false, sent = false, failure, ...root } = props;
  const t = useMessages(settingsMessages);
  return (
    <div css={stacked} {...root}>
      {failure !== undefined && !sent && <Callout tone="danger">{failure}</Callout>}
      {sent ? (
        <Callout tone="success">{t("verify.sent", { email })}</Callout>
      ) : (
        <Callout tone="warning">
          <span css={hint}>
            <span>{t("verify.hint", { email })}</span>
            <Button size="small" loading={busy} onClick={onResend}>
              {t(busy ? "verify.busy" : "verify.again")}
            </Button>
          </span>
        </Callout>
      )}
    </div>
  );
}
