/** Why nothing of a file could be read. */
export const unreadables = [
  "blank",
  "not_text",
  "too_long",
  /** Blocks within more blocks than we read. */
  "too_deep",
  /** A script that would become more than any story can be. */
  "too_intricate",
  "unknown",
  "broken_json",
  "not_object",
  "no_nodes",
  "no_passage",
  "no_knot",
  "no_scene",
  /** A page for players, as Twine publishes it. */
  "twine_page",
  /** Ink compiled to JSON. */
  "compiled_ink",
  /** A zip that is no story bundle, or one that was changed; `fault` says more. */
  "broken_bundle",
] as const;
export type Unreadable = (typeof unreadables)[number];

/** What is wrong with a story bundle. */
export type BundleFault =
  | "not_zip"
  | "too_many_files"
  | "too_large"
  | "foreign_file"
  | "file_twice"
  | "missing_file"
  | "broken_json";

/** Where reading ended, and on what. */
export interface RefusalPlace {
  /** Counted from 1. */
  line?: number | undefined;
  column?: number | undefined;
  /** The bound that it goes beyond. */
  most?: number;
  fault?: BundleFault;
  /** In a bundle. */
  file?: string;
}

/** Ends reading; `importStory` answers with the reason. */
export class Refused extends Error {
  readonly why: Unreadable;
  readonly place: RefusalPlace;
  constructor(why: Unreadable, place: RefusalPlace = {}) {
    super(why);
    this.why = why;
    this.place = place;
  }
}
