import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Opens the page of a story: its cover, its title, whose it is, and the way in.",
  use: ["At the top of a story's page, and in an author's preview with `hasCounts` off."],
  avoid: [
    { when: "The library's featured story.", instead: "Banner" },
    { when: "A page without a cover.", instead: "Section" },
  ],
  anatomy: [
    {
      part: "Strip",
      is: "The root, a `div` as wide as the page; the stage with the cover is inside.",
    },
    { part: "Chips", is: "Featured, category." },
    {
      part: "Title",
      is: "The page's `h1`; it keeps the room of two lines, so that nothing moves.",
    },
    { part: "Author", is: "With a picture or initials." },
    { part: "Controls", is: "StoryControls, by the callbacks you give." },
    { part: "Counts", is: "In words; shares only where there are any." },
  ],
  keyboard: [{ keys: "Tab", does: "PLAY, like, keep, share." }],
  spoken: [
    "The title is the page's main heading, in the story's language.",
    "The counts are a list of sentences.",
  ],
  words: [
    {
      rule: "Titles are names, not sentences.",
      good: "The Widow of the Salt Road",
      bad: "A widow travels along the salt road and finds out the truth",
      hindi: "नमक की राह की विधवा",
    },
  ],
  otherNames: ["hero", "masthead", "cover", "title block"],
};
