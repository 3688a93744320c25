import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Greets a visitor for three seconds over a page that is already there.",
  use: ["Once a visit, over the first page."],
  avoid: [
    { when: "Something is really loading.", instead: "LoadingState" },
    { when: "A part of the page is on its way.", instead: "Skeleton" },
  ],
  anatomy: [
    { part: "Layer", is: "The root, a `div` over everything; hidden from screen readers." },
    { part: "Lamp", is: "Drawn and lit." },
    { part: "Lines", is: "Five sentences, one after the other." },
  ],
  keyboard: [{ keys: "Any key", does: "Ends it at once." }],
  spoken: [
    "Nothing: whoever hears the page is on it from the beginning.",
    "Where less motion is wanted it ends before it is seen.",
  ],
  words: [],
  otherNames: ["splash screen", "intro", "preloader", "welcome screen"],
};
