import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "Describes premium, and takes the names of those who want to hear when it opens.",
  from: [
    { at: "HomeScreen", by: "A slide of the banner" },
    { at: "NavigationBar", by: "“Join Waitlist”" },
    { at: "StoryScreen", by: "PLAY on a premium story, for those who have none" },
  ],
  to: [
    { at: "HomeScreen", by: "“Return to Home”, after joining" },
    { at: "TermsScreen", by: "The sentence of consent" },
    { at: "PrivacyScreen", by: "The sentence of consent" },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "Name, email, the consent if it is asked for, the button, then the links to the terms.",
    },
    {
      keys: "Enter",
      does: "In a field: joins; with a fault, the focus goes to the field that has one.",
    },
  ],
  spoken: [
    "After joining, the focus is on the heading that thanks, since the button is gone.",
    "What premium brings is a list under its own heading.",
  ],
  words: [
    {
      rule: "What happens with the address stands beside the button.",
      good: "Your name and email are kept here, for this alone: to tell you when premium opens. Nobody else gets them.",
      bad: "We value your privacy",
      hindi:
        "आपका नाम और ईमेल यहाँ सिर्फ़ इसलिए रखे जाते हैं कि प्रीमियम खुलने पर आपको बताया जा सके। ये किसी और को नहीं दिए जाते।",
    },
  ],
  otherNames: ["premium page", "pricing page", "early access form"],
};
