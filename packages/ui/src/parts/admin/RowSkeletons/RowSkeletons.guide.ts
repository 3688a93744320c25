import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Stands for a list that is on its way, in the place that it will take.",
  use: ["A table or a queue of the administration loads for the first time."],
  avoid: [
    { when: "One line or picture is awaited.", instead: "Skeleton" },
    { when: "The whole page is on its way.", instead: "LoadingState" },
    { when: "The list is there and more of it is loaded: its button says so.", instead: "Button" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, an `output`." },
    {
      part: "Rows",
      is: "Six, each with a short and a long line; no two are alike, as in a real list.",
    },
  ],
  keyboard: [],
  spoken: ["A status “Loading...”, once; the lines are not read."],
  words: [
    {
      rule: "It has no words of its own to write: it says that the list is coming, and the list then says the rest.",
      good: "Loading...",
      bad: "Please wait while we fetch your data",
      hindi: "आ रहा है...",
    },
  ],
  otherNames: ["loading rows", "placeholder", "shimmer", "ghost rows", "table skeleton"],
};
