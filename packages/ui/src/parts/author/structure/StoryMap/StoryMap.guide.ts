import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Shows a story as a graph to move about in: scenes are cards, choices are the threads between them.",
  use: [
    "Scenes are to be laid out, linked and found again, also when there are hundreds.",
    "It is to be seen where plays go or stop: `heat` lights the scenes.",
    "Without `onOperation` it is a map to look at.",
  ],
  avoid: [
    {
      when: "Scenes are to be written one after the other, or by somebody who does not see the map.",
      instead: "StructureOutline",
    },
    { when: "You want map, outline and JSON with undo in one.", instead: "StructurePanel" },
    { when: "A list says enough.", instead: "SceneList" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `section` “Map of the story”." },
    {
      part: "Tools",
      is: "Add, select several, lay out anew; and what can be done with the selection.",
    },
    {
      part: "Surface",
      is: "Takes the keyboard. Near cards are elements; threads and far cards are painted on a canvas.",
    },
    {
      part: "Card",
      is: "The scene's name, how it begins, its findings, and whether it starts or ends the story.",
    },
    { part: "Corner", is: "Farther, nearer, the whole story." },
    {
      part: "Small map",
      is: "From 40 scenes on, or where it can be changed: where one is in the whole.",
    },
    { part: "Hint", is: "Under the map: how it is moved with a mouse or fingers." },
  ],
  keyboard: [
    {
      keys: "Arrow keys",
      does: "Follow the threads from scene to scene; with Shift they add to the selection.",
    },
    { keys: "Enter", does: "Opens the scene to write on it." },
    {
      keys: "L, then Enter",
      does: "Takes up a choice and leads it to the scene where you are then; N leads it to a new scene, Escape lets go.",
    },
    { keys: "N", does: "Adds a scene." },
    {
      keys: "Delete or Backspace",
      does: "Takes out the selected scenes, or the thread that was picked.",
    },
    { keys: "Alt + Arrow keys", does: "Move the selected scenes." },
    { keys: "Ctrl + Arrow keys", does: "Move the view." },
    { keys: "+, -, 0", does: "Nearer, farther, the whole story." },
    { keys: "Home", does: "Goes to the scene where the story begins." },
    { keys: "Ctrl + A, D", does: "Select all, duplicate. On a Mac, Command." },
  ],
  spoken: [
    "An application “Map of the story, story map”; its keys are its description.",
    "Each step is a status: “landing, 3 choices, the story starts here”.",
    "Where plays are shown, what is known of the scene is said with it.",
    "Nothing is on the map alone: the outline holds all of it in plain elements.",
  ],
  words: [
    {
      rule: "Name a scene by its place or event: the card has room for two or three words, and choices are found by it.",
      good: "toll_house",
      bad: "Scene 14 (new version, final)",
      hindi: "चुंगी_घर",
    },
  ],
  otherNames: ["graph", "flowchart", "node editor", "canvas", "story tree", "mind map", "diagram"],
};
