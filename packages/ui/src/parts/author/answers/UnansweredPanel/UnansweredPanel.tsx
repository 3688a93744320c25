import { useId } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Skeleton } from "../../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { DoneIcon, RetryIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { unansweredMessages } from "../../../../messages/authors/unanswered.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { LineList } from "./LineList.tsx";
import type { UnansweredLine, UnansweredResult } from "./unanswered.ts";
import * as panel from "../../state/QualitiesPanel/styles.ts";
import * as styles from "./styles.ts";

export interface UnansweredPanelProps extends ElementProps<"section"> {
  /** The lines, or why there are none. */
  result: UnansweredResult;
  /** Whether the story still has this scene. */
  hasScene: (scene: string) => boolean;
  /** Begins the answer to a line, in its scene. */
  onAnswer: (line: UnansweredLine) => void;
  /** Takes a line off the list, by its id. */
  onDismiss: (id: string) => void;
  /** Fetches them again after a failure. */
  onRetry: () => void;
  /** Why the last line could not be taken off. */
  failure?: string | undefined;
}

/** What players typed that nothing in the story answered: the most frequent first, without who. */
export function UnansweredPanel(props: UnansweredPanelProps) {
  const { result, hasScene, onAnswer, onDismiss, onRetry, failure, ...root } = props;
  const t = useMessages(unansweredMessages);
  const [heading, since] = [useId(), useId()];
  const lines = result.state === "ready" ? result.lines : [];
  const open = lines.filter(({ isAnswered }) => !isAnswered);
  const answered = lines.filter(({ isAnswered }) => isAnswered);
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
          <LineList
            lines={open}
            label={t("list")}
            hasScene={hasScene}
            onAnswer={onAnswer}
            onDismiss={onDismiss}
          />
        )}
      </div>
      {answered.length > 0 && (
        <section css={panel.part} aria-labelledby={since}>
          <h4 id={since} tabIndex={-1} css={[panel.title, styles.done]}>
            <Icon icon={DoneIcon} size="small" /> {t("answered")}
          </h4>
          <p css={panel.soft}>{t("answeredNote")}</p>
          <LineList
            lines={answered}
            label={t("answered")}
            hasScene={hasScene}
            onDismiss={onDismiss}
          />
        </section>
      )}
    </section>
  );
}
