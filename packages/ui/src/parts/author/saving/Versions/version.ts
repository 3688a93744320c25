/** A version of a story that was kept. */
export interface SavedVersion {
  version: number;
  isNewest: boolean;
  /** Null: the system, or a deleted account. */
  by: { isYou: boolean; name: string } | null;
  at: string;
  restoredFrom: number | null;
  scenes: number;
  words: number;
}

export type VersionsResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; versions: readonly SavedVersion[]; hasMore: boolean };

export interface ChangedScene {
  node: string;
  /** What differs in it, in the author's words. */
  parts: readonly string[];
  before: string;
  now: string;
}

export interface ChangedDeclaration {
  key: string;
  name: string;
  what: "added" | "removed" | "changed";
  before: string;
  now: string;
}

/** What became of a version since. */
export interface VersionComparison {
  fields: readonly { name: string; before: string; now: string }[];
  /** Where the story begins now, if that is elsewhere. */
  start: string | null;
  changed: readonly ChangedScene[];
  /** Qualities, things, answers: what the story declares. */
  declared: readonly ChangedDeclaration[];
  /** People, places, things and names of the bible. */
  bible: readonly ChangedDeclaration[];
  added: readonly string[];
  removed: readonly string[];
  /** Scenes of both that can be reached from the start in one of them alone. */
  closed: readonly string[];
  opened: readonly string[];
  endingsGained: readonly string[];
  endingsLost: readonly string[];
}

export type ComparisonResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; comparison: VersionComparison };
