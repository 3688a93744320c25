import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "The privacy policy, with the contact that the site's settings name.",
  addresses: ["/privacy-policy"],
  shows: "PrivacyScreen",
  from: [
    { at: "LandingPage", by: "A link at the foot of the last section" },
    { at: "GuidePage", by: "The guidebook" },
    { at: "TermsPage", by: "The guidebook" },
    { at: "WaitlistPage", by: "The sentence of consent" },
    { at: "Footer", by: "The footer, on every page with one" },
  ],
  to: [
    { at: "GuidePage", by: "The guidebook" },
    { at: "TermsPage", by: "The guidebook" },
  ],
  spoken: ["The window is titled “Privacy Policy”."],
  otherNames: ["/privacy-policy"],
};
