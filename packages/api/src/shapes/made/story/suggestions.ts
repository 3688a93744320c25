// Made from the contract by `npm run readers`.

export interface Suggestion {
  text: string;
  /** The line of the choice that leads there */
  choice: string | null;
  /** What a player might pick there */
  choices: string[];
}

export interface Suggestions {
  drafts: Suggestion[];
  servedBy: string;
}

export interface SuggestionsOffered {
  available: boolean;
  kinds: ("next_node" | "branches" | "closer_look" | "taglines" | "alt_text")[];
}
