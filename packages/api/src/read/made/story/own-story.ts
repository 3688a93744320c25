// Made from the contract by `npm run readers`.
import type { OwnStory } from "../../../shapes/made/story/own-story.ts";
import {
  type Reader,
  flag,
  momentOrNull,
  number,
  object,
  objectOrNull,
  optional,
  optionalOrNull,
} from "../../fields.ts";
import { readPendingChange, readStoryReturn, storyFields } from "./story.ts";

export const readOwnStory: Reader<OwnStory> = object({
  ...storyFields,
  returned: objectOrNull(readStoryReturn),
  pending_change: optionalOrNull(objectOrNull(readPendingChange)),
  cover_awaited_until: optionalOrNull(momentOrNull),
  corrections_waiting: optional(number()),
  archived_by_admin: optional(flag()),
});
