import type { StoryVersion } from "@katha/api/shapes";
import type { ChangedEntry, StoryField } from "@katha/storygraph";

export type VersionsResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; versions: readonly StoryVersion[]; hasMore: boolean };

interface Sides {
  before: string;
  now: string;
}

/** A field of an entry in the bible, and what it says. */
export type BibleLine = readonly [field: string, text: string];

/** What changed since a version. */
export interface VersionComparison {
  fields: readonly (Sides & { field: StoryField })[];
  /** The scene with which the story begins now, if it is another. */
  start: string | null;
  /** With the fields of the scene that differ. */
  changed: readonly (Sides & { node: string; fields: readonly string[] })[];
  /** Qualities, things, answers; without a name it is the only one of its part. */
  declared: readonly (Sides & Omit<ChangedEntry, "fields"> & { name: string | null })[];
  /** People, places, things and names; a change has the fields that differ. */
  bible: readonly {
    part: string;
    name: string;
    what: ChangedEntry["what"];
    before: readonly BibleLine[];
    now: readonly BibleLine[];
  }[];
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
