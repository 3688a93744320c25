import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose:
    "Premium's waitlist: the entry is kept here, or the form that the site's settings name opens in a new tab.",
  addresses: ["/premium-waitlist"],
  shows: "PremiumWaitlistScreen",
  from: [
    { at: "HomePage", by: "A slide of the banner" },
    { at: "NavigationBar", by: "“Join Waitlist”" },
    { at: "StoryPage", by: "PLAY on a premium story, for those who have none" },
  ],
  to: [
    { at: "HomePage", by: "“Return to Home”, after joining" },
    { at: "TermsPage", by: "The sentence of consent" },
    { at: "PrivacyPage", by: "The sentence of consent" },
  ],
  spoken: ["The window is titled “Katha Premium”."],
  otherNames: ["/premium-waitlist"],
};
