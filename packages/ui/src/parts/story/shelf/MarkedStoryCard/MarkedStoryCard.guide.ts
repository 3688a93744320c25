import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows a story that the reader bookmarked or liked, and lets them take the mark off.",
  use: ["A reader's list of what they bookmarked or liked."],
  avoid: [
    { when: "A story among others, whatever the reader thinks of it.", instead: "StoryCard" },
    { when: "A play that can be gone on with.", instead: "SessionCard" },
    { when: "The story's own page.", instead: "StoryControls" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `div`." },
    { part: "Card", is: "A StoryCard; of a story that is no longer there, its title and why." },
    { part: "Foot", is: "Since when it has the mark, and the mark itself, which is a button." },
  ],
  keyboard: [
    { keys: "Tab", does: "To the story, to PLAY, then to the mark." },
    { keys: "Enter or Space", does: "On the mark: takes it off, or puts it back." },
  ],
  spoken: [
    "The button says what it does, and to which story.",
    "That the mark is gone is announced. The story keeps its place, so that the focus stays and the mark can be put back.",
    "A story that is no longer there takes no new mark: the button says that it is disabled.",
  ],
  words: [],
  otherNames: ["favourite", "saved", "watchlist", "reading list", "unlike", "unbookmark"],
};
