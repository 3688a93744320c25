import type { MarkedStories, MarkedStory } from "../contract/story/engagement.ts";
import { flag, list, moment, object, type Reader, textOrNull } from "./fields.ts";
import { storyFields } from "./story.ts";

const markedFields = { ...storyFields, marked_at: moment, is_open: flag(true) };

export const readMarkedStories: Reader<MarkedStories> = object({
  stories: list<MarkedStory>(object(markedFields)),
  next_cursor: textOrNull,
});
