import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Holds the place of what is on its way, in its size, so that nothing moves when it comes.",
  use: [
    "A list of cards or rows whose layout is known before its content.",
    "`picture` and `disc` for pictures and round marks; `line` with a `width` for words.",
  ],
  avoid: [
    { when: "The layout is not known, or a single thing is loading.", instead: "Spinner" },
    { when: "A whole page is on its way.", instead: "LoadingState" },
  ],
  anatomy: [
    {
      part: "Shape",
      is: "The root, a `span` that shimmers; where less motion is wanted it stands still.",
    },
  ],
  keyboard: [],
  spoken: [
    "Nothing: it is hidden. Let the list around it say that it is loading, with `aria-busy` or a sentence.",
  ],
  words: [],
  otherNames: ["placeholder", "shimmer", "ghost", "loading card"],
};
