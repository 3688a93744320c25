import type { UnansweredGroup } from "@katha/api/shapes";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { DoneIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { unansweredMessages } from "../../../../messages/authors/unanswered.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { PanelPart } from "../../PanelPart/PanelPart.tsx";
import { FromPlayers } from "../from-players/FromPlayers.tsx";
import type { LineChoice, WordingPart } from "../LineActs/line-acts.ts";
import { LineList } from "./LineList.tsx";
import * as styles from "./styles.ts";

export type UnansweredResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; groups: readonly UnansweredGroup[] };

export interface UnansweredPanelProps extends ElementProps<"section"> {
  /** The lines, or the state of loading them. */
  result: UnansweredResult;
  /** Whether the story still has this scene. */
  hasScene: (scene: string) => boolean;
  /** Starts an answer to a line, in its scene. */
  onAnswer: (line: UnansweredGroup) => void;
  /** Dismisses a line, by its id. */
  onDismiss: (id: string) => void;
  /** The choices of a scene; without them nothing can be said of choices. */
  choicesOf?: ((scene: string) => readonly LineChoice[]) | undefined;
  /** Adds a line to a choice's wordings, or to what it is never taken for. */
  onWording?: ((line: UnansweredGroup, choice: LineChoice, part: WordingPart) => void) | undefined;
  /** Loads them again after a failure. */
  onRetry: () => void;
  /** Why the last line could not be dismissed. */
  failure?: string | undefined;
}

/**
 * Lines that players typed and that nothing in the story answered: the most frequent first, without
 * names.
 */
export function UnansweredPanel(props: UnansweredPanelProps) {
  const { result, hasScene, onAnswer, onDismiss, choicesOf, onWording, onRetry, failure, ...root } =
    props;
  const t = useMessages(unansweredMessages);
  const lines = result.state === "ready" ? result.groups : [];
  const open = lines.filter((line) => !line.answered);
  const answered = lines.filter((line) => line.answered);
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
            choicesOf={choicesOf}
            onWording={onWording}
          />
        )
      }
      {...root}
    >
      {answered.length > 0 && (
        <PanelPart
          heading="h4"
          focusable
          title={
            <span css={styles.done}>
              <Icon icon={DoneIcon} size="small" /> {t("answered")}
            </span>
          }
          hint={t("answeredNote")}
        >
          <LineList
            lines={answered}
            label={t("answered")}
            hasScene={hasScene}
            onDismiss={onDismiss}
          />
        </PanelPart>
      )}
    </FromPlayers>
  );
}
