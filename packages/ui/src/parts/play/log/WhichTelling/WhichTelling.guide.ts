import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Says under a scene whose telling it is, and how others tell it.",
  use: ["Under a part of the log that begins a scene, once its text is complete."],
  avoid: [
    { when: "What a part changed.", instead: "PartChanges" },
    { when: "What can be done with a part.", instead: "PlayLog" },
    { when: "It is said of a story before it is played.", instead: "Markdown" },
  ],
  anatomy: [
    { part: "Mark", is: "A button with an icon and its words; the note stands below it." },
    { part: "Source", is: "First: the telling that the scene follows, or that it is invented." },
    {
      part: "Other tellings",
      is: "What they say where they differ; left out where none is named.",
    },
    { part: "The whole story", is: "Last, and the same under each of its scenes." },
  ],
  keyboard: [
    { keys: "Enter, Space", does: "Opens the note, or closes it." },
    { keys: "Escape", does: "Closes it; the focus stays on the mark." },
  ],
  spoken: [
    "The mark says whether its note is open; the note follows it and is a list of names and words.",
    "The author's words are marked with the story's language, all else with the interface's.",
  ],
  words: [
    {
      rule: "Name the text and the place in it; of another telling say what differs, and call none wrong.",
      good: "In Kamban he lifts the hut with the ground under it.",
      bad: "Kamban wrongly says that he lifts the hut.",
      hindi: "कंबन के यहाँ वह कुटी को धरती समेत उठा ले जाता है।",
    },
  ],
  otherNames: ["footnote", "source", "citation", "attribution", "disclosure", "apparatus"],
};
