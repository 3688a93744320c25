import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "The player's level, their tasks in three rows, and their coins.",
  from: [
    { at: "NotificationsScreen", by: "A task that is done" },
    { at: "AccountScreen", by: "“To your progress”" },
    { at: "HomeScreen", by: "The greeting of a newcomer: the tasks" },
    { at: "NavigationBar", by: "“Profile”" },
  ],
  to: [
    { at: "AccountScreen", by: "“Account settings”" },
    { at: "LoginScreen", by: "“Logout”" },
  ],
  keyboard: [
    { keys: "Tab", does: "“Account settings”, “Logout”, then the rows of tasks." },
    { keys: "Arrow keys", does: "In a row of tasks that has the focus: scroll it." },
    { keys: "Enter, Space", does: "On “Logout”: signs out; it is busy until that is done." },
  ],
  spoken: [
    "Each row of tasks is a region with a list named like it.",
    "A row that failed is an alert of its own; the others stay.",
  ],
  words: [
    {
      rule: "What has been reached, and what waits.",
      good: "What you have told, found and finished, and what waits further along the shelf.",
      bad: "User statistics",
      hindi: "जो आपने सुनाया, पाया और पूरा किया, और जो ताक पर आगे रखा है।",
    },
  ],
  otherNames: ["profile page", "achievements page", "level page", "wallet"],
};
