import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Takes a story along on the device, lists what is along, and shows what waits for the line.",
  use: ["From the bar of the play page."],
  avoid: [
    { when: "The line is lost and nothing is along.", instead: "Notice" },
    { when: "A file is to be kept elsewhere.", instead: "Button" },
  ],
  anatomy: [
    { part: "Drawer", is: "The root: the panel, not the page behind it." },
    { part: "Take it along", is: "For the open story, with what is kept and how much that is." },
    { part: "What waits", is: "The parts told here, in order, and the pictures asked for." },
    { part: "Also along", is: "The other stories, each with its day, its size and Put away." },
  ],
  keyboard: [
    { keys: "Escape", does: "Closes the panel." },
    { keys: "Tab", does: "Moves within the panel." },
  ],
  spoken: [
    "Why a story was not taken along is an alert and is read at once.",
    "Each Put away says which story it is of.",
  ],
  words: [
    {
      rule: "Say what is kept and what would be lost, in things that readers know.",
      good: "2 parts that were told here would be lost.",
      bad: "Discard local changes?",
      hindi: "यहाँ सुनाए गए 2 भाग खो जाएँगे।",
    },
  ],
  otherNames: ["download", "offline mode", "save for offline", "available offline"],
};
