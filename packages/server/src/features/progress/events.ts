/** Everything that players do and tasks count. */
export const eventKinds = [
  "registered",
  "verified",
  "liked",
  "bookmarked",
  "shared",
  "rated",
  "published",
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
  /** What makes it the same event when it is told of again: the story, the turn, the session. */
  occasion: string;
  storyId?: string;
}
