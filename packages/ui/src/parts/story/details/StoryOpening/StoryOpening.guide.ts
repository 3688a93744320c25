import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows the first scene of a story with its choices, before anyone plays.",
  use: ["In a ReadOpening on a story's page."],
  avoid: [
    { when: "A play that has begun.", instead: "PlayLog" },
    { when: "What the author says of the story.", instead: "StoryDescription" },
  ],
  anatomy: [
    { part: "Page", is: "The root, a `section` named by its heading." },
    { part: "Passage", is: "The first scene, in the story's language." },
    {
      part: "Onward",
      is: "The choices, and what becomes of taking one; or the way to one's play.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves through the choices." },
    { keys: "Enter or Space", does: "Takes a choice." },
  ],
  spoken: [
    "The scene and its choices are read in the story's language.",
    "That it is being fetched, and that a play begins, are statuses; a failure is an alert.",
  ],
  words: [
    {
      rule: "Say before the press what it asks for.",
      good: "Take a choice: you sign in, and the story goes on from there.",
      bad: "Sign up now to continue!",
      hindi: "कोई राह चुनें: आप लॉग इन करेंगे, और कहानी वहीं से आगे बढ़ेगी।",
    },
  ],
  otherNames: ["preview", "sample", "first page", "look inside"],
};
