import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { settingsMessages } from "../../../messages/players/settings.ts";
import { hint } from "./styles.ts";

export interface VerifyHintProps {
  email: string;
  onResend: () => void;
  busy?: boolean;
  sent?: boolean;
  failure?: string | undefined;
}

/** Asks the player to verify their email address. */
export function VerifyHint({
  email,
  onResend,
  busy = false,
  sent = false,
  failure,
}: VerifyHintProps) {
  const t = useMessages(settingsMessages);
  if (sent) return <Callout tone="success">{t("verify.sent", { email })}</Callout>;
  return (
    <>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <Callout tone="warning">
        <span css={hint}>
          <span>{t("verify.hint", { email })}</span>
          <Button size="small" loading={busy} onClick={onResend}>
            {t(busy ? "verify.busy" : "verify.again")}
          </Button>
        </span>
      </Callout>
    </>
  );
}
