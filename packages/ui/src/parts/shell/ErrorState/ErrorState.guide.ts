import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Stands in place of what could not be loaded and tries again.",
  use: ["A page, a list or a panel that the server did not give."],
  avoid: [
    { when: "What somebody did failed, and the page is still there.", instead: "Callout" },
    { when: "There is nothing to show.", instead: "EmptyState" },
    { when: "The page does not exist.", instead: "LostPage" },
  ],
  anatomy: [
    { part: "Alert", is: "The root, a `div` with the role of an alert." },
    { part: "Vignette", is: "A lamp that went out; hidden from screen readers." },
    {
      part: "Message and note",
      is: "What went wrong as the heading, and a sentence that nothing is lost.",
    },
    { part: "Button", is: "“Try again”, where `onRetry` is given; while `busy` it waits." },
  ],
  keyboard: [
    { keys: "Tab", does: "Moves to the button." },
    { keys: "Enter, Space", does: "Tries again." },
  ],
  spoken: [
    "It is an alert: the message is read as soon as it appears.",
    "While it is being tried again the button is busy and keeps the focus.",
  ],
  words: [
    {
      rule: "Say what is missing, in the reader's words.",
      good: "The stories could not be loaded.",
      bad: "Failed to fetch",
      hindi: "कहानियाँ नहीं लाई जा सकीं।",
    },
  ],
  otherNames: ["error page", "failure", "retry", "something went wrong"],
};
