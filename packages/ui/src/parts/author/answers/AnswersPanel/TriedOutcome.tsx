import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import { useReactionWords } from "../ReactionForm/useReactionWords.ts";
import { useStoryState } from "../../state/story-state.ts";
import type { TriedLine } from "./tried-line.ts";
import { useReasonWords } from "./useReasonWords.ts";
import * as panel from "../../state/QualitiesPanel/styles.ts";
import * as styles from "./styles.ts";

interface TriedOutcomeProps {
  node: string;
  tried: TriedLine;
  /** Opens one of the answers; without it they are only named. */
  onOpen?: ((reaction: string) => void) | undefined;
}

/**
 * The result of a tried line: what was understood and why, the answers, and the text that is told.
 */
export function TriedOutcome({ node, tried, onOpen }: TriedOutcomeProps) {
  const { graph, desk } = useStoryState();
  const t = useMessages(answersMessages);
  const say = useReactionWords(desk);
  const explain = useReasonWords();
  if ("failure" in tried) return <p>{tried.failure}</p>;
  const { way, choice: at, reactions, text } = tried;
  const choice = at === null ? undefined : graph.nodes[node]?.choices[at];
  return (
    <>
      <p>
        <strong>{t(`tryWay.${way}`)}</strong> {explain(tried).join(" ")}
      </p>
      {choice && (
        <p dir="auto">{t("tryChoice", { place: String((at ?? 0) + 1), text: choice.text })}</p>
      )}
      {reactions.map((id) => {
        const reaction = graph.reactions?.[id];
        if (reaction === undefined) return null;
        if (onOpen === undefined)
          return (
            <p key={id} dir="auto">
              {say(reaction)}
            </p>
          );
        return (
          <button key={id} type="button" css={styles.answer} onClick={() => onOpen(id)}>
            <span dir="auto">{say(reaction)}</span>
          </button>
        );
      })}
      <p css={panel.soft}>{t("tryHeard")}</p>
      <blockquote css={styles.told} dir="auto">
        {text}
      </blockquote>
    </>
  );
}
