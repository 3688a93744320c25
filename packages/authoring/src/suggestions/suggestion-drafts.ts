import type {
  CoverDraft,
  FieldSuggestionKind,
  SceneSuggestionKind,
  TextDraft,
} from "@katha/storygraph";

export const sceneSuggestionKinds = [
  "next_node",
  "branches",
  "closer_look",
] as const satisfies readonly SceneSuggestionKind[];

/** What drafts are for: a field of the form, the scenes after a scene, or the text of an answer. */
export type SuggestionTarget =
  | { readonly kind: FieldSuggestionKind }
  | { readonly kind: SceneSuggestionKind; readonly scene: string }
  | AnswerTarget;

export interface AnswerTarget {
  readonly kind: "answer";
  /** The id of the answer. */
  readonly answer: string;
}

/** A cover, and the words for it. */
export interface CoverWords {
  coverUrl: string;
  imageAlt: string;
}

/** The words that a draft replaced. */
export interface Replaced<Words> {
  id: string;
  words: Words;
}

/** Drafts for one field or scene, until the author decides. */
export interface SuggestionDrafts<Kind = TextDraft | CoverDraft, Words = string | CoverWords> {
  isOpen: boolean;
  wish: string;
  /** Newest first. */
  drafts: readonly Kind[];
  /** Most recent first. */
  replaced: readonly Replaced<Words>[];
  /** The scenes that were made from drafts, by the draft's id. */
  takenAs: Readonly<Record<string, string>>;
  /** The running request. */
  requestId: string | null;
  wasStopped: boolean;
  /** How many drafts the last answer brought. */
  received: number;
  /** Why the last request failed. */
  error: unknown;
}

/** What the browser keeps: the author asked for it, and may have paid for it. */
export type KeptDrafts = Partial<
  Pick<SuggestionDrafts, "isOpen" | "wish" | "drafts" | "replaced" | "takenAs">
>;

export function newDrafts(kept: KeptDrafts = {}): SuggestionDrafts {
  return {
    isOpen: false,
    wish: "",
    drafts: [],
    replaced: [],
    takenAs: {},
    ...kept,
    requestId: null,
    wasStopped: false,
    received: 0,
    error: undefined,
  };
}

/** Undefined if nothing is worth keeping. */
export function draftsToKeep(state: SuggestionDrafts | undefined): KeptDrafts | undefined {
  if (state === undefined) return undefined;
  const { isOpen, wish, drafts, replaced, takenAs } = state;
  const isBare = drafts.length === 0 && replaced.length === 0 && wish.trim() === "";
  return isBare ? undefined : { isOpen, wish, drafts, replaced, takenAs };
}

/** Continues after the highest existing id. */
export function nextId({ drafts, replaced }: SuggestionDrafts): number {
  const ids = [...drafts, ...replaced].map(({ id }) => Number.parseInt(id, 10));
  return Math.max(0, ...ids.filter((id) => Number.isFinite(id))) + 1;
}
