import * as z from "zod";
import { pendingChange, story, storyDetail, storyReturn } from "./story.ts";

/** A story in its author's own list. */
export const ownStory = story
  .extend({
    returned: storyReturn.nullable(),
    pending_change: pendingChange.nullable().optional(),
    cover_awaited_until: storyDetail.shape.cover_awaited_until,
    corrections_waiting: z
      .int()
      .optional()
      .describe("How many of the players' corrections are neither done nor dismissed"),
    archived_by_admin: z
      .boolean()
      .optional()
      .describe("An administrator archived it, so its author cannot bring it back"),
  })
  .meta({ id: "OwnStory" });
export type OwnStory = z.infer<typeof ownStory>;
