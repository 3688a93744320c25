import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Groups the fields of a long form under a heading, on a sheet of its own.",
  use: [
    "A form has more than six fields, and they fall into groups that have a name.",
    "A tab of a form: its sheet repeats the tab's name as a heading.",
  ],
  avoid: [
    { when: "The part of the page holds no fields.", instead: "Section" },
    { when: "Fields only stand side by side.", instead: "FieldRow" },
    { when: "The groups are many and seldom all needed.", instead: "Tabs" },
  ],
  anatomy: [
    { part: "Sheet", is: "The root, a `section` that its heading names." },
    { part: "Heading", is: "An `h2`: it stands below the page's `h1`." },
    { part: "Note", is: "One sentence: what these fields are for." },
    {
      part: "Fields",
      is: "Your children, one below the other; `FieldRow` puts some side by side.",
    },
  ],
  keyboard: [],
  spoken: [
    "It is a region with the heading's name, so it can be jumped to: “Gameplay, region”.",
    "The note is read after the heading; it is not repeated at the fields.",
  ],
  words: [
    {
      rule: "Name what the fields are about in one or two words; the note says what they change.",
      good: "Gameplay. How long the road is.",
      bad: "Additional settings and options",
      hindi: "खेल। राह कितनी लंबी है।",
    },
  ],
  otherNames: ["fieldset", "form group", "form card", "panel"],
};
