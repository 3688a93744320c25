export const suggestionKinds = ["next_node", "branches", "taglines", "alt_text", "cover"] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];
export const sceneSuggestionKinds = [
  "next_node",
  "branches",
] as const satisfies readonly SuggestionKind[];
export type SceneSuggestionKind = (typeof sceneSuggestionKinds)[number];
export const textSuggestionKinds = [
  "taglines",
  "alt_text",
] as const satisfies readonly SuggestionKind[];
export type TextSuggestionKind = (typeof textSuggestionKinds)[number];

/** Of the button that opens the drafts; a page has one of each. */
export const openerId = (kind: SuggestionKind) => `help-${kind}`;

/** The maximum length of the wish. */
export const wishLength = 500;

interface Draft {
  id: string;
  /** Who wrote or painted it. */
  by: string;
}

/** A suggested text. */
export interface TextDraft extends Draft {
  text: string;
  /** The text of the choice that leads to it. */
  choice: string | null;
  /** Suggested choices of the new scene. */
  choices: readonly string[];
}

/** A suggested cover. */
export interface CoverDraft extends Draft {
  url: string;
  alt: string;
}

/** What was asked for, and what came of it. */
export interface SuggestionDrafts<Kind> {
  wish: string;
  /** The newest first. */
  drafts: readonly Kind[];
  isAsking: boolean;
  wasStopped: boolean;
  /** The number of drafts in the last answer. */
  came: number;
  /** Why there are no drafts. */
  failure: string | undefined;
}

export interface SuggestionActions {
  onPromptChange: (wish: string) => void;
  onRequest: () => void;
  onStop: () => void;
  onDiscard: (ids: readonly string[]) => void;
  onClose: () => void;
}
