import type { TurnConnection } from "@katha/api/shapes";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Spinner } from "../../../../primitives/feedback/Spinner/Spinner.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import { lost as lostNotice, thinking, waiting, waitingActions } from "./styles.ts";

export interface WaitingProps {
  /**
   * The state of the running turn.
   * @default "open"
   */
  connection?: TurnConnection | undefined;
  /** Retries the turn at once. */
  onTryNow?: (() => void) | undefined;
  /** Stops waiting for the turn. */
  onStop?: (() => void) | undefined;
}

const messages = {
  open: "log.thinking",
  unanswered: "log.unanswered",
  lost: "log.lost",
} as const;

/**
 * Shown below the last part during a turn; if its connection is lost or silent, with what the
 * player can do.
 */
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
