import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "A list of items to decide on, which keeps the keyboard in place while they go.",
  use: ["Items leave the list when they are decided: reviews, reports, requests."],
  avoid: [
    { when: "Items stay where they are.", instead: "Table" },
    { when: "Only some are chosen, and done together.", instead: "StoryTable" },
    { when: "Nothing can ever be in it.", instead: "EmptyState" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `div` that can take the focus." },
    { part: "List", is: "A `ul`, as wide as the page or as words are read best (`width`)." },
    { part: "Item", is: "What your function makes of it, such as a `ReviewCard`." },
    { part: "Empty", is: "What you give for an empty queue." },
  ],
  keyboard: [
    { keys: "Tab", does: "Goes through the items." },
    {
      keys: "Enter on a decision",
      does: "The item goes; the focus moves to the first link or button of the next, or to the frame when it was the last.",
    },
  ],
  spoken: [
    "A list that says how many items it has.",
    "The next item is read because the focus is in it; the queue itself announces nothing.",
  ],
  words: [
    {
      rule: "An empty queue is good news: say what was done.",
      good: "Nothing waits. Every story that was handed in has had its answer.",
      bad: "No data",
      hindi: "कोई राह नहीं देख रहा। सौंपी गई हर कहानी को उत्तर मिल चुका है।",
    },
  ],
  otherNames: ["inbox", "work list", "moderation queue", "task list", "to-do list"],
};
