import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Says a few words more about a control while it is pointed at or focused.",
  use: ["What an icon does, why a button is unavailable, a figure in full."],
  avoid: [
    { when: "One must read it to go on: write it on the page.", instead: "SmallText" },
    { when: "It holds a link or a control.", instead: "Popover" },
    { when: "Only touch is used: there is no hover.", instead: "Popover" },
  ],
  anatomy: [
    { part: "Control", is: "A button or link of your own." },
    { part: "Bubble", is: "The root; hidden from screen readers, which have the description." },
    {
      part: "Description",
      is: "Out of sight, tied to the control by `aria-describedby`; blank where the text repeats the name.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Shows it when the control has the focus." },
    { keys: "Escape", does: "Hides it." },
  ],
  spoken: ["The control's name, then the description, whether the bubble is seen or not."],
  words: [
    {
      rule: "A few words that the name lacks.",
      good: "Only you can read it",
      bad: "This is the draft button",
      hindi: "इसे केवल आप पढ़ सकते हैं",
    },
  ],
  otherNames: ["hint", "hover text", "infotip", "title", "संकेत"],
};
