import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Spinner } from "../../../../primitives/feedback/Spinner/Spinner.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import { lost as lostNotice, lostActions, thinking } from "./styles.ts";

export interface WaitingProps {
  /** The connection of the running turn is lost, and is tried again. */
  lost?: boolean;
  onTryNow?: (() => void) | undefined;
  /** Waits no longer for the turn. */
  onStop?: (() => void) | undefined;
}

/** Below the last part while a turn runs; where its connection is lost, what can be done. */
export function Waiting({ lost = false, onTryNow, onStop }: WaitingProps) {
  const { locale } = useFormats();
  const t = useMessages(playMessages);
  return (
    <div css={lost && lostNotice} lang={locale} dir="auto">
      <output css={thinking}>
        <Spinner size="small" />
        {t(lost ? "log.lost" : "log.thinking")}
      </output>
      {lost && (
        <div css={lostActions}>
          {onTryNow && (
            <Button size="small" variant="primary" onClick={onTryNow}>
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
