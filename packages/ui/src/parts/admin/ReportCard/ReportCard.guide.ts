import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows a passage that a reader reported, with their reason, and what can be decided.",
  use: ["In a `Queue` of reports, open or already decided."],
  avoid: [
    { when: "A whole story waits for an answer.", instead: "ReviewCard" },
    { when: "A reader makes the report.", instead: "ReportDialog" },
  ],
  anatomy: [
    { part: "Card", is: "The root, an `article` that its heading names." },
    { part: "Head", is: "The story as a link, the status as a badge, the reason and the day." },
    { part: "Line", is: "What the reader said or chose, which the passage answers." },
    { part: "Passage", is: "A `blockquote` with the words as players saw them." },
    { part: "Note", is: "The reader's own words, where they wrote some." },
    { part: "Decisions", is: "Dismiss and Uphold; for a decided report, Open again." },
  ],
  keyboard: [{ keys: "Tab", does: "Goes from the story's link to the decisions." }],
  spoken: [
    "An article with the story's title; each decision says the story: “Uphold the report about The Salt Ferry”.",
    "A decision that was not saved is an alert.",
    "While a decision is saved its button is busy and the other cannot be pressed.",
  ],
  words: [
    {
      rule: "A decision is a verb about the report, not about the reader.",
      good: "Uphold, Dismiss",
      bad: "Valid, Spam",
      hindi: "मान लें, ख़ारिज करें",
    },
  ],
  otherNames: ["moderation card", "flag", "abuse report", "complaint"],
};
