import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "The player's progress: three lists of tasks, each by itself, and their coins.",
  addresses: ["/profile"],
  shows: "ProgressScreen",
  from: [
    { at: "NotificationsPage", by: "A task that is done" },
    { at: "SettingsPage", by: "“To your progress”" },
    { at: "HomePage", by: "The greeting of a newcomer: the tasks" },
    { at: "NavigationBar", by: "“Profile”" },
  ],
  to: [
    { at: "SettingsPage", by: "“Account settings”" },
    { at: "LoginPage", by: "“Logout”" },
  ],
  spoken: [
    "The window is titled “Your Progress”. A reminder of the letter comes above the tasks until the address is confirmed.",
  ],
  otherNames: ["/profile"],
};
