import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows things that lie in one another, of which one opens what one needs.",
  use: [
    "Chapters and their scenes, folders and their files, answers to answers.",
    "With `onSelect` one of them is chosen; without it a press opens and closes.",
  ],
  avoid: [
    { when: "Only one level: a list of things that open.", instead: "Accordion" },
    { when: "The rows hold fields to write in.", instead: "StructureOutline" },
    { when: "Each is a page of its own: links in a `nav`.", instead: "Link" },
    { when: "They are to be compared by the same facts.", instead: "Table" },
  ],
  anatomy: [
    { part: "Tree", is: "The root, a `div` with the role `tree`, named by `label`." },
    { part: "Row", is: "A `treeitem`: an arrow where something lies in it, icon, label and end." },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "Moves to the row where one was last, or the chosen one; the tree is one stop.",
    },
    { keys: "Up, Down, Home, End", does: "Go from row to row." },
    {
      keys: "Right",
      does: "Opens the row; on an open one it goes in. In right-to-left text it is left.",
    },
    { keys: "Left", does: "Closes the row; on a closed one it goes to what that lies in." },
    {
      keys: "Enter, Space",
      does: "Chooses the row, or opens and closes it where nothing is chosen.",
    },
    { keys: "*", does: "Opens all rows beside this one." },
    { keys: "Letters", does: "Go to the next row that begins with them." },
  ],
  spoken: [
    "“The ferry, expanded, selected, 2 of 5, level 1”.",
    "Rows that are not open are not read.",
  ],
  words: [
    {
      rule: "A label begins with the word that tells it from the others.",
      good: "Ferry, by night",
      bad: "Scene: The ferry (3)",
      hindi: "नाव, रात में",
    },
  ],
  elsewhere: {
    Source: null,
    Primer: "TreeView",
    "Base UI": null,
    MUI: "RichTreeView, SimpleTreeView",
  },
  otherNames: ["tree view", "outline", "hierarchy", "file tree", "nested list"],
};
