import { useId } from "react";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { DoneIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { unansweredMessages } from "../../../../messages/authors/unanswered.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { FromPlayers } from "../from-players/FromPlayers.tsx";
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
  const since = useId();
  const lines = result.state === "ready" ? result.lines : [];
  const open = lines.filter(({ isAnswered }) => !isAnswered);
  const answered = lines.filter(({ isAnswered }) => isAnswered);
  return (
    <FromPlayers
      t={t}
      result={result}
      onRetry={onRetry}
      failure={failure}
      open={
        open.length === 0 ? null : (
          <LineList
            lines={open}
            label={t("list")}
            hasScene={hasScene}
            onAnswer={onAnswer}
            onDismiss={onDismiss}
          />
        )
      }
      {...root}
    >
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
    </FromPlayers>
  );
}
