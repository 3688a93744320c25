import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "How to play, with the models as the server lists them and their prices.",
  addresses: ["/guide"],
  shows: "GuideScreen",
  from: [
    { at: "HomePage", by: "A slide of the banner" },
    { at: "PlayPage", by: "How to play" },
    { at: "PrivacyPage", by: "The guidebook" },
    { at: "TermsPage", by: "The guidebook" },
    { at: "Footer", by: "“How to Play”, unless the site's settings name another address" },
    { at: "LandingPage", by: "A link at the foot of the last section" },
  ],
  to: [
    { at: "HomePage", by: "The button at the end" },
    { at: "PrivacyPage", by: "The guidebook" },
    { at: "TermsPage", by: "The guidebook" },
  ],
  spoken: [
    "The window is titled “How to Play”. While the list of models is not there, a sentence says where prices stand.",
  ],
  otherNames: ["/guide"],
};
