import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows a text that somebody else wrote, with the marks that are safe.",
  use: [
    "A story's description, a passage, a comment: emphasis, lists, quotes, links.",
    "Where the text comes from people you do not know: HTML in it is shown as typed.",
  ],
  avoid: [
    { when: "Your own words in the interface: write elements.", instead: "SmallText" },
    { when: "The text of a session, letter by letter.", instead: "PlayLog" },
  ],
  anatomy: [
    { part: "Prose", is: "The root, a `div`." },
    {
      part: "Headings",
      is: "One level lower than typed, from the third on: the page keeps its own.",
    },
    {
      part: "Pictures",
      is: "Only their alternative text: a picture from elsewhere would tell its server who reads.",
    },
    { part: "Links", is: "Only to safe kinds of addresses, marked `ugc nofollow`." },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves from link to link." },
    { keys: "Enter", does: "Follows one." },
  ],
  spoken: ["As any text: headings, lists and quotes are named as such."],
  words: [],
  otherNames: ["rich text", "prose", "formatted text", "user content"],
};
