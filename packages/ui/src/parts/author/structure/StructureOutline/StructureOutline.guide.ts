import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lists the scenes of a story in reading order, each written on in place.",
  use: [
    "A story is written from beginning to end, with the keyboard alone, or on a phone.",
    "All that the map can do must be possible without seeing it.",
  ],
  avoid: [
    { when: "Ways between scenes matter more than words.", instead: "StoryMap" },
    { when: "Scenes are only read, as in a review.", instead: "SceneList" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `div`." },
    { part: "Bar", is: "Add a scene, and choose several to duplicate or delete them together." },
    {
      part: "Row",
      is: "A button: name, start or ending, what is to be mended, choices, and how the scene begins.",
    },
    { part: "Editor", is: "The `SceneEditor` of the open row, below it." },
    {
      part: "Nothing leads here",
      is: "A section of its own for scenes that no way from the start comes to.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Enters the list at the open row, or where you were last." },
    { keys: "Arrow up and down, Home, End", does: "Go from row to row." },
    { keys: "Letters", does: "Go to the next scene whose name begins with them." },
    {
      keys: "Enter or Space",
      does: "Opens or closes the row; while several are chosen, marks it.",
    },
    {
      keys: "Delete",
      does: "Deletes the scene, or all that are chosen; the focus goes to the next one.",
    },
  ],
  spoken: [
    "A list “Scenes, from the start on”; each row says whether its editor is open: “boat, 2 choices, collapsed”.",
    "While several are chosen, rows are checkboxes, and a status counts them.",
    "A new scene has the focus in its name, which is selected.",
  ],
  words: [
    {
      rule: "Say what a player would find missing, and how it can be mended.",
      good: "No way from the start comes to these scenes. Link a choice to them, or delete them.",
      bad: "Orphaned nodes detected",
      hindi: "शुरुआत से इन दृश्यों तक कोई राह नहीं आती। कोई विकल्प इनसे जोड़ें, या इन्हें मिटा दें।",
    },
  ],
  otherNames: ["tree view", "list view", "accordion", "table of contents", "scene list"],
};
