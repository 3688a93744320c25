import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "How to play: what a turn is, what the commands cost, and who tells.",
  from: [
    { at: "HomeScreen", by: "A slide of the banner" },
    { at: "PlayScreen", by: "How to play" },
    { at: "PrivacyScreen", by: "The guidebook" },
    { at: "TermsScreen", by: "The guidebook" },
    { at: "Footer", by: "“How to Play”, unless the site's settings name another address" },
    { at: "LandingScreen", by: "A link at the foot of the last section" },
  ],
  to: [
    { at: "HomeScreen", by: "The button at the end" },
    { at: "PrivacyScreen", by: "The guidebook" },
    { at: "TermsScreen", by: "The guidebook" },
  ],
  keyboard: [
    { keys: "Tab", does: "The guidebook, the contents, then the links in the text." },
    { keys: "Enter", does: "On a line of the contents: goes to that part." },
  ],
  spoken: [
    "The contents are a navigation “On this page”; each part is a region named by its heading.",
    "The tables are read with their captions; on a phone each row is a card with its own labels.",
  ],
  words: [
    {
      rule: "It speaks to the reader, about what they will do.",
      good: "Everything a reader needs, in five minutes. The rest the stories teach by themselves.",
      bad: "Documentation of game mechanics",
      hindi: "पाठक को जो चाहिए, पाँच मिनट में। बाक़ी कहानियाँ ख़ुद सिखा देती हैं।",
    },
  ],
  otherNames: ["help page", "manual", "how to play page", "मदद"],
};
