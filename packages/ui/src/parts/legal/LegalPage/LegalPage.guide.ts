import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Sets a long text so that it can be read and looked things up in.",
  use: ["Terms and privacy: numbered contents, each part with its own address."],
  avoid: [
    { when: "It explains how to play.", instead: "GuidePage" },
    { when: "It is a story's text.", instead: "PlayLog" },
  ],
  anatomy: [
    {
      part: "Columns",
      is: "The root, a `div`: the guidebook and the text; on a phone one above the other.",
    },
    { part: "Head", is: "Title, date, and in other languages a line that the text is in English." },
    { part: "Contents", is: "A `nav` with a link to each part." },
    { part: "Parts", is: "Sections with a heading, paragraphs and lists, marked as English." },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves through the guidebook and the contents." },
    { keys: "Enter", does: "Jumps to a part." },
  ],
  spoken: [
    "The headings make its outline; the text is spoken in an English voice whatever the interface's language.",
  ],
  words: [
    {
      rule: "The heading says what the part settles.",
      good: "What we keep about you",
      bad: "Section 4",
      hindi: "हम आपके बारे में क्या रखते हैं",
    },
  ],
  otherNames: ["document", "terms page", "policy", "article layout"],
};
