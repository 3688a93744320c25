import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "Stories that wait for a review, each with what the rules found and the two decisions.",
  from: [
    { at: "AdminReviewStoryScreen", by: "The way back, and once it is decided" },
    { at: "AdminShell", by: "The bar of the administration" },
  ],
  to: [{ at: "AdminReviewStoryScreen", by: "“Read”" }],
  keyboard: [
    { keys: "Tab", does: "Story by story: Read, Return, Approve." },
    {
      keys: "Enter on a decision",
      does: "The story goes once it is decided; the focus moves to the next one.",
    },
  ],
  spoken: [
    "A list that says how many stories wait; what the rules found is a list within each.",
    "Returning asks for a reason in a dialog; without one it says so at the field.",
  ],
  words: [
    {
      rule: "An empty queue is good news.",
      good: "Every story that was handed in has had its answer.",
      bad: "Queue empty",
      hindi: "सौंपी गई हर कहानी को उत्तर मिल चुका है।",
    },
  ],
  otherNames: ["approval queue", "editorial queue", "moderation"],
};
