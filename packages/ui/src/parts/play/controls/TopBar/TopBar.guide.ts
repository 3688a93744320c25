import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Holds what the player needs beside the story: the way back, help, memory, and the models.",
  use: ["At the top of the play page."],
  avoid: [
    { when: "Any other page of the product.", instead: "NavigationBar" },
    { when: "The name of the story alone.", instead: "StoryBadge" },
  ],
  anatomy: [
    { part: "Bar", is: "The root, a `header`." },
    { part: "Side", is: "Back, Know How and, with `onMemory`, what the narrator remembers." },
    { part: "Title", is: "A StoryBadge, and under it the StateBar where you give `state`." },
    { part: "Models", is: "Two ModelPickers, for text and image; `busy` closes them to changes." },
    {
      part: "Help and models",
      is: "On a phone, the button that opens a second line with all of these.",
    },
    { part: "Know How", is: "A HowToPlay panel under the bar, while it is open." },
  ],
  keyboard: [
    { keys: "Tab", does: "Back, Know How, memory, text model, image model, in this order." },
    { keys: "Escape", does: "Closes Know How and returns to its button." },
  ],
  spoken: [
    "Know How says whether it is open, and names the region that it opens.",
    "The icon buttons are read as “Back” and “What the narrator remembers”.",
  ],
  words: [
    {
      rule: "Words of the bar are nouns or verbs of one or two words.",
      good: "Know How",
      bad: "Click here to learn how to play this game",
      hindi: "कैसे खेलें",
    },
  ],
  otherNames: ["toolbar", "app bar", "navigation bar", "game header"],
};
