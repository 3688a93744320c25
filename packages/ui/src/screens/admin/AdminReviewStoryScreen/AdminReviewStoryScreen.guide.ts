import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose:
    "One story in review: what it is, how it plays, what changed, its full text, and the two decisions.",
  from: [{ at: "AdminReviewScreen", by: "“Read”" }],
  to: [
    { at: "AdminReviewScreen", by: "The way back, and once it is decided" },
    { at: "StoryScreen", by: "“As readers see it”" },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "The ways back and to the reader's view, the findings, the scenes, then the decisions at the foot.",
    },
    { keys: "Enter", does: "On a finding: goes to its scene." },
  ],
  spoken: [
    "Each part is a region with its heading; the story's words are in its own language.",
    "That another administrator decided first is an alert at the foot, with the button that reads it again.",
  ],
  words: [
    {
      rule: "What is new since the last approval.",
      good: "It has never been approved: all of it is new.",
      bad: "Diff: none",
      hindi: "यह पहले कभी स्वीकारी नहीं गई: सब कुछ नया है।",
    },
  ],
  otherNames: ["story review", "editorial review", "approval page"],
};
