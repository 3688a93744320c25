import { fieldsOf } from "../graph/fields.ts";
import { nodeStateReaders } from "../state/reading/read-node.ts";
import { storyStateFrom, type StoryState } from "../state/reading/read-story.ts";

/** Fields of a node that say nothing of its state. */
export function lasting(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([field]) => !Object.hasOwn(nodeStateReaders, field)),
  );
}

/** What a story declares that its scenes and their conditions do not tell: it outlasts their editing. */
export function lastingOfStory(state: unknown): Pick<StoryState, "sources_note"> {
  const { sources_note } = storyStateFrom(fieldsOf(state) ?? {});
  return sources_note === undefined ? {} : { sources_note };
}
