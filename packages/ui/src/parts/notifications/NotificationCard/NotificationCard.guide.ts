import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Tells one thing that happened, and leads to where it did.",
  use: ["In the list of news."],
  avoid: [
    { when: "It is about what the reader is doing right now.", instead: "Notice" },
    { when: "It asks for something to be done.", instead: "Callout" },
  ],
  anatomy: [
    {
      part: "Card",
      is: "The root, an `article` named by its title; unread ones stand out a little.",
    },
    { part: "Title", is: "The story or the task, as a link where there is somewhere to go." },
    { part: "Words", is: "What happened, in one sentence; under it the line or passage." },
    { part: "Button", is: "Marks it as read; gone once it is." },
  ],
  keyboard: [
    { keys: "Tab", does: "The link, then the button." },
    { keys: "Enter", does: "Follows the link, which marks it as read as well." },
  ],
  spoken: ["“Unread: The Lamp Keeper of Amber, article”. The button names what it marks."],
  words: [
    {
      rule: "The title says what, the sentence says what became of it.",
      good: "This story, which you bookmarked, has new scenes.",
      bad: "Update available!",
      hindi: "आपकी बुकमार्क की हुई इस कहानी में नए दृश्य आए हैं।",
    },
  ],
  otherNames: ["notification", "activity item", "inbox row", "feed item"],
};
