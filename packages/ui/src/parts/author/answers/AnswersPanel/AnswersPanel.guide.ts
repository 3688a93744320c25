import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "What players can say and do in one scene, as a grid of acts and of people and things, with what answers it. Answers are written, changed and tried in place.",
  use: [
    "Below the rules of the scene that is open.",
    "Wherever an author has to see what falls through, so that it can be answered.",
  ],
  avoid: [
    { when: "The whole structure is edited: it has the panel in it.", instead: "StructurePanel" },
    { when: "The whole story is to be played from a scene on.", instead: "PlayFromHere" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `details` that is closed at first." },
    {
      part: "Summary",
      is: "The panel's name and how many answers can come here; it opens the rest.",
    },
    {
      part: "Grid",
      is: "A row for each group of acts, a column for each person, thing and place; each cell a button with a sign and a word.",
    },
    {
      part: "Form",
      is: "Under the grid: the answer that is written, read back as a sentence. It is a draft until it says something.",
    },
    { part: "List", is: "Every answer that can come here, as a sentence." },
    { part: "Trial", is: "With `onTry`: a line, what is heard in it, and what is told." },
  ],
  keyboard: [
    { keys: "Tab", does: "Goes from cell to cell, then to the list." },
    { keys: "Enter or Space", does: "In a cell: opens its answer, or begins one." },
  ],
  spoken: [
    "Each cell says its acts, whom or what they are about, and from where it is answered.",
    "The form takes the focus at its heading when it is opened. What came of a trial is announced.",
  ],
  words: [
    {
      rule: "An answer is told as what somebody does and what is then said.",
      good: "When somebody asks Sushila about “brother” in “bridge”, the answer is, once: …",
      bad: "ask:Sushila[brother]@bridge (repeats=never)",
      hindi: "जब कोई सुशीला से पूछे, तो उत्तर है, एक बार: …",
    },
  ],
  otherNames: ["reactions", "dialogue editor", "coverage grid", "responses", "conversation"],
};
