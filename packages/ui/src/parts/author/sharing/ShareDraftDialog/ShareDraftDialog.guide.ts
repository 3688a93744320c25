import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Makes, copies and ends the link by which others can try a draft.",
  use: [
    "An author lets somebody play a story before it is published or while it waits for the review.",
  ],
  avoid: [
    { when: "A published story is shared: its own address is enough.", instead: "StoryHeader" },
    { when: "Only a question is asked.", instead: "Dialog" },
  ],
  anatomy: [
    { part: "Dialog", is: "The root, a medium `Dialog` that says who can see what." },
    { part: "No link", is: "A sentence with the story's title, and the button that makes one." },
    {
      part: "Address",
      is: "A field that cannot be changed, and Copy. It is shown once, when the link was made.",
    },
    {
      part: "Open link",
      is: "Since when it is open, how long it stays open, and the buttons to end it or make another.",
    },
  ],
  keyboard: [
    { keys: "Tab", does: "Stays inside the dialog." },
    {
      keys: "Focus in the address",
      does: "Selects the whole address; where copying is not allowed, Ctrl and C do it.",
    },
    { keys: "Escape", does: "Closes the dialog." },
  ],
  spoken: [
    "When a link was made, the focus goes to its address, which is read.",
    "“The link is copied” is a status; that it could not be copied, too.",
    "After a link was ended the focus goes to the button that makes the next one.",
  ],
  words: [
    {
      rule: "Say who can open it and until when, before somebody sends it.",
      good: "It is shown this once. Copy it now: nobody can look it up later.",
      bad: "Share link generated successfully",
      hindi: "यह इसी बार दिखता है। अभी कॉपी कर लीजिए: बाद में कोई इसे ढूँढ नहीं सकता।",
    },
  ],
  otherNames: ["share dialog", "share link", "preview link", "invite link", "copy link"],
};
