import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "The form of a new story, in four tabs.",
  from: [
    { at: "MyStoriesScreen", by: "“Create New Story”" },
    { at: "CreateMenu", by: "“Compose”" },
  ],
  to: [{ at: "MyStoriesScreen", by: "“Cancel”, and once the story is kept" }],
  keyboard: [
    { keys: "Arrow keys", does: "On a tab: go to the next or the previous tab." },
    {
      keys: "Tab",
      does: "From the tabs into the open one, field by field, then to the buttons at the foot.",
    },
    {
      keys: "Enter",
      does: "In a field: sends the story; with faults, the focus goes to their summary.",
    },
  ],
  spoken: [
    "A tab with faults says how many: “2 things to mend”.",
    "The summary of faults takes the focus and is read at once; each of its links opens the tab and the field.",
  ],
  words: [
    {
      rule: "The first page is enough; the rest is no duty.",
      good: "The first page is enough to begin with. The others can wait until you know your story better.",
      bad: "All fields are required",
      hindi:
        "शुरू करने के लिए पहला पन्ना काफ़ी है। बाकी तब तक रुक सकते हैं जब तक आप अपनी कहानी को बेहतर न जान लें।",
    },
    {
      rule: "What was kept is said at once.",
      good: "What you wrote last time is here.",
      bad: "Draft restored",
      hindi: "पिछली बार का लिखा यहीं है।",
    },
  ],
  otherNames: ["new story form", "story wizard", "authoring form"],
};
