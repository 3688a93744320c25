import type { FieldSuggestionKind, SceneSuggestionKind } from "@katha/storygraph";

/** What can be suggested; answers have their own form. */
export type SuggestionKind = SceneSuggestionKind | FieldSuggestionKind | "answer";
export type TextSuggestionKind = Exclude<FieldSuggestionKind, "cover">;
export const sceneSuggestionKinds = [
  "next_node",
  "branches",
  "closer_look",
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

/** The id of the button that opens the suggestions; there is one of each kind on a page. */
export const openerId = (kind: SuggestionKind) => `help-${kind}`;

/** The maximum length of the wish. */
export const wishLength = 500;

/** The request for suggestions, and the results. */
export interface SuggestionDrafts<Kind> {
  wish: string;
  /** Newest first. */
  drafts: readonly Kind[];
  isAsking: boolean;
  wasStopped: boolean;
  /** The number of drafts in the last answer. */
  received: number;
  /** Why no suggestions arrived. */
  failure: string | undefined;
}

export interface SuggestionActions {
  /** Called at each change of the wish. */
  onPromptChange: (wish: string) => void;
  /** Requests suggestions. */
  onRequest: () => void;
  /** Stops the request; what has arrived stays. */
  onStop: () => void;
  /** Discards drafts, by their ids. */
  onDiscard: (ids: readonly string[]) => void;
  /** Closes the panel; the focus returns to the button that opened it. */
  onClose: () => void;
}
