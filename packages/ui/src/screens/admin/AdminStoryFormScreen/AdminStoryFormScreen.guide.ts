import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "A story's form for administrators, with the fields that authors do not have.",
  from: [
    { at: "AdminStoriesScreen", by: "“Add”, or “Edit” in a row" },
    { at: "AdminReportsScreen", by: "“Edit the story”" },
  ],
  to: [{ at: "AdminStoriesScreen", by: "The way back, and once the story is kept" }],
  keyboard: [
    { keys: "Tab", does: "The way back, the sections, then “Save” at the foot." },
    { keys: "Enter", does: "In a field: saves; with faults, the focus goes to their summary." },
  ],
  spoken: [
    "The summary of faults takes the focus and is read at once.",
    "A conflict is an alert, as in EditStoryScreen.",
  ],
  words: [
    {
      rule: "What may not be done, and by whom.",
      good: "You do not have permission to update stories",
      bad: "403",
      hindi: "आपको कहानियाँ बदलने की अनुमति नहीं है",
    },
  ],
  otherNames: ["edit story as administrator", "content editor"],
};
