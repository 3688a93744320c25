import type {
  CoverDraft,
  FieldSuggestionKind,
  SceneSuggestionKind,
  TextDraft,
} from "@katha/storygraph";

export const sceneSuggestionKinds = [
  "next_node",
  "branches",
] as const satisfies readonly SceneSuggestionKind[];

/** What is drafted for: a field of the form, or what comes after a scene. */
export type SuggestionTarget =
  | { readonly kind: FieldSuggestionKind }
  | { readonly kind: SceneSuggestionKind; readonly scene: string };

/** A cover, and the words for it. */
export interface CoverWords {
  coverUrl: string;
  imageAlt: string;
}

/** What a draft took the place of. */
export interface Replaced<Words> {
  id: string;
  words: Words;
}

/** Drafts for one field or scene, until the author decides. */
export interface SuggestionDrafts<Kind = TextDraft | CoverDraft, Words = string | CoverWords> {
  isOpen: boolean;
  wish: string;
  /** The newest first. */
  drafts: readonly Kind[];
  /** The last first. */
  replaced: readonly Replaced<Words>[];
  /** The scenes that drafts became, by the draft's id. */
  takenAs: Readonly<Record<string, string>>;
  /** The request that is under way. */
  requestId: string | null;
  wasStopped: boolean;
  /** How many the last answer brought. */
  received: number;
  /** Why nothing came of the last request. */
  error: unknown;
}

/** What is kept in the browser: it was asked for, and may have been paid for. */
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

/** Undefined where nothing of it would be missed. */
export function draftsToKeep(state: SuggestionDrafts | undefined): KeptDrafts | undefined {
  if (state === undefined) return undefined;
  const { isOpen, wish, drafts, replaced, takenAs } = state;
  const isBare = drafts.length === 0 && replaced.length === 0 && wish.trim() === "";
  return isBare ? undefined : { isOpen, wish, drafts, replaced, takenAs };
}

/** Ids go on where those that are there end. */
export function nextId({ drafts, replaced }: SuggestionDrafts): number {
  const ids = [...drafts, ...replaced].map(({ id }) => Number.parseInt(id, 10));
  return Math.max(0, ...ids.filter((id) => Number.isFinite(id))) + 1;
}
