/** Everything that tasks count. */
export const eventKinds = [
  "registered",
  "verified",
  "liked",
  "bookmarked",
  "shared",
  "rated",
  "published",
  "found_readers",
  "begun",
  "told",
  "immersed",
  "acted",
  "painted",
  "scene_found",
  "ending_found",
  "finished",
] as const;
export type EventKind = (typeof eventKinds)[number];

export interface ProgressEvent {
  userId: string;
  kind: EventKind;
  /** What the event is about: the story, turn or session. It counts once per kind and occasion. */
  occasion: string;
  storyId?: string;
}
