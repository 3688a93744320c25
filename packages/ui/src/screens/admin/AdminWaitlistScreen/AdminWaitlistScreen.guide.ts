import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "Who waits for premium: searched, downloaded, taken off the list.",
  from: [{ at: "AdminShell", by: "The bar of the administration" }],
  to: [],
  keyboard: [
    { keys: "Tab", does: "“Download as CSV”, the search, then row by row." },
    { keys: "Escape", does: "In the question: closes it; nobody was taken off." },
  ],
  spoken: [
    "Every button names the person it is about.",
    "After somebody is taken off, the focus is in the row that follows.",
  ],
  words: [
    {
      rule: "What is gone, and that they may come back.",
      good: "Name and email are gone for good. They can put their name down again.",
      bad: "Delete record",
      hindi: "नाम और ईमेल हमेशा के लिए मिट जाएँगे। वे चाहें तो अपना नाम फिर लिख सकते हैं।",
    },
  ],
  otherNames: ["premium waitlist table", "signups"],
};
