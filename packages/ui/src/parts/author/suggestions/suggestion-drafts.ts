export const helpKinds = ["next_node", "branches", "taglines", "alt_text", "cover"] as const;
export type HelpKind = (typeof helpKinds)[number];
export const sceneHelpKinds = ["next_node", "branches"] as const satisfies readonly HelpKind[];
export type SceneHelpKind = (typeof sceneHelpKinds)[number];
export const lineHelpKinds = ["taglines", "alt_text"] as const satisfies readonly HelpKind[];
export type LineHelpKind = (typeof lineHelpKinds)[number];

/** Of the button that opens the drafts; a page has one of each. */
export const openerId = (kind: HelpKind) => `help-${kind}`;

/** What is written at most into the wish. */
export const wishLength = 500;

interface Draft {
  id: string;
  /** Who wrote or painted it. */
  by: string;
}

/** Words for the author to take or leave. */
export interface TextDraft extends Draft {
  text: string;
  /** The line of the choice that leads there. */
  choice: string | null;
  /** What a player might pick there. */
  choices: readonly string[];
}

/** A picture for the author to take or leave. */
export interface CoverDraft extends Draft {
  url: string;
  alt: string;
}

/** What was asked for, and what came of it. */
export interface Drafting<Kind> {
  wish: string;
  /** The newest first. */
  drafts: readonly Kind[];
  isAsking: boolean;
  wasStopped: boolean;
  /** How many the last answer brought. */
  came: number;
  /** Why nothing came of it. */
  failure: string | undefined;
}

export interface DraftingActs {
  onWish: (wish: string) => void;
  onAsk: () => void;
  onStop: () => void;
  onDiscard: (ids: readonly string[]) => void;
  onClose: () => void;
}
