import type { StoryVersion } from "@katha/api/shapes";

export type VersionsResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; versions: readonly StoryVersion[]; hasMore: boolean };

export interface ChangedScene {
  node: string;
  /** The names of the parts that differ, in the author's language. */
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

/** What changed since a version. */
export interface VersionComparison {
  fields: readonly { name: string; before: string; now: string }[];
  /** The scene with which the story begins now, if it is another. */
  start: string | null;
  changed: readonly ChangedScene[];
  /** Changed declarations: qualities, things, answers. */
  declared: readonly ChangedDeclaration[];
  /** Changed entries of the bible: people, places, things and names. */
  bible: readonly ChangedDeclaration[];
  added: readonly string[];
  removed: readonly string[];
  /** Scenes in both versions that can be reached from the start in only one of them. */
  closed: readonly string[];
  opened: readonly string[];
  endingsGained: readonly string[];
  endingsLost: readonly string[];
}

export type ComparisonResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; comparison: VersionComparison };
