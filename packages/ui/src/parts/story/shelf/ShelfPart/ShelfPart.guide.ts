import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "A part of a player's shelf: a heading, its cards, and what is said while there are none.",
  use: [
    "Each list of the shelf: plays that go on, bookmarks, likes, plays that ended.",
    "There is no AsyncList among the primitives: what loads, fails or is empty has words of its own, so each list is a part.",
  ],
  avoid: [
    { when: "A row to browse in.", instead: "StoryRow" },
    { when: "A whole page has nothing to show.", instead: "EmptyState" },
  ],
  anatomy: [
    { part: "Part", is: "The root, a `section` named by its heading." },
    {
      part: "Cards",
      is: "A list; `wide` for plays, `narrow` for stories, `row` for plays in one line, which on a phone runs to the edges of a page with `padding-inline: var(--k-gutter)`.",
    },
    { part: "More", is: "A button, while there is a next page; why it did not come stands above." },
    { part: "Empty", is: "What comes here and how, with the way to all stories." },
  ],
  keyboard: [
    {
      keys: "Enter or Space",
      does: "On “Show more”: loads the next page. After the last one the focus is on its first card.",
    },
  ],
  spoken: ["A region with the heading's name; the button names what it shows more of."],
  words: [
    {
      rule: "Where a part is empty, say how something comes into it.",
      good: "No bookmarks yet. Bookmark a story on its page, to find it here again.",
      bad: "Nothing found",
      hindi: "अभी कुछ सहेजा नहीं। कहानी को उसके पन्ने पर सहेजें, वह यहाँ फिर मिलेगी।",
    },
  ],
  otherNames: [
    "list",
    "async list",
    "infinite list",
    "grid",
    "collection",
    "load more",
    "pagination",
  ],
};
