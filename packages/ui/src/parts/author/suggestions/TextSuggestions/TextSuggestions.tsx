import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { suggestionMessages } from "../../../../messages/authors/suggestions.ts";
import { DraftCard } from "../DraftCard.tsx";
import { SuggestionPanel } from "../SuggestionPanel.tsx";
import { AcceptedField } from "../AcceptedField.tsx";
import type { TextDraft } from "@katha/storygraph";
import type {
  SuggestionDrafts,
  SuggestionActions,
  TextSuggestionKind,
} from "../suggestion-drafts.ts";
import * as styles from "../styles.ts";

export interface TextSuggestionsProps extends SuggestionActions {
  kind: TextSuggestionKind;
  drafting: SuggestionDrafts<TextDraft>;
  /** The field's current value. */
  current: string;
  onUse: (draft: TextDraft) => void;
  language?: string | undefined;
}

/** Drafts of what one field says. */
export function TextSuggestions({
  kind,
  drafting,
  current,
  onUse,
  language,
  ...acts
}: TextSuggestionsProps) {
  const t = useMessages(suggestionMessages);
  return (
    <SuggestionPanel {...acts} kind={kind} drafting={drafting}>
      {drafting.drafts.map((draft) => (
        <DraftCard
          key={draft.id}
          by={draft.by}
          name={draft.text}
          useLabel={t("use")}
          onUse={() => onUse(draft)}
          onDiscard={() => acts.onDiscard([draft.id])}
          {...(draft.text === current && { taken: <AcceptedField /> })}
        >
          <p css={styles.line} lang={language} dir="auto">
            {draft.text}
          </p>
        </DraftCard>
      ))}
    </SuggestionPanel>
  );
}
