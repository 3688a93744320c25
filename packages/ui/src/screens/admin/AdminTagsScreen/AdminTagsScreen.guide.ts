import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "All tags: added, changed, merged and removed.",
  from: [{ at: "AdminShell", by: "The bar of the administration" }],
  to: [],
  keyboard: [
    { keys: "Tab", does: "The form of a new tag, then each row: change, merge, remove." },
    { keys: "Enter", does: "In the form: saves." },
  ],
  spoken: [
    "Each action says its tag; a colour is read as its code.",
    "Why something was refused is an alert in its row.",
  ],
  words: [
    {
      rule: "What a tag is, in one line.",
      good: "Small marks on a story, each with a colour.",
      bad: "Manage tags",
      hindi: "कहानी पर छोटे निशान, हर एक का अपना रंग।",
    },
  ],
  otherNames: ["labels page", "keywords", "taxonomy"],
};
