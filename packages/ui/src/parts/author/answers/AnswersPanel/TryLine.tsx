import { useEffect, useEffectEvent, useId, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { isComposing } from "../../../../primitives/fields/Form/is-composing.ts";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import type { TriedLine, TryLineHere } from "./tried-line.ts";
import type { UnansweredGroup } from "@katha/api/shapes";
import { unansweredMessages } from "../../../../messages/authors/unanswered.ts";
import { useReactionWords } from "../ReactionForm/useReactionWords.ts";
import { useStoryState } from "../../state/story-state.ts";
import { useReasonWords } from "./useReasonWords.ts";
import * as panel from "../../state/QualitiesPanel/styles.ts";
import * as styles from "./styles.ts";
import { PanelPart } from "../../PanelPart/PanelPart.tsx";

interface TryLineProps {
  node: string;
  onTry: TryLineHere;
  /** Starts an answer to a line that nothing answers. */
  onWrite: () => void;
  onOpen: (reaction: string) => void;
}

/**
 * Tries a line as a player would type it: what is understood, what answers it, and what is told.
 */
export function TryLine({ node, onTry, onWrite, onOpen }: TryLineProps) {
  const t = useMessages(answersMessages);
  const [line, setLine] = useState("");
  const [tried, setTried] = useState<TriedLine>();
  const [waits, setWaits] = useState(false);
  const hear = async () => {
    const said = line.trim();
    if (waits || said === "") return;
    setTried(undefined);
    setWaits(true);
    setTried(await onTry(said));
    setWaits(false);
  };
  const isInVain =
    tried !== undefined && "way" in tried && (tried.way === "detour" || tried.way === "refusal");
  return (
    <PanelPart title={t("try")}>
      <div css={styles.trying}>
        <TextField
          label={t("try")}
          hideLabel
          hint={t("tryHint")}
          dir="auto"
          autoComplete="off"
          maxLength={4_000}
          data-own-undo=""
          value={line}
          onChange={(event) => setLine(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            void hear();
          }}
        />
        <Button
          size="small"
          aria-disabled={waits || line.trim() === ""}
          onClick={() => void hear()}
        >
          {t(waits ? "tryWaits" : "tryDo")}
        </Button>
      </div>
      <div css={panel.part} aria-live="polite">
        {tried && <TriedOutcome node={node} tried={tried} onOpen={onOpen} />}
        {isInVain && (
          <Button size="small" css={panel.alone} onClick={onWrite}>
            {t("tryWrite")}
          </Button>
        )}
      </div>
    </PanelPart>
  );
}

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

interface TriedOutcomeProps {
  node: string;
  tried: TriedLine;
  /** Opens one of the answers; without it they are only named. */
  onOpen?: ((reaction: string) => void) | undefined;
}

/**
 * The result of a tried line: what was understood and why, the answers, and the text that is told.
 */
function TriedOutcome({ node, tried, onOpen }: TriedOutcomeProps) {
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
