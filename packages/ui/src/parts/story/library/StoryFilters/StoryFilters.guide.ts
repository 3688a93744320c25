import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Narrows a list of stories, and says beforehand what each choice would leave.",
  use: [
    "Beside a list of stories on a desk, in a drawer on a phone.",
    "With the numbers of the list as it is now: each counts all other filters, not its own.",
  ],
  avoid: [
    { when: "Only mature stories are left out.", instead: "MatureFilter" },
    { when: "A list is put in another order.", instead: "Select" },
  ],
  anatomy: [
    { part: "Group", is: "A trait, as a disclosure; the first three are open." },
    { part: "Option", is: "A checkbox with the name and the number of stories." },
  ],
  keyboard: [
    { keys: "Tab", does: "From group to group, and through the options of those that are open." },
    { keys: "Enter, Space", does: "Opens a group, or takes an option." },
  ],
  spoken: [
    "A list named by its trait; each checkbox says its name and how many stories there are.",
  ],
  words: [
    {
      rule: "A value is named as a reader says it, not as it is stored.",
      good: "15 to 45 minutes",
      bad: "MEDIUM_LENGTH",
      hindi: "15 से 45 मिनट",
    },
  ],
  otherNames: ["facets", "refine", "narrow", "checkbox list", "sidebar filters"],
};
