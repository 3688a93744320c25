import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Adds, changes, orders, merges and removes categories or tags.",
  use: [
    "The page of categories, which have an order and a name in addresses.",
    "The page of tags, which have a colour and no order.",
  ],
  avoid: [
    { when: "An author chooses tags for a story.", instead: "TagPicker" },
    { when: "A list is only sorted by its columns.", instead: "Table" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `div`." },
    { part: "Add", is: "A button, in whose place the form opens." },
    {
      part: "Row",
      is: "A handle to drag, the name, what it is called in addresses or its colour, how many stories have it, and its actions.",
    },
    {
      part: "Form",
      is: "Opens inside the row that is changed; it closes when the change was saved.",
    },
    {
      part: "Questions",
      is: "Merging asks into which other; deleting asks once more. What stories use cannot be deleted: merge it.",
    },
  ],
  keyboard: [
    {
      keys: "Enter or Space on Up or Down",
      does: "Moves the row by one; the focus goes with it. Dragging is never the only way.",
    },
    { keys: "Enter or Space on Change", does: "Opens the form with the focus in its first field." },
    { keys: "Enter in the form", does: "Saves." },
    { keys: "Escape in a question", does: "Closes it; nothing was changed." },
  ],
  spoken: [
    "Each action says its row: “Move Folklore up”.",
    "After a move a status says where it is now: “Folklore is now 2 of 6.”",
    "Why something was refused is an alert in its row.",
  ],
  words: [
    {
      rule: "Before something cannot be taken back, say what becomes of the stories.",
      good: "Its stories go to the other, and Folklore is gone. This cannot be taken back.",
      bad: "Are you sure?",
      hindi: "इसकी कहानियाँ दूसरी श्रेणी में चली जाएँगी और लोककथा नहीं रहेगी। यह लौटाया नहीं जा सकता।",
    },
  ],
  otherNames: [
    "tag manager",
    "category manager",
    "sortable list",
    "drag and drop list",
    "reorder list",
  ],
};
