import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose:
    "Shown instead of a mature story to those who have not asked for them: its title, its author, and what to do.",
  from: [
    { at: "StoryScreen", by: "A mature story, for those who have not asked for such stories" },
    {
      at: "SharedStoryScreen",
      by: "A mature draft, for those who have not asked for such stories",
    },
  ],
  to: [
    { at: "LoginScreen", by: "A guest's button" },
    { at: "HomeScreen", by: "“To all stories”" },
    { at: "StoryScreen", by: "Once mature stories are shown: at the same address" },
  ],
  keyboard: [
    { keys: "Tab", does: "The one button, then “To all stories”." },
    { keys: "Enter, Space", does: "On the button: signs in, or confirms the age." },
  ],
  spoken: [
    "The painting is not read; no word of the story's own is.",
    "While the answer is being kept the button is busy and keeps the focus; a failure is an alert.",
  ],
  words: [
    {
      rule: "The button is the reader's own sentence.",
      good: "I am 17 or older: show mature stories",
      bad: "OK",
      hindi: "मैं 17 या उससे बड़ा/बड़ी हूँ: वयस्क कहानियाँ दिखाएँ",
    },
  ],
  otherNames: ["age gate", "content warning", "adult content", "17+"],
};
