import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import { PanelPart } from "../../PanelPart/PanelPart.tsx";
import type { Reaction } from "@katha/storygraph";
import { useReactionWords } from "../ReactionForm/useReactionWords.ts";
import { useStoryState } from "../../state/story-state.ts";
import { levelIcons, type Level } from "./levels.ts";
import * as panel from "../../state/QualitiesPanel/styles.ts";
import * as styles from "./styles.ts";

interface AnswerListProps {
  /** The ids of the reactions. */
  answers: readonly string[];
  /** The id of the one being edited. */
  open: string | undefined;
  onOpen: (reaction: string) => void;
}

const levelOf = ({ at, about }: Reaction): Level =>
  at !== "" ? "scene" : about !== "" ? "one" : "story";

/** All answers that are possible in a scene, as sentences. */
export function AnswerList({ answers, open, onOpen }: AnswerListProps) {
  const { graph, desk } = useStoryState();
  const t = useMessages(answersMessages);
  const say = useReactionWords(desk);
  return (
    <PanelPart title={t("list")}>
      {answers.length === 0 && <p css={panel.soft}>{t("listNone")}</p>}
      <ul css={styles.answers}>
        {answers.map((id) => {
          const reaction = graph.reactions?.[id];
          if (reaction === undefined) return null;
          const level = levelOf(reaction);
          return (
            <li key={id}>
              <button
                type="button"
                css={styles.answer}
                aria-current={id === open ? "true" : undefined}
                onClick={() => onOpen(id)}
              >
                <Icon icon={levelIcons[level]} size="small" label={t(`level.${level}`)} />
                <span dir="auto">{say(reaction)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </PanelPart>
  );
}
