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
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "../styles.ts";

export interface TextSuggestionsProps extends SuggestionActions, ElementProps<"section"> {
  /** The field that they are for. */
  kind: TextSuggestionKind;
  /** The request for suggestions, and the results. */
  drafting: SuggestionDrafts<TextDraft>;
  /** The field's current value. */
  current: string;
  /** Puts a draft into the field. */
  onUse: (draft: TextDraft) => void;
  /** The language of the story's text. */
  language?: string | undefined;
}

/** A model's suggestions for the text of a field. */
export function TextSuggestions({
  kind,
  drafting,
  current,
  onUse,
  language,
  onDiscard,
  ...panel
}: TextSuggestionsProps) {
  const t = useMessages(suggestionMessages);
  return (
    <SuggestionPanel {...panel} onDiscard={onDiscard} kind={kind} drafting={drafting}>
      {drafting.drafts.map((draft) => (
        <DraftCard
          key={draft.id}
          by={draft.by}
          name={draft.text}
          useLabel={t("use")}
          onUse={() => onUse(draft)}
          onDiscard={() => onDiscard([draft.id])}
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
