import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Shows in one line how things stand in a story that keeps count, and opens to all of it.",
  use: ["Under the bar of the play page, where the author shows qualities or there is a bag."],
  avoid: [
    { when: "What one part changed.", instead: "PartChanges" },
    { when: "XP and coins.", instead: "ReceiptLine" },
    { when: "What the narrator remembers of the story.", instead: "MemoryPanel" },
  ],
  anatomy: [
    { part: "Bar", is: "The root, a `div`; where nothing is shown, it is not there." },
    {
      part: "Line",
      is: "A button as high as any, with two things: qualities that are so, health first, or one and the room in the bag. No word is cut.",
    },
    {
      part: "Panel",
      is: "Over the page: every quality, a bar under those with bounds, and the things with what each is.",
    },
  ],
  keyboard: [
    { keys: "Enter, Space", does: "Opens and closes the panel." },
    { keys: "Escape", does: "Closes it and returns to the line." },
  ],
  spoken: [
    "A button: “How things stand: Health 3 of 5 Trust 2 of 5”, collapsed or expanded.",
    "Nothing is announced when it changes: the line under the part says that.",
  ],
  words: [
    {
      rule: "Names and values are the author's; ours only join them.",
      good: "Trust 2 of 5",
      bad: "TRUST: 40%",
      hindi: "भरोसा 5 में से 2",
    },
  ],
  otherNames: ["stats", "inventory", "HUD", "character sheet", "status bar", "health bar"],
};
