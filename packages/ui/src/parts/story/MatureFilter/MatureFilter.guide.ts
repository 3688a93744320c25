import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Leaves stories rated Mature out of all lists in this browser.",
  use: ["Below the library's lists, and among the settings."],
  avoid: [
    { when: "Whether mature stories show more than their title.", instead: "MatureSettings" },
  ],
  anatomy: [{ part: "Checkbox", is: "The root is the `input`; its label stands beside it." }],
  keyboard: [{ keys: "Space", does: "Turns it on or off." }],
  spoken: ["A checkbox named “Leave mature stories out of lists”, with whether it is checked."],
  words: [
    {
      rule: "A checkbox says what happens when it is checked.",
      good: "Leave mature stories out of lists",
      bad: "Mature content",
      hindi: "वयस्क कहानियाँ सूचियों में न दिखाएँ",
    },
  ],
  otherNames: ["safe search", "content filter", "age filter"],
};
