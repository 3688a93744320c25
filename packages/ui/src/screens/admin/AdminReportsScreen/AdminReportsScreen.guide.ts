import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "Passages that readers reported, with what can be decided about each.",
  from: [{ at: "AdminShell", by: "The bar of the administration" }],
  to: [
    { at: "StoryScreen", by: "The story's title" },
    { at: "AdminStoryFormScreen", by: "“Edit the story”" },
  ],
  keyboard: [
    { keys: "Tab", does: "The choice of status, then report by report: the story, the decisions." },
    { keys: "Enter on a decision", does: "The report goes; the focus moves to the next one." },
  ],
  spoken: [
    "A list that says how many reports it has; how many are open stands beside the title.",
    "A decision that somebody else had made already is an alert above the list.",
  ],
  words: [
    {
      rule: "What a decision does, and what it does not.",
      good: "Passages that players reported, the oldest first. A decision is written down and changes no story: that is done where the story is edited.",
      bad: "Moderation queue",
      hindi:
        "खिलाड़ियों ने जिन अंशों की शिकायत की, सबसे पुराने पहले। निर्णय दर्ज होता है और किसी कहानी को नहीं बदलता: वह वहीं होता है जहाँ कहानी संपादित की जाती है।",
    },
  ],
  otherNames: ["moderation page", "flagged content", "abuse reports"],
};
