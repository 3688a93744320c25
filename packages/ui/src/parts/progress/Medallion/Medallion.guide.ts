import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Draws how far a task is as the petals of a flower.",
  use: ["On a TaskCard, where the same is said in words beside it."],
  avoid: [
    { when: "Nothing beside it says the same: it is not read aloud.", instead: "Progress" },
    { when: "Waiting for something.", instead: "Spinner" },
  ],
  anatomy: [
    { part: "Medallion", is: "The root, a `span` hidden from screen readers." },
    { part: "Petals", is: "Twelve; as many are lit as the task is done." },
    { part: "Middle", is: "Your few letters, a lock, or a tick." },
  ],
  keyboard: [],
  spoken: ["Nothing: it is decoration."],
  words: [
    {
      rule: "In the middle stand at most four characters.",
      good: "60%",
      bad: "60 percent done",
      hindi: "60%",
    },
  ],
  otherNames: ["badge", "donut", "progress ring", "gauge", "emblem"],
};
