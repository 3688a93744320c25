import type { StoryState } from "@katha/storygraph";
import { fieldsOf, nodeStateReaders, storyStateFrom } from "@katha/storygraph/structure";

/** Fields of a node that do not concern state. */
export function lasting(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([field]) => !Object.hasOwn(nodeStateReaders, field)),
  );
}

/** The part of a story's declarations that stays true whatever is edited in its scenes. */
export function lastingOfStory(state: unknown): Pick<StoryState, "sources_note"> {
  const { sources_note } = storyStateFrom(fieldsOf(state) ?? {});
  return sources_note === undefined ? {} : { sources_note };
}
