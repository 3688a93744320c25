import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "The fields of a story, in groups that the forms of authors and administrators share.",
  use: [
    "A form in which a story is written: `TextFields`, `CoverFields`, `CategoryField`, `TagField`, `AudienceFields`, `NativeReaderField` and `PremiumField`, in the order that the form needs.",
    "The same field must have the same label, hint and limits in each form.",
  ],
  avoid: [
    {
      when: "The counts and rules of the game are filled in from the structure.",
      instead: "StructureCounts",
    },
    { when: "The story is shown, not changed.", instead: "StoryHeader" },
  ],
  anatomy: [
    {
      part: "Groups",
      is: "Each is a component of its own and has no frame: put them into a `FormSection`.",
    },
    {
      part: "Text",
      is: "Title, tagline, description and prompt; the tagline may have suggestions beside its label.",
    },
    {
      part: "Category",
      is: "A select; while the categories load it says so and is disabled, after a failure there is a button to try again.",
    },
    { part: "Tags", is: "A `TagPicker`, or a skeleton while the tags load." },
    {
      part: "Audience",
      is: "Rating, difficulty and language side by side, each form with its own lists.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Goes through the fields in reading order." },
    {
      keys: "Arrow keys in an open select",
      does: "Move to another option; a letter jumps to the next that begins with it.",
    },
  ],
  spoken: [
    "A hint and an error are read with their field, the error first named as invalid.",
    "Optional fields say so in their label; required ones are announced as required.",
  ],
  words: [
    {
      rule: "A hint says what a good answer does for readers, in one line.",
      good: "One line that makes somebody open the door.",
      bad: "Enter a tagline (max. 300 characters)",
      hindi: "वह पंक्ति जिसे पढ़कर कोई द्वार खोल दे।",
    },
  ],
  otherNames: ["story form", "metadata form", "form fields"],
};
