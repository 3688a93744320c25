import { useId, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { isComposing } from "../../../../primitives/fields/Form/is-composing.ts";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import { useReactionWords } from "../ReactionForm/useReactionWords.ts";
import type { StoryState } from "../../state/story-state.ts";
import type { TriedLine, TryLineHere } from "./tried-line.ts";
import * as panel from "../../state/QualitiesPanel/styles.ts";
import * as styles from "./styles.ts";

interface TryLineProps extends StoryState {
  node: string;
  onTry: TryLineHere;
  /** Begins an answer to what nothing answers. */
  onWrite: () => void;
  onOpen: (reaction: string) => void;
}

type Trial = { state: "idle" | "waiting" } | { state: "told"; line: string; tried: TriedLine };

/** A line as a player would type it: what is heard, what answers it, and what is told. */
export function TryLine({ node, graph, desk, onTry, onWrite, onOpen }: TryLineProps) {
  const { percent } = useFormats();
  const t = useMessages(answersMessages);
  const say = useReactionWords(desk);
  const heading = useId();
  const [line, setLine] = useState("");
  const [trial, setTrial] = useState<Trial>({ state: "idle" });
  const waits = trial.state === "waiting";
  const hear = async () => {
    const said = line.trim();
    if (waits || said === "") return;
    setTrial({ state: "waiting" });
    setTrial({ state: "told", line: said, tried: await onTry(said) });
  };
  const tried = trial.state === "told" ? trial.tried : undefined;
  const choice =
    tried && "way" in tried && tried.choice !== null
      ? graph.nodes[node]?.choices[tried.choice]
      : undefined;
  return (
    <section css={panel.part} aria-labelledby={heading}>
      <h4 id={heading} css={panel.title}>
        {t("try")}
      </h4>
      <div css={styles.trying}>
        <TextField
          label={t("try")}
          hideLabel
          hint={t("tryHint")}
          dir="auto"
          autoComplete="off"
          maxLength={4_000}
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
        {tried && "failure" in tried && <p>{tried.failure}</p>}
        {tried && "way" in tried && (
          <>
            <p>
              <strong>{t(`tryWay.${tried.way}`)}</strong>{" "}
              {tried.fit !== null && t("tryFit", { fit: percent(tried.fit * 100) })}{" "}
              {tried.model && t("tryModel", { sure: percent(tried.model.sure * 100) })}
            </p>
            {choice && (
              <p dir="auto">
                {t("tryChoice", { place: String((tried.choice ?? 0) + 1), text: choice.text })}
              </p>
            )}
            {tried.reactions.map((id) => {
              const reaction = graph.reactions?.[id];
              return (
                reaction && (
                  <button key={id} type="button" css={styles.answer} onClick={() => onOpen(id)}>
                    <span dir="auto">{say(reaction)}</span>
                  </button>
                )
              );
            })}
            <p css={panel.soft}>{t("tryHeard")}</p>
            <blockquote css={styles.told} dir="auto">
              {tried.text}
            </blockquote>
            {tried.reactions.length === 0 && tried.way !== "edge" && (
              <Button size="small" css={panel.alone} onClick={onWrite}>
                {t("tryWrite")}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
