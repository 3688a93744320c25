// Made from the contract by `npm run readers`.
import type { PublishedStory } from "../../../shapes/made/story/authoring.ts";
import { type Reader, list, object, optional } from "../../fields.ts";
import { readStrangersCounts } from "../admin/proving.ts";
import { readFinding } from "../admin/review.ts";
import { storyFields } from "./story.ts";

export const readPublishedStory: Reader<PublishedStory> = object({
  ...storyFields,
  warnings: list(readFinding),
  strangers: optional(readStrangersCounts),
});
