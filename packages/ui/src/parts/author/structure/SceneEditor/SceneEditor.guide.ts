import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "The form of one scene: its name, what is told, its choices, and what the narrator should know.",
  use: ["A scene was chosen on the map or opened in the outline, and is to be written on."],
  avoid: [
    {
      when: "The whole structure is to be written, with its map and undo.",
      instead: "StructurePanel",
    },
    { when: "Scenes are only read.", instead: "SceneList" },
  ],
  anatomy: [
    { part: "Form", is: "The root, a `div`: it is no `form`, as it stands inside the story's." },
    {
      part: "Findings",
      is: "Problems of the scene, above it; those of a choice stand at the choice.",
    },
    {
      part: "Name",
      is: "Changes when it is left, as every choice that leads here changes with it.",
    },
    { part: "Text", is: "What is told." },
    {
      part: "Choices",
      is: "One line each: its words, where it leads, and a menu. The target can be a scene that is made on the spot.",
    },
    { part: "Ending", is: "A title and a kind, where there are no choices." },
    {
      part: "Details",
      is: "Folded: place, mood, cast, beats and more for the narrator and the painter.",
    },
    { part: "Actions", is: "Play from here, start here, make it an ending, duplicate, delete." },
  ],
  keyboard: [
    { keys: "Enter in a choice's words", does: "Adds a choice below and goes to it." },
    {
      keys: "Alt + Arrow up or down in a choice",
      does: "Moves the choice; the focus goes with it.",
    },
    { keys: "Enter in the name", does: "Puts the name; Escape takes back what was typed." },
    { keys: "Arrow keys in a target", does: "Go through the scenes; typing narrows them." },
  ],
  spoken: [
    "The choices are a group “Choices”; each field says its number: “Choice 2: where it leads”.",
    "An error of a choice is read with its own field.",
    "After a choice was deleted the focus is in the next one, or on Add a choice.",
  ],
  words: [
    {
      rule: "A choice is what the player does, in a few words and in the present.",
      good: "Push off without paying",
      bad: "Option B: the player decides not to pay",
      hindi: "बिना दाम दिए नाव खोल दो",
    },
  ],
  otherNames: ["node editor", "passage editor", "inspector", "detail panel", "properties"],
};
