import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Opens the suggestions of one field, from beside its label.",
  use: ["A field can be suggested for: its tagline, the description of its picture, or a cover."],
  avoid: [
    { when: "Scenes are suggested, which has its own buttons.", instead: "SceneSuggestions" },
    { when: "Something else opens or closes.", instead: "Button" },
  ],
  anatomy: [
    {
      part: "Button",
      is: "The root: small and without a frame beside a label, with one among the buttons of a cover.",
    },
    { part: "Icon", is: "Tells words from pictures; decorative." },
    { part: "Words", is: "“Suggest”, since the label beside it says what." },
  ],
  keyboard: [
    { keys: "Enter or Space", does: "Shows or hides the suggestions." },
    {
      keys: "Focus, or a pointer that comes near",
      does: "Calls `onIntent`, so that what it opens can be fetched before the press.",
    },
  ],
  spoken: [
    "Its whole name says the field: “Suggest taglines, button, collapsed”, then “expanded”.",
    "When the panel is closed by its own button, the focus returns here.",
  ],
  words: [
    {
      rule: "One verb, the same at each field.",
      good: "Suggest",
      bad: "✨ Magic AI",
      hindi: "सुझाएँ",
    },
  ],
  otherNames: ["AI button", "generate button", "magic wand", "assist", "autocomplete"],
};
