import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows that something is being done whose length is unknown.",
  use: [
    "Beside the words that say what is loading.",
    "In place of an icon: a `Button` with `loading` does it by itself.",
  ],
  avoid: [
    { when: "The layout of what comes is known.", instead: "Skeleton" },
    { when: "The share that is done is known.", instead: "Progress" },
    { when: "A whole page is on its way.", instead: "LoadingState" },
  ],
  anatomy: [{ part: "Ring", is: "The root, a `span` in the colour of the text around it." }],
  keyboard: [],
  spoken: ["Nothing: the words beside it are read, so never show it alone."],
  words: [],
  otherNames: ["loader", "activity indicator", "circular progress", "busy indicator"],
};
