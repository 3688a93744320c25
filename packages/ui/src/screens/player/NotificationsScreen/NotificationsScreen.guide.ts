import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose:
    "What happened to the reader's stories, tasks and lines while they were away, newest first.",
  from: [{ at: "NavigationBar", by: "The bell" }],
  to: [
    { at: "StoryScreen", by: "News of a story" },
    { at: "PlayScreen", by: "An answer to a line that was typed" },
    { at: "ProgressScreen", by: "A task that is done" },
    { at: "MyStoriesScreen", by: "A story that came back from review" },
    { at: "AccountScreen", by: "How news comes" },
    { at: "HomeScreen", by: "When there is no news yet" },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "“Mark all as read”, the settings, then each piece of news: its link, its button.",
    },
    { keys: "Enter", does: "On a link: opens what it is about, and marks it as read." },
  ],
  spoken: [
    "That all is read is a status; a piece of news that is not read is an article “Unread: …”.",
    "While it loads, three blank lines are hidden and “Loading your news...” is said.",
  ],
  words: [
    {
      rule: "What it will hold, when it is empty.",
      good: "Bookmark a story, and you are told here when it has new scenes.",
      bad: "You have 0 notifications",
      hindi: "किसी कहानी को बुकमार्क कीजिए, उसमें नए दृश्य आने पर यहाँ बताया जाएगा।",
    },
  ],
  otherNames: ["inbox", "news page", "alerts page", "bell", "ख़बरें"],
};
