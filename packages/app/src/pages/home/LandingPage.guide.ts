import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose:
    "The first page, with the covers of featured stories. After a link with a token it goes on to the library.",
  addresses: ["/"],
  shows: "LandingScreen",
  from: [
    { by: "The bare address of the site" },
    { at: "SettingsPage", by: "Once the account is deleted" },
  ],
  to: [
    { at: "HomePage", by: "“Begin Your Saga”, “Start Your Legend”, or the name in the head" },
    { at: "TermsPage", by: "A link at the foot of the last section" },
    { at: "PrivacyPage", by: "A link at the foot of the last section" },
    { at: "GuidePage", by: "A link at the foot of the last section" },
  ],
  spoken: ["The window is titled “Stories that listen”."],
  otherNames: ["/"],
};
