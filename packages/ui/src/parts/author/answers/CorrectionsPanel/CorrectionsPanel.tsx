import { useId } from "react";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { correctionDeskMessages } from "../../../../messages/players/corrections.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { FromPlayers } from "../from-players/FromPlayers.tsx";
import { CorrectionItem } from "./CorrectionItem.tsx";
import type { CorrectionItemProps } from "./CorrectionItem.tsx";
import type { CorrectionsResult } from "./corrections.ts";
import * as panel from "../../state/QualitiesPanel/styles.ts";
import * as styles from "./styles.ts";

export interface CorrectionsPanelProps
  extends ElementProps<"section">, Omit<CorrectionItemProps, "correction"> {
  /** The corrections, or the state of loading them. */
  result: CorrectionsResult;
  /** Loads them again after a failure. */
  onRetry: () => void;
  /** Why the last correction could not be settled. */
  failure?: string | undefined;
}

/** Corrections that players proposed: the open ones, and below them the settled ones. */
export function CorrectionsPanel(props: CorrectionsPanelProps) {
  const { result, onRetry, failure, language, onTake, onSettle, onOpenScene, ...root } = props;
  const t = useMessages(correctionDeskMessages);
  const since = useId();
  const all = result.state === "ready" ? result.corrections : [];
  const open = all.filter(({ status }) => status === "open");
  const settled = all.filter(({ status }) => status !== "open");
  const items = (corrections: typeof all) =>
    corrections.map((correction) => (
      <CorrectionItem
        key={correction.id}
        correction={correction}
        language={language}
        onTake={onTake}
        onSettle={onSettle}
        onOpenScene={onOpenScene}
      />
    ));
  return (
    <FromPlayers
      t={t}
      result={result}
      onRetry={onRetry}
      failure={failure}
      open={
        open.length === 0 ? null : (
          <ul css={styles.items} aria-label={t("list")}>
            {items(open)}
          </ul>
        )
      }
      {...root}
    >
      {settled.length > 0 && (
        <section css={panel.part} aria-labelledby={since}>
          <h4 id={since} tabIndex={-1} css={panel.title}>
            {t("settled")}
          </h4>
          <ul css={styles.items} aria-label={t("settled")}>
            {items(settled)}
          </ul>
        </section>
      )}
    </FromPlayers>
  );
}
