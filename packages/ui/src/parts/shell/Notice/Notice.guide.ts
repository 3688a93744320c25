import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Says one thing about the whole site, above everything else.",
  use: ["The line is lost; the site will rest tonight."],
  avoid: [
    { when: "It is about what somebody just did.", instead: "Callout" },
    { when: "It may pass.", instead: "Toasts" },
    { when: "It suggests something.", instead: "Offer" },
  ],
  anatomy: [{ part: "Line", is: "The root, an `output` across the page." }],
  keyboard: [{ keys: "Tab", does: "Moves to a button or a link in it." }],
  spoken: ["Its words, when the reader pauses: it is a status."],
  words: [
    {
      rule: "What is so, and what still works.",
      good: "You are offline. What you read stays here.",
      bad: "Network error",
      hindi: "आप ऑफ़लाइन हैं। जो आप पढ़ रहे हैं, वह यहीं रहेगा।",
    },
  ],
  otherNames: ["banner", "announcement bar", "site message", "system message"],
};
