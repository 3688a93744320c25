/** A draft that an author can accept or discard. */
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

/** Suggestions for a field of the form. */
export type FieldSuggestionKind = "taglines" | "alt_text" | "cover";
/** Suggestions for a scene: what follows it, and what is found there by looking. */
export type SceneSuggestionKind = "next_node" | "branches" | "closer_look";
