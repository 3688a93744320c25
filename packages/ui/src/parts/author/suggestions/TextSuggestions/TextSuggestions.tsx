import { SuggestionPanel } from "../SuggestionPanel.tsx";
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
export function TextSuggestions({ current, language, ...panel }: TextSuggestionsProps) {
  return (
    <SuggestionPanel
      {...panel}
      nameOf={({ text }) => text}
      renderTaken={({ text }) => text === current}
    >
      {({ text }) => (
        <p css={styles.line} lang={language} dir="auto">
          {text}
        </p>
      )}
    </SuggestionPanel>
  );
}
