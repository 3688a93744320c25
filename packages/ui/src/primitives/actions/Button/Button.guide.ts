import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Does something on this page when it is pressed.",
  use: [
    "To send a form, save, play, undo, or open a dialog.",
    "As the one `primary` action of a page, and as `ghost` for lesser ones beside it.",
    "With `loading` while what it asked for is under way: it keeps its place and its focus.",
  ],
  avoid: [
    {
      when: "It leads to another page: the address must be copied and opened in a tab.",
      instead: "ButtonLink",
    },
    { when: "A well-known icon says it and there is no room for words.", instead: "IconButton" },
    { when: "Several lesser actions would stand in a row.", instead: "Menu" },
  ],
  anatomy: [
    {
      part: "Frame",
      is: 'The root, a `button` with `type="button"`; give `type="submit"` in a form.',
    },
    {
      part: "Icon",
      is: "Before the words, hidden from screen readers; while loading, a spinner in its place.",
    },
    { part: "Words", is: "Your children, which are also its accessible name." },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves to it." },
    { keys: "Enter, Space", does: "Presses it." },
  ],
  spoken: [
    "Its words and “button”.",
    "While `loading`: busy and unavailable; a press does nothing, and the focus stays.",
  ],
  words: [
    {
      rule: "Begin with a verb and name the thing.",
      good: "Save story",
      bad: "OK",
      hindi: "कहानी सहेजें",
    },
    {
      rule: "Say what will happen, not how sure one is.",
      good: "Delete draft",
      bad: "Yes",
      hindi: "मसौदा हटाएँ",
    },
  ],
  otherNames: ["CTA", "action", "submit button", "push button", "बटन"],
};
