import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Reads text that appears letter by letter aloud, in whole sentences, each once.",
  use: ["Around anything that types: PlayLog brings its own."],
  avoid: [
    { when: "News that is there at once.", instead: "Callout" },
    { when: "A message that passes.", instead: "Toasts" },
  ],
  anatomy: [
    { part: "Region", is: "The root: an invisible live region after your children." },
    { part: "Children", is: "Whatever types: a TypedText inside it finds it by itself." },
  ],
  keyboard: [],
  spoken: [
    "Polite: a sentence waits for what is being said.",
    "Each sentence has the voice of its language: a TypedText hands its `lang` on.",
    "The newest 24 sentences are kept in the region; older ones are in the text anyway.",
  ],
  words: [
    {
      rule: "End sentences with a full stop, a danda or a question mark: each is read when it is whole.",
      good: "The fort holds its breath. You climb.",
      bad: "the fort holds its breath / you climb",
      hindi: "क़िला साँस रोक लेता है। आप चढ़ते हैं।",
    },
  ],
  otherNames: ["live region", "aria-live", "screen reader announcements"],
};
