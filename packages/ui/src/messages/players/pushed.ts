import type { MessageTable } from "../types.ts";

/** What a locked screen shows of news, below a story's title: no words of the reader's own. */
export const pushedMessages = {
  "pushed.news": /*i18n*/ { id: "pushed.news", message: "News" },
  "pushed.several": /*i18n*/ { id: "pushed.several", message: "Unread news: {amount}" },
  "pushed.story_approved": /*i18n*/ {
    id: "pushed.story_approved",
    message: "An editor has read your story and published it.",
  },
  "pushed.story_returned": /*i18n*/ {
    id: "pushed.story_returned",
    message: "An editor has read your story and asks you to look at it once more.",
  },
  "pushed.story_updated": /*i18n*/ {
    id: "pushed.story_updated",
    message: "This story, which you bookmarked, has new scenes.",
  },
  "pushed.correction_accepted": /*i18n*/ {
    id: "pushed.correction_accepted",
    message: "The author has taken a correction of yours.",
  },
  "pushed.line_answered": /*i18n*/ {
    id: "pushed.line_answered",
    message: "The author has written an answer to a line of yours.",
  },
} as const satisfies MessageTable;
