import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Switches tags on and off, all of them in view.",
  use: [
    "There are some dozens of tags at most, and several may be on.",
    "The colours of the tags help to find them again on the cards of stories.",
  ],
  avoid: [
    { when: "One of several is to be chosen.", instead: "Select" },
    { when: "There are so many that one has to search.", instead: "Picker" },
    { when: "Tags are only shown.", instead: "Chip" },
  ],
  anatomy: [
    { part: "Group", is: "The root, a `fieldset` to which an error of the form can link." },
    { part: "Legend", is: "“Tags”." },
    {
      part: "Tag",
      is: "A `label` around a real checkbox, a dot in the tag's colour, and its name.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Goes from tag to tag." },
    { keys: "Space", does: "Switches the tag on or off." },
  ],
  spoken: [
    "Each tag is a checkbox in the group “Tags”: “Forest, checkbox, checked”. The dot is not read.",
    "Without any tags it says “There are no tags yet.”",
  ],
  words: [
    {
      rule: "A tag is one or two words that a reader would look for.",
      good: "Slow burn",
      bad: "Stories which develop slowly",
      hindi: "धीमी आँच",
    },
  ],
  otherNames: ["multi-select", "checkbox group", "toggle chips", "filter chips"],
};
