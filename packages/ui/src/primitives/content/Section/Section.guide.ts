import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Groups a part of a page under a heading that names it.",
  use: [
    "Each part of a longer page: settings, statistics, a form's groups.",
    "`heading` by its place in the outline, `size` by how it should look.",
  ],
  avoid: [
    { when: "Only one part is to be seen at a time.", instead: "Tabs" },
    { when: "It is one item of a list: write an `article`.", instead: "StoryCard" },
  ],
  anatomy: [
    { part: "Section", is: "The root, a `section` named by its heading." },
    { part: "Heading", is: "`h2`, `h3` or `h4`." },
    { part: "Description", is: "A softer sentence under it, where given." },
    { part: "Content", is: "Your children." },
  ],
  keyboard: [],
  spoken: ["It is a region with the heading's name, and the heading is in the list of headings."],
  words: [
    {
      rule: "Name the part in a word or two, without a verb.",
      good: "Second step at sign-in",
      bad: "Manage your settings here",
      hindi: "साइन-इन का दूसरा चरण",
    },
  ],
  otherNames: ["region", "panel", "group", "heading"],
};
