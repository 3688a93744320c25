import type { FieldSuggestionKind, SceneSuggestionKind } from "@katha/storygraph";

/** What can be drafted; an answer in its own form. */
export type SuggestionKind = SceneSuggestionKind | FieldSuggestionKind | "answer";
export type TextSuggestionKind = Exclude<FieldSuggestionKind, "cover">;
export const sceneSuggestionKinds = [
  "next_node",
  "branches",
] as const satisfies readonly SceneSuggestionKind[];
export const textSuggestionKinds = [
  "taglines",
  "alt_text",
] as const satisfies readonly TextSuggestionKind[];
export const suggestionKinds = [
  ...sceneSuggestionKinds,
  ...textSuggestionKinds,
  "cover",
] as const satisfies readonly SuggestionKind[];

/** Of the button that opens the drafts; a page has one of each. */
export const openerId = (kind: SuggestionKind) => `help-${kind}`;

/** The maximum length of the wish. */
export const wishLength = 500;

/** What was asked for, and what came of it. */
export interface SuggestionDrafts<Kind> {
  wish: string;
  /** The newest first. */
  drafts: readonly Kind[];
  isAsking: boolean;
  wasStopped: boolean;
  /** The number of drafts in the last answer. */
  received: number;
  /** Why there are no drafts. */
  failure: string | undefined;
}

export interface SuggestionActions {
  /** Called at each change of the wish. */
  onPromptChange: (wish: string) => void;
  /** Asks for suggestions. */
  onRequest: () => void;
  /** Stops asking; what has arrived stays. */
  onStop: () => void;
  /** Puts drafts away, by their ids. */
  onDiscard: (ids: readonly string[]) => void;
  /** Closes the panel; the keyboard goes back to the button that opened it. */
  onClose: () => void;
}
