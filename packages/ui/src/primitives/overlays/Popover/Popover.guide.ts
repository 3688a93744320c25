import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Shows a few controls or facts beside the button that asked for them, and leaves the page in reach.",
  use: ["The size of text while reading, a filter, what a figure means."],
  avoid: [
    { when: "It must be answered.", instead: "Dialog" },
    { when: "It is a list of actions.", instead: "Menu" },
    { when: "It is a few words about a control.", instead: "Tooltip" },
  ],
  anatomy: [
    { part: "Trigger", is: "A button of your own, without `onClick`." },
    { part: "Panel", is: "The root; it opens where there is room." },
    { part: "Title", is: "Names it." },
    { part: "Content", is: "Your children." },
  ],
  keyboard: [
    { keys: "Enter, Space", does: "On the button: opens it, and the focus moves into it." },
    { keys: "Tab", does: "Moves through it, and from its end on to the page." },
    { keys: "Escape", does: "Closes; the focus is back on the button." },
  ],
  spoken: ["The button says whether it is open; then “dialog” and the title."],
  words: [
    {
      rule: "The title says what can be set or read there.",
      good: "Text size",
      bad: "Options",
      hindi: "अक्षरों का आकार",
    },
  ],
  otherNames: ["popup", "flyout", "hovercard", "dropdown panel"],
};
