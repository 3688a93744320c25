import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose:
    "A draft, opened by the link that its author gave away: what it is, and the button that plays it.",
  from: [{ by: "A link that an author gave away" }],
  to: [
    { at: "PlayScreen", by: "PLAY" },
    { at: "StoryScreen", by: "When the draft has been published meanwhile" },
    { at: "MyStoriesScreen", by: "For the author: the way to the draft" },
    { at: "HomeScreen", by: "When the link has ended or is not whole" },
    {
      at: "MatureStoryScreen",
      by: "A mature draft, for those who have not asked for such stories",
    },
    { at: "LoginScreen", by: "“Login Required”: PLAY for a guest" },
  ],
  keyboard: [
    { keys: "Tab", does: "PLAY, the note on the draft, then the tags." },
    { keys: "Enter, Space", does: "On PLAY: begins a session of the draft." },
  ],
  spoken: [
    "What the draft is stands in a region of its own, after the title.",
    "A link that has ended is a heading, not an alert: nothing broke.",
  ],
  words: [
    {
      rule: "Who closed it, and whom to ask.",
      good: "Its author has closed it, or made another one. Ask them for the new link. There are other stories meanwhile.",
      bad: "Token expired",
      hindi: "लेखक ने इसे बंद कर दिया है, या दूसरा बना लिया है। उनसे नया लिंक माँगिए। तब तक और भी कहानियाँ हैं।",
    },
  ],
  otherNames: ["draft preview", "preview link page", "beta reading"],
};
