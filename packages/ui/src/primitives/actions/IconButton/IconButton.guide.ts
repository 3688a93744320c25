import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Does one thing whose icon everybody knows, in a square of its own.",
  use: [
    "To close, search, go to the next page, like or share, where room is short.",
    "As a toggle: `filled` and `aria-pressed` together say that it is on.",
  ],
  avoid: [
    { when: "The icon needs to be explained.", instead: "Button" },
    { when: "It only decorates words.", instead: "Icon" },
    { when: "There are more than three in a row.", instead: "Menu" },
  ],
  anatomy: [
    { part: "Square", is: "The root, a `button`; `title` shows the label on hover." },
    { part: "Icon", is: "Hidden from screen readers, since the label says it." },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves to it." },
    { keys: "Enter, Space", does: "Presses it." },
  ],
  spoken: ["Its `label` and “button”; with `aria-pressed`, whether it is pressed."],
  words: [
    {
      rule: "Name the act, and its object where several stand together.",
      good: "Remove the bookmark",
      bad: "Icon",
      hindi: "बुकमार्क हटाएँ",
    },
  ],
  otherNames: ["action icon", "tool button", "square button"],
};
