import type { MessageTable } from "../types.ts";

export const storyErrors = {
  story_not_found: /*i18n*/ {
    id: "errors.story_not_found",
    message: "This story is not on our shelves.",
  },
  not_yours: /*i18n*/ { id: "errors.not_yours", message: "Only its author can change this story." },
  stale_version: /*i18n*/ {
    id: "errors.stale_version",
    message: "This story was saved elsewhere since you opened it. Nothing was overwritten.",
  },
  version_not_found: /*i18n*/ {
    id: "errors.version_not_found",
    message: "This version of the story was not kept.",
  },
  already_published: /*i18n*/ {
    id: "errors.already_published",
    message:
      "Readers have had this story in hand. Archive it: that takes it off the shelves, and keeps their plays.",
  },
  archived: /*i18n*/ {
    id: "errors.archived",
    message: "This story is archived. Put it back first.",
  },
  archived_by_admin: /*i18n*/ {
    id: "errors.archived_by_admin",
    message:
      "An administrator archived this story, so only an administrator can bring it back. All that you wrote is kept.",
  },
  share_link_ended: /*i18n*/ {
    id: "errors.share_link_ended",
    message: "This link has ended. Ask its author for another one.",
  },
  no_draft: /*i18n*/ {
    id: "errors.no_draft",
    message: "Only what is still being written is shared by a link.",
  },
  not_finished: /*i18n*/ {
    id: "errors.not_finished",
    message: "Finish the story first. Then your stars will mean something to the next reader.",
  },
  review_findings: /*i18n*/ {
    id: "errors.review_findings",
    message: "The story is not ready to be published yet.",
  },
  beyond_bounds: /*i18n*/ {
    id: "errors.beyond_bounds",
    message:
      "This is more than a story can hold, so it was not saved. What you wrote is still here.",
  },
  still_checking: /*i18n*/ {
    id: "errors.still_checking",
    message:
      "Another story of yours is being checked. Nothing is lost: publish this one when that is done.",
  },
  not_checked: /*i18n*/ {
    id: "errors.not_checked",
    message:
      "Checking this story took too long, so nothing was published or changed. What you wrote is still here. Try again in a minute.",
  },
  not_waiting: /*i18n*/ {
    id: "errors.not_waiting",
    message: "This story does not wait for a review.",
  },
  changed_meanwhile: /*i18n*/ {
    id: "errors.changed_meanwhile",
    message: "The story has changed since you read it. Read it again before you decide.",
  },
  being_saved: /*i18n*/ {
    id: "errors.being_saved",
    message:
      "This story is being saved at this very moment, so nothing was begun or published. Try again in a moment.",
  },
  not_offered: /*i18n*/ {
    id: "errors.not_offered",
    message: "No model is configured that could help to write.",
  },
  no_suggestion: /*i18n*/ {
    id: "errors.no_suggestion",
    message: "Nothing came of it this time. Try again.",
  },
  not_painted: /*i18n*/ {
    id: "errors.not_painted",
    message: "The painter has too much to do just now. Try again.",
  },
  cover_unavailable: /*i18n*/ {
    id: "errors.cover_unavailable",
    message: "The cover cannot be fetched.",
  },
  invalid_bundle: /*i18n*/ {
    id: "errors.invalid_bundle",
    message:
      "This is no story bundle that can be read, or it was changed on its way. Nothing was imported. Export it again, and choose that file.",
  },
  invalid_picture: /*i18n*/ {
    id: "errors.invalid_picture",
    message: "This is no picture that can be read.",
  },
  picture_too_large: /*i18n*/ {
    id: "errors.picture_too_large",
    message: "A picture may hold at most 5 MB.",
  },
  picture_expected: /*i18n*/ {
    id: "errors.picture_expected",
    message: "Send a picture, or a form that holds one.",
  },
  category_not_found: /*i18n*/ {
    id: "errors.category_not_found",
    message: "There is no such category.",
  },
  tag_not_found: /*i18n*/ { id: "errors.tag_not_found", message: "There is no such tag." },
  name_taken: /*i18n*/ { id: "errors.name_taken", message: "There is already one of this name." },
  in_use: /*i18n*/ {
    id: "errors.in_use",
    message: "Stories still use this. Merge it into another instead.",
  },
  order_incomplete: /*i18n*/ {
    id: "errors.order_incomplete",
    message: "The order must name every category once. Load the list again.",
  },
} as const satisfies MessageTable;
