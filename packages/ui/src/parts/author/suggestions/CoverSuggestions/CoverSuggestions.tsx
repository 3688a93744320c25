import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { suggestionMessages } from "../../../../messages/authors/suggestions.ts";
import { DraftCard } from "../DraftCard.tsx";
import { SuggestionPanel } from "../SuggestionPanel.tsx";
import { AcceptedField } from "../AcceptedField.tsx";
import type { CoverDraft } from "@katha/storygraph";
import type { SuggestionDrafts, SuggestionActions } from "../suggestion-drafts.ts";
import * as styles from "../styles.ts";

export interface CoverSuggestionsProps extends SuggestionActions {
  drafting: SuggestionDrafts<CoverDraft>;
  /** The address in the field. */
  current: string;
  onUse: (draft: CoverDraft) => void;
  language?: string | undefined;
}

/** Suggested covers, each with its alt text. */
export function CoverSuggestions({
  drafting,
  current,
  onUse,
  language,
  ...acts
}: CoverSuggestionsProps) {
  const t = useMessages(suggestionMessages);
  return (
    <SuggestionPanel {...acts} kind="cover" drafting={drafting}>
      {drafting.drafts.map((draft) => (
        <DraftCard
          key={draft.id}
          by={draft.by}
          name={`${draft.by}, ${draft.alt}`}
          useLabel={t("use")}
          onUse={() => onUse(draft)}
          onDiscard={() => acts.onDiscard([draft.id])}
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
