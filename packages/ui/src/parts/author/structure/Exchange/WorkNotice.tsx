import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Spinner } from "../../../../primitives/feedback/Spinner/Spinner.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { exchangeMessages } from "../../../../messages/authors/exchange.ts";
import type { WorkState } from "./exchange.ts";
import * as styles from "./styles.ts";

export interface WorkNoticeProps {
  /** What is being done. */
  doing: "import" | "export";
  work: WorkState;
  onStop?: (() => void) | undefined;
  onAgain?: (() => void) | undefined;
}

/** That a story is being read or written, or why it came to nothing and what to do. */
export function WorkNotice({ doing, work, onStop, onAgain }: WorkNoticeProps) {
  const t = useMessages(exchangeMessages);
  if (work === "running")
    return (
      <div css={styles.work}>
        <output css={styles.working}>
          <Spinner size="small" />
          {t(`${doing}.running`)}
        </output>
        {onStop && (
          <Button size="small" onClick={onStop}>
            {t("work.stop")}
          </Button>
        )}
      </div>
    );
  return (
    <Callout tone={work === "stopped" ? "info" : "danger"}>
      <span css={styles.trouble}>
        <span>{t(`${doing}.${work}`)}</span>
        {onAgain && (
          <span>
            <Button size="small" onClick={onAgain}>
              {t("work.again")}
            </Button>
          </span>
        )}
      </span>
    </Callout>
  );
}
