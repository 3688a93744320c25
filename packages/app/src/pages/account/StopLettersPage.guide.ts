import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose: "Stops the letters with news by the token of the link, for readers and mail programs.",
  addresses: ["/stop-letters"],
  shows: "StopLettersScreen",
  from: [{ by: "The link at the foot of a letter with news" }],
  to: [{ at: "SettingsPage", by: "“To Your Account”" }],
  spoken: [
    "The window is titled “No More Letters With News?”, and “The Letters Have Stopped” once they have.",
  ],
  otherNames: ["/stop-letters"],
};
