import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import { SuggestionPanel } from "../SuggestionPanel.tsx";
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
export function CoverSuggestions({ current, language, ...panel }: CoverSuggestionsProps) {
  return (
    <SuggestionPanel
      {...panel}
      kind="cover"
      nameOf={({ by, alt }) => `${by}, ${alt}`}
      renderTaken={({ url }) => url === current}
    >
      {({ id, url, alt }) => (
        <>
          <Picture source={{ src: url, alt: "" }} seed={id} sizes="320px" />
          <p css={styles.by} lang={language} dir="auto">
            {alt}
          </p>
        </>
      )}
    </SuggestionPanel>
  );
}
