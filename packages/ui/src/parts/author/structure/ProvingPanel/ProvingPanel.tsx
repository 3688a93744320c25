import { useId } from "react";
import { Card } from "../../../../primitives/content/Card/Card.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { PlayIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Progress } from "../../../../primitives/feedback/Progress/Progress.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { proofMessages } from "../../../../messages/authors/proof.ts";
import { Findings } from "../Findings/Findings.tsx";
import type { Finding } from "../Findings/Findings.tsx";
import type { Proving, Typing } from "./proving-report.ts";
import { StrangersPart, type StrangersPartProps } from "./strangers/StrangersPart.tsx";
import { ReportSheet } from "./ReportSheet.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export interface ProvingPanelProps extends ElementProps<"section"> {
  /** The progress of the plays, and their report when they are done. */
  proving: Proving;
  /** Starts the plays. */
  onProve: () => void;
  /** Stops the plays. */
  onCancel: () => void;
  /** The progress of typing lines in the scenes. */
  typing?: Typing;
  /** What the lint and the typed lines found. */
  findings?: readonly Finding[] | undefined;
  /**
   * The story has changed since.
   * @default false
   */
  isStale?: boolean;
  /** Shows a scene. */
  onOpenScene?: ((node: string) => void) | undefined;
  /** What strangers typed, and how it is mended; absent where nobody did. */
  strangers?: StrangersPartProps | undefined;
}

/** Proves a story: a button, and the report of ten thousand plays. */
export function ProvingPanel(props: ProvingPanelProps) {
  const {
    proving,
    typing,
    onProve,
    onCancel,
    findings,
    isStale = false,
    onOpenScene,
    strangers,
    ...root
  } = props;
  const { number } = useFormats();
  const t = useMessages(proofMessages);
  const heading = useId();
  const isRunning = proving.state === "running";
  return (
    <Card as="section" css={styles.panel} aria-labelledby={heading} {...root}>
      <div css={styles.head}>
        <div css={styles.words}>
          <h3 id={heading} css={styles.title}>
            {t("prove.title")}
          </h3>
          <p css={styles.note}>{t("prove.note")}</p>
        </div>
        {isRunning ? (
          <Button onClick={onCancel}>{t("prove.cancel")}</Button>
        ) : (
          <Button variant="primary" icon={PlayIcon} onClick={onProve}>
            {t(proving.state === "done" ? "prove.again" : "prove.begin")}
          </Button>
        )}
      </div>
      {isRunning && (
        <Progress
          label={t("prove.running")}
          value={(proving.done / Math.max(1, proving.all)) * 100}
          valueText={
            proving.states === undefined
              ? t("prove.done", { done: number(proving.done), all: number(proving.all) })
              : t("prove.exploring", { count: proving.states, amount: number(proving.states) })
          }
        />
      )}
      {proving.state === "failed" && <Callout tone="danger">{t("prove.failed")}</Callout>}
      {proving.state === "done" && (
        <>
          {isStale && <Callout tone="warning">{t("prove.stale")}</Callout>}
          {typing?.state === "running" && <output css={styles.fact}>{t("prove.typing")}</output>}
          {typing?.state === "failed" && (
            <Callout tone="warning">{t("prove.typingFailed", { reason: typing.reason })}</Callout>
          )}
          <ReportSheet
            report={{
              ...proving.report,
              ...(typing?.state === "done" && { typed: typing.report }),
            }}
            onOpenScene={onOpenScene}
          />
          {strangers && <StrangersPart {...strangers} onOpenScene={onOpenScene} />}
          {findings && <Findings findings={findings} onOpenScene={onOpenScene} />}
        </>
      )}
    </Card>
  );
}
