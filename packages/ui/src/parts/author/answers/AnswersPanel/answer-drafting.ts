import type { Reaction, TextDraft } from "@katha/storygraph";
import type { SuggestionDrafts } from "../../suggestions/suggestion-drafts.ts";

/** A model's suggestion for the text of an answer. */
export type AnswerDraft = Pick<TextDraft, "id" | "text" | "by">;

/** The answer for which drafts are requested. */
export interface DraftedAnswer {
  /** The id of the answer. */
  id: string;
  /** The scene being edited. */
  node: string;
  reaction: Reaction;
  /** The lines by players that it should answer. */
  lines: readonly string[];
}

/** A model's drafts, by the ids of the answers that they are for. */
export interface AnswerDrafting {
  draftsFor: (id: string) => SuggestionDrafts<AnswerDraft>;
  onPromptChange: (id: string, wish: string) => void;
  onRequest: (asked: DraftedAnswer) => void;
  onStop: (id: string) => void;
  onDiscard: (id: string, drafts: readonly string[]) => void;
}
