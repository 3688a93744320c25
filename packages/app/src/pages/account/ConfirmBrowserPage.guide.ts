import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose:
    "Where the link in the letter leads that a browser asked for while somebody was guessing at a password.",
  addresses: ["/confirm-browser"],
  shows: "ConfirmBrowserScreen",
  from: [{ by: "The link in the letter that LoginPage sent" }],
  to: [{ at: "LoginPage", by: "Once confirmed, or the way back" }],
  spoken: ["The window is titled “Is This You?”, and “We Know You Again” once it is confirmed."],
  otherNames: ["/confirm-browser"],
};
