import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Changes the language of the interface.",
  use: ["In the footer and at the foot of the menu on a phone, with two to four languages."],
  avoid: [
    { when: "There are more languages than fit a line.", instead: "Select" },
    { when: "It is the language of a story.", instead: "Select" },
  ],
  anatomy: [
    { part: "Group", is: "The root, a `fieldset` whose legend only screen readers have." },
    {
      part: "Choice",
      is: "A radio button drawn as the language's own name, marked with its `lang`.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves to the chosen language." },
    { keys: "Arrow keys", does: "Choose another, which holds at once." },
  ],
  spoken: ["“Language”, then each name in its own voice, since it carries its `lang`."],
  words: [
    {
      rule: "Each language by its own name in its own script.",
      good: "हिन्दी",
      bad: "Hindi",
      hindi: "हिन्दी",
    },
  ],
  otherNames: ["locale picker", "language selector", "i18n switch", "translation", "भाषा"],
};
