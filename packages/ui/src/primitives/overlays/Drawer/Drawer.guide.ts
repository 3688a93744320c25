import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Brings a panel in from an edge of the screen, beside what one was doing.",
  use: [
    "The menu on a phone, a journal in a play, the settings of a picture.",
    "`bottom` where a thumb should reach it.",
  ],
  avoid: [
    { when: "It asks a question.", instead: "Dialog" },
    { when: "It is a few actions.", instead: "Menu" },
    { when: "There is room on the page itself.", instead: "Section" },
  ],
  anatomy: [
    { part: "Backdrop", is: "Dims the page; a press on it closes the panel." },
    {
      part: "Panel",
      is: "What is handed on reaches it; `start` and `end` follow the reading direction.",
    },
    { part: "Head", is: "The title and a cross; they stay when the content scrolls." },
    { part: "Content", is: "Your children." },
  ],
  keyboard: [
    { keys: "Tab, Shift+Tab", does: "Goes round within it." },
    { keys: "Escape", does: "Asks to close it: `onOpenChange(false)`." },
  ],
  spoken: [
    "“Dialog” and the title when it opens; the page behind is silent until it closes.",
    "By touch, a swipe back to its edge closes it as well.",
  ],
  words: [
    {
      rule: "The title names what it holds.",
      good: "Journal",
      bad: "Open panel",
      hindi: "रोज़नामचा",
    },
  ],
  otherNames: ["sheet", "side panel", "bottom sheet", "tray", "offcanvas", "side sheet", "दराज़"],
};
