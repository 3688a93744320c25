import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { suggestionMessages } from "../../../../messages/authors/suggestions.ts";
import { DraftCard } from "../DraftCard.tsx";
import { SuggestionPanel } from "../SuggestionPanel.tsx";
import { AcceptedField } from "../AcceptedField.tsx";
import type { CoverDraft } from "@katha/storygraph";
import type { SuggestionDrafts, SuggestionActions } from "../suggestion-drafts.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "../styles.ts";

export interface CoverSuggestionsProps extends SuggestionActions, ElementProps<"section"> {
  /** The request for suggestions, and the results. */
  drafting: SuggestionDrafts<CoverDraft>;
  /** The address in the field. */
  current: string;
  /** Puts a draft into the field. */
  onUse: (draft: CoverDraft) => void;
  /** The language of the story's text. */
  language?: string | undefined;
}

/** Suggested covers, each with its alt text. */
export function CoverSuggestions({
  drafting,
  current,
  onUse,
  language,
  onDiscard,
  ...panel
}: CoverSuggestionsProps) {
  const t = useMessages(suggestionMessages);
  return (
    <SuggestionPanel {...panel} onDiscard={onDiscard} kind="cover" drafting={drafting}>
      {drafting.drafts.map((draft) => (
        <DraftCard
          key={draft.id}
          by={draft.by}
          name={`${draft.by}, ${draft.alt}`}
          useLabel={t("use")}
          onUse={() => onUse(draft)}
          onDiscard={() => onDiscard([draft.id])}
          {...(draft.url === current && { taken: <AcceptedField /> })}
        >
          <Picture source={{ src: draft.url, alt: "" }} seed={draft.id} sizes="320px" />
          <p css={styles.alt} lang={language} dir="auto">
            {draft.alt}
          </p>
        </DraftCard>
      ))}
    </SuggestionPanel>
  );
}
