import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Writes a text letter by letter, whether it is all there or still arriving.",
  use: [
    "Words of the narrator, so that they are heard as told.",
    "Inside a LiveRegion, or they are not read aloud.",
  ],
  avoid: [
    { when: "Author's text with headings, lists and links.", instead: "Markdown" },
    { when: "Waiting without words.", instead: "Spinner" },
  ],
  anatomy: [
    {
      part: "Span",
      is: "The root; in it the letters, then the finished text with its emphasis.",
    },
    { part: "Wick", is: "A mark at the end of the line that breathes while it waits for more." },
  ],
  keyboard: [{ keys: "Escape", does: "In a PlayLog shows the whole text at once." }],
  spoken: [
    "Hidden from screen readers while it is typed; a LiveRegion around it reads each sentence when it is whole.",
    "`silent` is for words that the listener wrote themselves.",
  ],
  words: [
    {
      rule: "*Stars* lean on a word, within one line.",
      good: "“You did,” he says. *You.*",
      bad: "“YOU did!!!” he says.",
      hindi: "“तुमने,” वह कहता है। *तुमने।*",
    },
  ],
  otherNames: ["typewriter", "streaming text", "text animation"],
};
