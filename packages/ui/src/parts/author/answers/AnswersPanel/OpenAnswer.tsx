import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { DoneIcon, ModelsIcon, RemoveIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import type { BibleName, Reaction, StructureOperation } from "@katha/storygraph";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { PanelPart } from "../../PanelPart/PanelPart.tsx";
import type { AnswerDrafting, DraftedAnswer } from "./answer-drafting.ts";
import { ReactionForm } from "../ReactionForm/ReactionForm.tsx";
import { useReactionWords } from "../ReactionForm/useReactionWords.ts";
import { useStoryState } from "../../state/story-state.ts";
import type { AnsweredLine } from "./answer-to.ts";
import type { TryLineHere } from "./tried-line.ts";
import { TypedLine } from "./TryLine.tsx";
import { suggestionMessages } from "../../../../messages/authors/suggestions.ts";
import { NoModelNote } from "../../suggestions/NoModelNote/NoModelNote.tsx";
import { openerId } from "../../suggestions/suggestion-drafts.ts";
import { SuggestionPanel } from "../../suggestions/SuggestionPanel.tsx";
import * as panel from "../../state/QualitiesPanel/styles.ts";
import * as styles from "./styles.ts";
import * as drafts from "../../suggestions/styles.ts";

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
    <PanelPart title={t("form")} headingRef={top} focusable css={panel.card}>
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

interface AnswerDraftsProps {
  /** Null if there is no model that could write drafts. */
  drafting: AnswerDrafting | null;
  asked: DraftedAnswer;
  /** Where an administrator binds a model. */
  modelsHref?: string | undefined;
  /** Replaces the answer's text. */
  onSays: (says: readonly string[]) => void;
}

/**
 * A model's drafts for an answer; each can be reviewed, and takes effect only once it is accepted.
 */
function AnswerDrafts({ drafting, asked, modelsHref, onSays }: AnswerDraftsProps) {
  const t = useMessages(suggestionMessages);
  const { id, reaction } = asked;
  const state = drafting?.draftsFor(id);
  const [isOpen, setOpen] = useState((state?.drafts.length ?? 0) > 0);
  if (drafting === null || state === undefined) return <NoModelNote modelsHref={modelsHref} />;
  const said = reaction.says.filter((line) => line.trim() !== "");
  return (
    <>
      <div css={panel.acts}>
        <Button
          id={openerId("answer")}
          size="small"
          icon={ModelsIcon}
          aria-expanded={isOpen}
          onClick={() => {
            if (!isOpen && state.drafts.length === 0 && !state.isAsking) drafting.onRequest(asked);
            setOpen(!isOpen);
          }}
        >
          {t("open.answer")}
        </Button>
        <span css={panel.soft}>{t("answer.price")}</span>
      </div>
      {isOpen && (
        <SuggestionPanel
          kind="answer"
          drafting={state}
          onPromptChange={(wish) => drafting.onPromptChange(id, wish)}
          onRequest={() => drafting.onRequest(asked)}
          onStop={() => drafting.onStop(id)}
          onDiscard={(ids) => drafting.onDiscard(id, ids)}
          onClose={() => setOpen(false)}
          nameOf={({ text }) => text}
          useLabel={t("use.answer")}
          onUse={({ text }) => onSays([...said, text])}
          renderTaken={({ text }) => said.includes(text)}
        >
          {({ text }) => (
            <p css={[drafts.line, { whiteSpace: "pre-line" }]} dir="auto">
              {text}
            </p>
          )}
        </SuggestionPanel>
      )}
    </>
  );
}
