import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lists what stands in a story's way, errors first, and leads to the scene of each.",
  use: [
    "Below a structure while it is written.",
    "With the answer of a review, on the story's card and for its reviewer.",
  ],
  avoid: [
    { when: "Fields of a form have errors.", instead: "Form" },
    { when: "Thousands of plays are summed up.", instead: "ReportSheet" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `section`." },
    {
      part: "Head",
      is: "A heading and two counts: what is to be mended, and what is worth a look.",
    },
    {
      part: "Finding",
      is: "Its weight as a word, a sentence, and its scene: a button where there is a map to show it on.",
    },
    { part: "Rest", is: "How many more there are: at most 60 are listed." },
  ],
  keyboard: [{ keys: "Enter or Space on a scene", does: "Shows the scene." }],
  spoken: [
    "A region that its heading names, with a list; each finding begins with “Mend” or “Look”, so its weight needs no colour.",
    "Without findings a status says “Nothing stands in the way. The structure can be played to an end.”",
  ],
  words: [
    {
      rule: "Say what a player would meet, and name the scene by its own name.",
      good: "“Row on” leads to “far_bank”, which is not there.",
      bad: "Dangling reference in node 14",
      hindi: "“आगे खेओ” “far_bank” पर ले जाता है, जो है नहीं।",
    },
  ],
  otherNames: ["lint results", "problems panel", "issues", "warnings list"],
};
