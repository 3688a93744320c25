import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Lists a reader's bookmarks and notes in a session, to return to or to branch from.",
  use: ["From the bar of the play page."],
  avoid: [
    { when: "What the narrator remembers.", instead: "MemoryPanel" },
    { when: "Bookmarks of whole stories.", instead: "MarkedStoryCard" },
  ],
  anatomy: [
    { part: "Drawer", is: "The root: the panel, not the page behind it." },
    { part: "Mark", is: "A name or the part's first words, which leads there; the note under it." },
    { part: "Buttons", is: "Go on from there in a new session; change it." },
  ],
  keyboard: [
    { keys: "Enter", does: "On a name: closes the panel and goes there." },
    { keys: "Escape", does: "Closes the panel." },
  ],
  spoken: ["Each button names its mark."],
  words: [
    {
      rule: "Say what becomes of a note whose part is gone.",
      good: "This part was taken back. Your note is kept.",
      bad: "Orphaned annotation",
      hindi: "यह भाग वापस ले लिया गया। आपकी टिप्पणी रखी है।",
    },
  ],
  otherNames: ["annotations", "highlights", "table of bookmarks"],
};
