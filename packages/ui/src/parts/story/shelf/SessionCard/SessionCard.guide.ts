import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Brings a player back to a play with one press, and reminds them where they were.",
  use: [
    "A player's list of their own plays.",
    "`lead` for the one played last, which is nearly always the one that is looked for.",
  ],
  avoid: [
    { when: "A story to begin.", instead: "StoryCard" },
    { when: "A story that was bookmarked or liked.", instead: "MarkedStoryCard" },
  ],
  anatomy: [
    { part: "Card", is: "The root, an `article`; the whole of it leads to the play." },
    {
      part: "Picture",
      is: "The story's cover, with the way that is behind the player at its foot.",
    },
    { part: "Words", is: "Title and last line in the story's own language and direction." },
    { part: "Facts", is: "When it was played last, and whether it is a branch of another play." },
    { part: "Way", is: "“Go on playing”, or “Look back” after an ending." },
  ],
  keyboard: [
    { keys: "Tab", does: "To the title, which is the card's only link." },
    { keys: "Enter", does: "Opens the play." },
  ],
  spoken: [
    "A heading of the third level that is a link, described by when it was played last.",
    "How far the player is, as a percentage.",
    "An ending is named, where it has a name.",
  ],
  words: [
    {
      rule: "The last line is what the story said, not what the product says about it.",
      good: "Lakshmana draws a line in the dust and asks you not to cross it.",
      bad: "You are in scene 12 of 31.",
      hindi: "लक्ष्मण धूल में एक रेखा खींचते हैं, और कहते हैं: इसे मत लाँघना।",
    },
  ],
  otherNames: ["resume", "continue playing", "continue watching", "save game", "slot"],
};
