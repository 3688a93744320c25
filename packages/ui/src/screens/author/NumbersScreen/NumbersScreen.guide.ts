import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "How others play a story: how many begin, where they stop, which endings they reach.",
  from: [{ at: "MyStoriesScreen", by: "“Numbers”, in a story's menu" }],
  to: [
    { at: "MyStoriesScreen", by: "The way back" },
    { at: "EditStoryScreen", by: "“Edit”" },
    { at: "StoryScreen", by: "“View”" },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "The way back, “Edit”, “View”, the scenes where plays stop, then their map.",
    },
    { keys: "Enter, Space", does: "On a scene: shows it on the map." },
    { keys: "Arrow keys", does: "In the map: follow the threads from scene to scene." },
  ],
  spoken: [
    "Shares are read as numbers in a list; their bars are not.",
    "A scene is named by its own words, in the story's language.",
  ],
  words: [
    {
      rule: "Whose plays are counted.",
      good: "How others play it. Your own plays are not counted.",
      bad: "Analytics",
      hindi: "दूसरे इसे कैसे खेलते हैं। आपके अपने खेल नहीं गिने जाते।",
    },
  ],
  otherNames: ["statistics page", "analytics", "story metrics", "आँकड़े"],
};
