import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lets people taste a story before they decide to play it.",
  use: ["On a story's page, above its description."],
  avoid: [
    { when: "Beginning a story.", instead: "StoryControls" },
    { when: "The opening itself.", instead: "StoryOpening" },
  ],
  anatomy: [
    { part: "Place", is: "The root, a `div`." },
    { part: "Button", is: "Shows the opening and puts it away." },
    { part: "Opened", is: "What was asked for, below the button." },
  ],
  keyboard: [{ keys: "Enter or Space", does: "Shows the opening, or puts it away." }],
  spoken: ["The button says whether the opening is shown."],
  words: [
    {
      rule: "Say what is read, not that it is free of charge: the opening says that itself.",
      good: "Read the opening",
      bad: "Free preview!",
      hindi: "शुरुआत पढ़ें",
    },
  ],
  otherNames: ["preview", "sample", "look inside", "disclosure"],
};
