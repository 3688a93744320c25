import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Asks for one of a few options, all of them in sight.",
  use: [
    "Two to seven options that differ enough to be compared: who tells, how long, what is wrong.",
    "`segments` for settings that hold at once, `boxes` where a choice has weight, `row` for short words.",
  ],
  avoid: [
    { when: "There are more than seven, or they are known by heart.", instead: "Select" },
    { when: "Several may be chosen.", instead: "Checkbox" },
    { when: "Something is on or off.", instead: "Switch" },
    { when: "The options are steps of an amount.", instead: "Slider" },
    { when: "It is a verdict in stars.", instead: "Rating" },
  ],
  anatomy: [
    { part: "Group", is: "The root, a `fieldset`; its `legend` is the label." },
    {
      part: "Option",
      is: "A native radio button with its label, and where given a mark, a note and an end.",
    },
    { part: "Error", is: "Under the options; the group is described by it." },
    { part: "Hint", is: "A softer line at the foot." },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves to the chosen option, or to the first; the group is one stop." },
    {
      keys: "Arrow keys",
      does: "Choose the next or the previous one, and go round; in right-to-left text left is next.",
    },
    { keys: "Space", does: "Chooses the focused one where none was chosen." },
  ],
  spoken: [
    "The label, then “Long, radio button, checked, 3 of 3”.",
    "A note is read with its option; hint and error describe the group.",
    "An error is read when it appears.",
  ],
  words: [
    {
      rule: "The label asks; the options answer, each in the same form.",
      good: "Each part: Short, Usual, Long",
      bad: "Length settings: Make it short",
      hindi: "हर भाग: छोटा, सामान्य, लंबा",
    },
  ],
  elsewhere: {
    Source: "RadioGroup, Radio",
    Primer: "RadioGroup, SegmentedControl",
    "Base UI": "RadioGroup, ToggleGroup",
    MUI: "RadioGroup, ToggleButtonGroup",
  },
  otherNames: [
    "radio buttons",
    "option group",
    "segmented control",
    "toggle group",
    "single choice",
  ],
};
