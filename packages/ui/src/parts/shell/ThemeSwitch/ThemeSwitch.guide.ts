import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Chooses night, morning, or whatever the device has.",
  use: ["In the footer and at the foot of the menu on a phone."],
  avoid: [
    { when: "A theme holds for a part of the page only.", instead: "KathaTheme" },
    { when: "Something is on or off.", instead: "Switch" },
  ],
  anatomy: [
    { part: "Group", is: "The root, a `fieldset`." },
    {
      part: "Choice",
      is: "A radio button drawn as a moon, a sun or a screen; its name appears on hover.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves to the one that holds." },
    { keys: "Arrow keys", does: "Choose another, which holds at once." },
  ],
  spoken: ["“Light”, then “Night, radio button, checked, 1 of 3”."],
  words: [
    {
      rule: "What the light is like, not how it is made.",
      good: "Morning",
      bad: "Light mode",
      hindi: "सुबह",
    },
  ],
  otherNames: ["dark mode", "color scheme", "theme toggle", "light mode", "appearance", "रूप"],
};
