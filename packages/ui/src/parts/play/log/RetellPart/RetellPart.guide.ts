import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Has the last part told again, and leads between its tellings.",
  use: ["Below the last part, while it is the last one."],
  avoid: [
    { when: "The part is to go altogether.", instead: "UndoDialog" },
    { when: "The story is to go on from an earlier part.", instead: "BranchDialog" },
  ],
  anatomy: [
    { part: "Line", is: "The root, a `div`." },
    { part: "Tell it again", is: "With its coin, unless it is free." },
    { part: "Tellings", is: "From the second telling on: back, “2 of 3”, on." },
    { part: "Note", is: "What is counted and what is kept." },
  ],
  keyboard: [
    { keys: "Tab", does: "Tell it again, the telling before, the next telling." },
    { keys: "Enter, Space", does: "Press them." },
  ],
  spoken: [
    "“Tell it again” is described by the note below it.",
    "The tellings are a group; the new number is read when it changes.",
    "At the first and the last telling the arrows are announced as unavailable and keep the focus.",
  ],
  words: [
    {
      rule: "Promise what is true: nothing is lost by trying.",
      good: "XP is counted once, and every telling is kept.",
      bad: "Warning: regenerating will replace the text.",
      hindi: "XP एक ही बार गिना जाता है, और हर बार का सुनाया सँजोया रहता है।",
    },
  ],
  otherNames: ["regenerate", "retry", "reroll", "swipe", "variants"],
};
