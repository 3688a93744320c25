import type { OwnStory } from "../contract/story/story.ts";
import { flag, list, number, object, optional } from "./fields.ts";
import { optionalMoment, readChange, readReturn, storyFields } from "./story.ts";

export const readOwnStories = list<OwnStory>(
  object({
    ...storyFields,
    returned: readReturn,
    pending_change: readChange,
    cover_awaited_until: optionalMoment,
    corrections_waiting: optional(number()),
    archived_by_admin: optional(flag()),
  }),
);
