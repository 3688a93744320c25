import type { SaveRequest, SaveResult } from "./save-types.ts";
import type { SavedStory } from "./saved-story.ts";

export interface SaveCalls {
  readonly send: (request: SaveRequest) => Promise<SaveResult>;
  readonly newest: () => Promise<SavedStory | undefined>;
}

export type SaveOutcome =
  | Exclude<SaveResult, { kind: "stale" }>
  /** Saved elsewhere meanwhile, as the story that both are merged into. */
  | { readonly kind: "stale"; readonly theirs: SavedStory };

/** Sends a story once, and reads what somebody else has saved meanwhile. */
export async function saveOnce(
  { send, newest }: SaveCalls,
  request: SaveRequest,
): Promise<SaveOutcome> {
  const result = await send(request);
  if (result.kind !== "stale") return result;
  const theirs = await newest();
  return theirs ? { kind: "stale", theirs } : { kind: "unreachable", error: undefined };
}
