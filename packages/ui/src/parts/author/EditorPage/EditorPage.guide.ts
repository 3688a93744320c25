import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "The layout of a page on which an author works: a way back, a title, actions beside it, and the sections below.",
  use: [
    "A page of an author: their stories, a form, the figures of one story.",
    "The states of such a page, so that its title stays where it is while the content changes.",
  ],
  avoid: [
    { when: "The page is an administrator's, with a search and filters.", instead: "AdminPage" },
    { when: "You need the bar above and the footer below.", instead: "Page" },
    { when: "It is one part of a page, with a heading of its own.", instead: "FormSection" },
  ],
  anatomy: [
    {
      part: "Frame",
      is: "The root, a `div` at most 1040 px wide; its children stand one below the other.",
    },
    { part: "Way back", is: "`back`, above the title: a small ghost `ButtonLink`." },
    { part: "Title", is: "An `h1`, so a page has one of these." },
    { part: "Description", is: "One sentence under the title." },
    { part: "Actions", is: "At the end of the title's line; below it where there is no room." },
  ],
  keyboard: [],
  spoken: [
    "The title is the heading of level 1. The frame itself has no role and is not announced.",
    "In reading order the way back comes first, then the title, then the actions.",
  ],
  words: [
    {
      rule: "The title names the place, not the act. The description says what is found here.",
      good: "My Stories. What you are writing, and what others already read.",
      bad: "Manage your content",
      hindi: "मेरी कहानियाँ। जो आप लिख रहे हैं, और जो दूसरे पढ़ने लगे हैं।",
    },
  ],
  otherNames: ["page header", "page layout", "dashboard page", "editor layout"],
};
