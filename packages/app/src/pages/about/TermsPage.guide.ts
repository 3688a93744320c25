import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "The terms of use, with the contact that the site's settings name.",
  addresses: ["/terms-of-service"],
  shows: "TermsScreen",
  from: [
    { at: "LandingPage", by: "A link at the foot of the last section" },
    { at: "GuidePage", by: "The guidebook" },
    { at: "PrivacyPage", by: "The guidebook" },
    { at: "WaitlistPage", by: "The sentence of consent" },
    { at: "Footer", by: "The footer, on every page with one" },
  ],
  to: [
    { at: "GuidePage", by: "The guidebook" },
    { at: "PrivacyPage", by: "The guidebook" },
  ],
  spoken: ["The window is titled “Terms of Service”."],
  otherNames: ["/terms-of-service"],
};
