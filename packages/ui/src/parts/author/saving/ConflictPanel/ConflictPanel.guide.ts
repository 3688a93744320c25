import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Lays two versions of one story beside each other where they differ, so that nothing is lost before somebody chooses.",
  use: [
    "A story was saved elsewhere while somebody was writing, and both changed the same words.",
    "An administrator and an author saved one story at the same time.",
  ],
  avoid: [
    {
      when: "Changes from elsewhere could be put together without a choice.",
      instead: "RemoteChanges",
    },
    { when: "An earlier version is to be looked at or restored.", instead: "VersionsDialog" },
    { when: "A reviewer reads what changed, and chooses nothing.", instead: "StoryChanges" },
  ],
  anatomy: [
    { part: "Panel", is: "The root, a `section` and an alert, above the form." },
    {
      part: "Heading",
      is: "“It was saved elsewhere meanwhile”, and a sentence that nothing is overwritten.",
    },
    {
      part: "Pair",
      is: "For each field or scene that differs: yours, and the saved one with its date.",
    },
    {
      part: "Choice",
      is: "A button under the saved one; with `onDecide` also one under your own.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Goes from choice to choice, yours before the saved one." },
    { keys: "Enter or Space", does: "Takes that side for this field; the rest stays open." },
  ],
  spoken: [
    "As an alert it is read at once when it appears; the focus stays in the field where it was.",
    "Each button names its field: “Take the saved one: Tagline”.",
    "When nothing differs any more, it says so in place of the pairs.",
  ],
  words: [
    {
      rule: "First that nothing is lost, then what to do.",
      good: "Nothing of yours is overwritten, and nothing of theirs. Choose for each part, then save.",
      bad: "Error 409: Conflict. Your version is out of date.",
      hindi: "न आपका कुछ मिटा, न उनका। हर हिस्से के लिए चुनें, फिर सहेजें।",
    },
  ],
  otherNames: ["merge conflict", "diff", "edit conflict", "resolve changes"],
};
