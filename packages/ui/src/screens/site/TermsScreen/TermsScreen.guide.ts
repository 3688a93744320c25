import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "The terms of use, with their contents beside them.",
  from: [
    { at: "LandingScreen", by: "A link at the foot of the last section" },
    { at: "GuideScreen", by: "The guidebook" },
    { at: "PrivacyScreen", by: "The guidebook" },
    { at: "PremiumWaitlistScreen", by: "The sentence of consent" },
    { at: "Footer", by: "The footer, on every page with one" },
  ],
  to: [
    { at: "GuideScreen", by: "The guidebook" },
    { at: "PrivacyScreen", by: "The guidebook" },
  ],
  keyboard: [
    { keys: "Tab", does: "The guidebook, the contents, then the links in the text." },
    { keys: "Enter", does: "On a line of the contents: goes to that part." },
  ],
  spoken: [
    "The text is in English whatever the interface's language, and is spoken by an English voice.",
  ],
  words: [
    {
      rule: "The name that the footer and the forms use too.",
      good: "Terms of Service",
      bad: "EULA",
      hindi: "सेवा की शर्तें",
    },
  ],
  otherNames: ["terms of use page", "conditions", "शर्तें"],
};
