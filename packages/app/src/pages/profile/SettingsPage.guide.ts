import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "The settings of the account; each section is kept by itself.",
  addresses: ["/profile/settings"],
  shows: "AccountScreen",
  from: [
    { at: "NotificationsPage", by: "How news comes" },
    { at: "ProfilePage", by: "“Account settings”" },
    { at: "StopLettersPage", by: "“To Your Account”" },
    { at: "AdminStoriesPage", by: "To add a second step, where there is none" },
  ],
  to: [
    { at: "ProfilePage", by: "“To your progress”" },
    { at: "MyStoriesPage", by: "Where versions of stories are kept" },
    { at: "LoginPage", by: "Signing out everywhere" },
    { at: "LandingPage", by: "Once the account is deleted" },
  ],
  spoken: ["The window is titled “Your Account”."],
  otherNames: ["/profile/settings"],
};
