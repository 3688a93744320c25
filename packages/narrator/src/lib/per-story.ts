import type { StoryVersion } from "../port.ts";

const noBible = {};

/** Caches what is read from a story, for as long as its graph and its bible are the same objects. */
export function perStory<Value extends {}>(
  read: (story: StoryVersion) => Value,
): (story: StoryVersion) => Value {
  const byGraph = new WeakMap<object, WeakMap<object, Value>>();
  return (story) => {
    const bible = typeof story.bible === "object" && story.bible !== null ? story.bible : noBible;
    const byBible = byGraph.get(story.graph) ?? new WeakMap<object, Value>();
    byGraph.set(story.graph, byBible);
    const before = byBible.get(bible);
    if (before !== undefined) return before;
    const value = read(story);
    byBible.set(bible, value);
    return value;
  };
}
