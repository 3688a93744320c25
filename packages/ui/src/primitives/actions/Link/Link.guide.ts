import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Leads to another page or place from within words.",
  use: [
    "`text` within a sentence: underlined and in the colour of links.",
    '`nav` in a row of places; with `aria-current="page"` it is underlined as the current one.',
    "`quiet` where the whole thing is obviously a link: a title, an author.",
  ],
  avoid: [
    { when: "It is the main way on from the page.", instead: "ButtonLink" },
    { when: "It does something here rather than leading away.", instead: "Button" },
  ],
  anatomy: [
    {
      part: "Anchor",
      is: "The root, the element of `render`, the `a` of the router that `LinkProvider` was given, or a plain one.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves to it." },
    { keys: "Enter", does: "Follows it." },
  ],
  spoken: ['Its words and “link”; the one with `aria-current="page"` also “current page”.'],
  words: [
    {
      rule: "The words make sense on their own, out of their sentence.",
      good: "Read how coins work",
      bad: "Read more here",
      hindi: "सिक्के कैसे काम करते हैं, पढ़ें",
    },
  ],
  otherNames: ["anchor", "hyperlink", "text link", "लिंक"],
};
