import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows the name and the sign of your app where Katha's would stand.",
  use: ["Once, around your app: the bars and the foot of each page show what it is given."],
  avoid: [{ when: "Only colours and typefaces differ.", instead: "KathaTheme" }],
  anatomy: [
    { part: "Context", is: "No element of its own: only your children are rendered." },
    { part: "mark", is: "Your drawing, 24 px high, or the name in letters." },
  ],
  keyboard: [],
  spoken: ["The link to the first page has the name; the mark in it is not read."],
  words: [],
  otherNames: ["site name", "white label", "logo", "branding"],
};
