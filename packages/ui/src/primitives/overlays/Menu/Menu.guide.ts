import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Offers the lesser actions of one thing behind one button.",
  use: [
    "What can be done with a story, a scene, a row: edit, share, archive.",
    "Links, and choices of which one is checked, may stand among the actions.",
  ],
  avoid: [
    { when: "It chooses a value for a form.", instead: "Select" },
    { when: "There is one action, or two.", instead: "Button" },
    { when: "It holds fields.", instead: "Popover" },
  ],
  anatomy: [
    { part: "Trigger", is: "A button of your own, without `onClick`." },
    { part: "Popup", is: "The root; it opens where there is room." },
    {
      part: "Entry",
      is: 'An action, a link or a choice; dangerous ones are in the colour of danger, and "divider" draws a line.',
    },
  ],
  keyboard: [
    { keys: "Enter, Space, Down", does: "On the button: opens it." },
    { keys: "Down, Up", does: "Walks the entries and comes round." },
    { keys: "Letters", does: "Jump to the entry that begins with them." },
    { keys: "Enter", does: "Does it and closes." },
    { keys: "Escape", does: "Closes; the focus is back on the button." },
  ],
  spoken: [
    "The button says that it has a menu and whether it is open.",
    "“Menu”, then each entry; of a choice, whether it is checked.",
  ],
  words: [
    {
      rule: "A verb, and its object only where it is not the thing itself.",
      good: "Archive",
      bad: "Archive this story now",
      hindi: "संग्रह में रखें",
    },
  ],
  otherNames: [
    "dropdown menu",
    "context menu",
    "overflow menu",
    "kebab",
    "more actions",
    "action list",
    "मेनू",
  ],
};
