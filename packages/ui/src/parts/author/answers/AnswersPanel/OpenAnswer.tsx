import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { DoneIcon, RemoveIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import type { BibleName, Reaction, StructureOperation } from "@katha/storygraph";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { PanelPart } from "../../PanelPart/PanelPart.tsx";
import { AnswerDrafts } from "../AnswerDrafts/AnswerDrafts.tsx";
import type { AnswerDrafting } from "../AnswerDrafts/answer-drafting.ts";
import { ReactionForm } from "../ReactionForm/ReactionForm.tsx";
import { useReactionWords } from "../ReactionForm/useReactionWords.ts";
import { useStoryState } from "../../state/story-state.ts";
import type { AnsweredLine } from "./answer-to.ts";
import type { TryLineHere } from "./tried-line.ts";
import { TypedLine } from "./TryLine.tsx";
import * as panel from "../../state/QualitiesPanel/styles.ts";
import * as styles from "./styles.ts";

interface OpenAnswerProps {
  id: string;
  /** Drafts by a model: null if there is no model, undefined if drafts are not offered. */
  drafting: AnswerDrafting | null | undefined;
  modelsHref: string | undefined;
  bibleNames: readonly BibleName[];
  reaction: Reaction;
  /** The scene being edited. */
  node: string;
  /** The line by players that it should answer. */
  line: AnsweredLine | undefined;
  onTry: TryLineHere | undefined;
  /** It has no text yet, so it is not in the story. */
  isDraft: boolean;
  onReaction: (reaction: Reaction, made?: StructureOperation) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** The answer being edited, with a summary of it as a sentence. */
export function OpenAnswer(props: OpenAnswerProps) {
  const {
    bibleNames,
    reaction,
    isDraft,
    onReaction,
    onRemove,
    onClose,
    id,
    drafting,
    modelsHref,
    node,
    line,
    onTry,
  } = props;
  const { desk } = useStoryState();
  const t = useMessages(answersMessages);
  const say = useReactionWords(desk);
  const top = useRef<HTMLHeadingElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => top.current?.focus(), []);
  /** The form is about to be removed, so the focus returns to what opened it, or to the panel. */
  const leave = (act: () => void) => {
    const back = opener?.isConnected ? opener : top.current?.closest("details")?.firstElementChild;
    if (back instanceof HTMLElement) back.focus();
    act();
  };
  return (
    <PanelPart title={t("form")} headingRef={top} css={panel.card}>
      <p css={styles.sentence} dir="auto">
        {say(reaction)}
      </p>
      {isDraft && <p css={panel.soft}>{t("unsaid")}</p>}
      {desk.catchesAll(reaction) && <Callout tone="warning">{t("catchesAll")}</Callout>}
      {line && <TypedLine node={node} line={line} written={reaction} onTry={onTry} />}
      <ReactionForm reaction={reaction} bibleNames={bibleNames} onReaction={onReaction} />
      {drafting !== undefined && (
        <AnswerDrafts
          drafting={drafting}
          modelsHref={modelsHref}
          asked={{ id, node, reaction, lines: line ? [line.text] : [] }}
          onSays={(says) => onReaction({ ...reaction, says })}
        />
      )}
      <div css={panel.acts}>
        <Button size="small" icon={DoneIcon} onClick={() => leave(onClose)}>
          {t("close")}
        </Button>
        <Button size="small" variant="ghost" icon={RemoveIcon} onClick={() => leave(onRemove)}>
          {t("remove")}
        </Button>
      </div>
    </PanelPart>
  );
}
