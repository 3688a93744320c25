import { useId } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Skeleton } from "../../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { RetryIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { correctionDeskMessages } from "../../../../messages/players/corrections.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { CorrectionItem } from "./CorrectionItem.tsx";
import type { CorrectionItemProps } from "./CorrectionItem.tsx";
import type { CorrectionsResult } from "./corrections.ts";
import * as panel from "../../state/QualitiesPanel/styles.ts";
import * as styles from "./styles.ts";

export interface CorrectionsPanelProps
  extends ElementProps<"section">, Omit<CorrectionItemProps, "correction"> {
  /** The corrections, or why there are none. */
  result: CorrectionsResult;
  /** Fetches them again after a failure. */
  onRetry: () => void;
  /** Why the last one could not be settled. */
  failure?: string | undefined;
}

/** What players would have put in other words: the open ones, and below them what was settled. */
export function CorrectionsPanel(props: CorrectionsPanelProps) {
  const { result, onRetry, failure, language, onTake, onSettle, onOpen, ...root } = props;
  const t = useMessages(correctionDeskMessages);
  const [heading, since] = [useId(), useId()];
  const all = result.state === "ready" ? result.corrections : [];
  const open = all.filter(({ status }) => status === "open");
  const settled = all.filter(({ status }) => status !== "open");
  const acts = { language, onTake, onSettle, onOpen };
  return (
    <section css={styles.whole} aria-labelledby={heading} {...root}>
      <div css={panel.part}>
        <h3 id={heading} tabIndex={-1} css={panel.title}>
          {t("title")}
        </h3>
        <p css={panel.soft}>{t("hint")}</p>
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        {result.state === "loading" && (
          <div aria-busy>
            <VisuallyHidden>
              <output>{t("loading")}</output>
            </VisuallyHidden>
            <Skeleton />
            <Skeleton />
          </div>
        )}
        {result.state === "failed" && (
          <>
            <Callout tone="danger">{result.message}</Callout>
            <Button size="small" icon={RetryIcon} css={panel.alone} onClick={onRetry}>
              {t("retry")}
            </Button>
          </>
        )}
        {result.state === "ready" && open.length === 0 && (
          <div css={styles.blank}>
            <p css={styles.blankTitle}>{t("none")}</p>
            <p css={panel.soft}>{t("noneNote")}</p>
          </div>
        )}
        {open.length > 0 && (
          <ul css={styles.items} aria-label={t("list")}>
            {open.map((correction) => (
              <CorrectionItem key={correction.id} correction={correction} {...acts} />
            ))}
          </ul>
        )}
      </div>
      {settled.length > 0 && (
        <section css={panel.part} aria-labelledby={since}>
          <h4 id={since} tabIndex={-1} css={panel.title}>
            {t("settled")}
          </h4>
          <ul css={styles.items} aria-label={t("settled")}>
            {settled.map((correction) => (
              <CorrectionItem key={correction.id} correction={correction} {...acts} />
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}
