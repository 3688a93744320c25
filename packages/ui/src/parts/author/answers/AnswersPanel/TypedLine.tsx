import type { UnansweredGroup } from "@katha/api/shapes";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import { unansweredMessages } from "../../../../messages/authors/unanswered.ts";
import { TriedOutcome } from "./TriedOutcome.tsx";
import type { TriedLine, TryLineHere } from "./tried-line.ts";
import * as panel from "../../state/QualitiesPanel/styles.ts";
import * as styles from "./styles.ts";

interface TypedLineProps {
  node: string;
  line: Pick<UnansweredGroup, "text" | "count">;
  /** Changes with the answer; the line is tried again once it has stopped changing. */
  written: unknown;
  onTry: TryLineHere | undefined;
}

const restMs = 1_200;

/** A line that players typed, beside the form for its answer, with its current result. */
export function TypedLine({ node, line, written, onTry }: TypedLineProps) {
  const { number } = useFormats();
  const t = useMessages(unansweredMessages);
  const tAnswers = useMessages(answersMessages);
  const heading = useId();
  const [tried, setTried] = useState<TriedLine>();
  const hear = useEffectEvent(async () => onTry?.(line.text));
  useEffect(() => {
    let isLatest = true;
    const tryNow = async () => {
      const heard = await hear();
      if (isLatest) setTried(heard);
    };
    const rest = setTimeout(() => void tryNow(), restMs);
    return () => {
      isLatest = false;
      clearTimeout(rest);
    };
  }, [written]);
  return (
    <section css={styles.typed} aria-labelledby={heading}>
      <h4 id={heading} css={panel.soft}>
        {t("asked")} · {t("times", { count: line.count, amount: number(line.count) })}
      </h4>
      <blockquote css={styles.told} dir="auto">
        {line.text}
      </blockquote>
      {onTry && (
        <div css={panel.part} aria-live="polite">
          {tried ? (
            <TriedOutcome node={node} tried={tried} />
          ) : (
            <p css={panel.soft}>{tAnswers("tryWaits")}</p>
          )}
        </div>
      )}
    </section>
  );
}
