import type { Reaction } from "@katha/storygraph";
import type { SuggestionDrafts } from "../../suggestions/suggestion-drafts.ts";

/** What a model would let the story say. */
export interface AnswerDraft {
  id: string;
  text: string;
  by: string;
}

/** What a draft is for. */
export interface DraftedAnswer {
  /** The answer's name. */
  id: string;
  /** The scene that is open. */
  node: string;
  reaction: Reaction;
  /** What players typed that it is to answer. */
  lines: readonly string[];
}

/** Drafts by a model, kept by the names of the answers that they are for. */
export interface AnswerDrafting {
  draftsFor: (id: string) => SuggestionDrafts<AnswerDraft>;
  onPromptChange: (id: string, wish: string) => void;
  onRequest: (asked: DraftedAnswer) => void;
  onStop: (id: string) => void;
  onDiscard: (id: string, drafts: readonly string[]) => void;
}
