import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose:
    "Takes the place of a page that threw, or whose code could not be fetched; it loads again by itself when the line is back.",
  addresses: [],
  shows: "ErrorState",
  from: [{ by: "Any page that breaks" }],
  to: [{ by: "The same page again, by “Try again”" }],
  spoken: [
    "It is an alert: the message is read as soon as it appears. The window is titled by it.",
  ],
  otherNames: ["error boundary", "something went wrong", "crash page"],
};
