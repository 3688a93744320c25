import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Spinner } from "../../../../primitives/feedback/Spinner/Spinner.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import { lost as lostNotice, thinking, waiting, waitingActions } from "./styles.ts";

/** Of the running turn. `unanswered`: nothing has come back yet; `lost`: it is tried again. */
export type TurnConnection = "open" | "unanswered" | "lost";

export interface WaitingProps {
  /** The state of the running turn. */
  connection?: TurnConnection | undefined;
  /** Asks for the turn once more at once. */
  onTryNow?: (() => void) | undefined;
  /** Waits no longer for the turn. */
  onStop?: (() => void) | undefined;
}

const messages = {
  open: "log.thinking",
  unanswered: "log.unanswered",
  lost: "log.lost",
} as const;

/** Below the last part while a turn runs; where its connection is lost or silent, what can be done. */
export function Waiting({ connection = "open", onTryNow, onStop }: WaitingProps) {
  const { locale } = useFormats();
  const t = useMessages(playMessages);
  return (
    <div css={connection === "lost" ? lostNotice : waiting} lang={locale} dir="auto">
      <output css={thinking}>
        <Spinner size="small" />
        {t(messages[connection] ?? messages.open)}
      </output>
      {connection !== "open" && (
        <div css={waitingActions}>
          {onTryNow && (
            <Button
              size="small"
              variant={connection === "lost" ? "primary" : "secondary"}
              onClick={onTryNow}
            >
              {t("log.tryNow")}
            </Button>
          )}
          {onStop && (
            <Button size="small" onClick={onStop}>
              {t("tray.stop")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
