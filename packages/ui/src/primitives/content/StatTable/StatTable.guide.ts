import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Sets a few figures beside their names.",
  use: [
    "What a story holds: scenes, endings, plays.",
    "`highlighted` for the one figure that matters most.",
  ],
  avoid: [
    { when: "Several things are compared by the same figures.", instead: "Table" },
    { when: "A figure has a limit to be seen against.", instead: "Meter" },
  ],
  anatomy: [
    { part: "List", is: "The root, a `dl`." },
    { part: "Row", is: "A name and its value." },
  ],
  keyboard: [],
  spoken: ["A list of terms: each name, then its value."],
  words: [
    {
      rule: "A noun as the name; the figure in the reader's own format.",
      good: "Scenes · 1,240",
      bad: "Number of scenes is: 1240",
      hindi: "दृश्य · 1,240",
    },
  ],
  otherNames: ["description list", "key figures", "definition list", "key-value list"],
};
