import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows how much there is of something that has a limit.",
  use: [
    "Coins in a wallet, storage that is used, letters of a text with a limit.",
    "`low` where little is a warning; `high` where much is.",
  ],
  avoid: [
    { when: "It is a task on its way to being done.", instead: "Progress" },
    { when: "The number alone is enough.", instead: "StatTable" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `div`." },
    { part: "Words", is: "The label, and the value as it is read." },
    {
      part: "Bar",
      is: "A native `meter` that only screen readers find, and its drawing: `success`, `warning` or `danger` by the value.",
    },
  ],
  keyboard: [],
  spoken: [
    "The label and `valueText`, “Coins, 8 coins”: the colour says nothing that the words do not.",
  ],
  words: [
    { rule: "Write the value with its unit.", good: "8 coins", bad: "8/20", hindi: "8 सिक्के" },
  ],
  otherNames: ["gauge", "level indicator", "usage bar", "quota"],
};
