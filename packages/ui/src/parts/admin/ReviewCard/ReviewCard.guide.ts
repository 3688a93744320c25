import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Shows a story that waits for its review: what the rules found, the way to all of it, and the two answers.",
  use: ["In the `Queue` of stories that were handed in."],
  avoid: [
    { when: "A passage was reported.", instead: "ReportCard" },
    {
      when: "The story was opened and read whole: its page ends in the answers.",
      instead: "VerdictButtons",
    },
    { when: "Its author looks at it.", instead: "OwnStoryCard" },
  ],
  anatomy: [
    { part: "Card", is: "The root, an `article` that its heading names." },
    { part: "Picture", is: "The cover, or a pattern made from the story." },
    {
      part: "Words",
      is: "Title and tagline in the story's language, the author, and since when it waits.",
    },
    {
      part: "Actions",
      is: "Read, Return, Approve. On a phone Read has a line of its own, and the answers are of one width.",
    },
    { part: "Findings", is: "What the rules found, or that nothing stands in the way." },
  ],
  keyboard: [
    { keys: "Tab", does: "Goes to Read, Return, Approve." },
    {
      keys: "Enter on Return",
      does: "Opens the dialog that asks for the reason; Escape closes it.",
    },
  ],
  spoken: [
    "An article with the title; each action says the story: “Approve The Salt Ferry”.",
    "Without a reason the dialog stays and says at the field: “Say why, so the author can mend it.”",
    "An answer that was not saved is an alert.",
  ],
  words: [
    {
      rule: "A reason says what would make the story ready; its author reads it as it is.",
      good: "The ending “Far bank” cannot be reached. Lead a choice of “boat” to it, and hand it in again.",
      bad: "Rejected: quality",
      hindi:
        "“दूसरा किनारा” नाम के अंत तक पहुँचा नहीं जा सकता। “boat” का कोई विकल्प वहाँ ले जाएँ और फिर सौंपें।",
    },
  ],
  otherNames: ["approval card", "moderation card", "pending item", "submission"],
};
