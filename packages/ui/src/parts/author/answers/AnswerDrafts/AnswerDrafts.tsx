import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { ModelsIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { suggestionMessages } from "../../../../messages/authors/suggestions.ts";
import { NoModelNote } from "../../suggestions/NoModelNote/NoModelNote.tsx";
import { openerId } from "../../suggestions/suggestion-drafts.ts";
import { SuggestionPanel } from "../../suggestions/SuggestionPanel.tsx";
import type { AnswerDrafting, DraftedAnswer } from "./answer-drafting.ts";
import * as drafts from "../../suggestions/styles.ts";
import * as panel from "../../state/QualitiesPanel/styles.ts";

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
export function AnswerDrafts({ drafting, asked, modelsHref, onSays }: AnswerDraftsProps) {
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
