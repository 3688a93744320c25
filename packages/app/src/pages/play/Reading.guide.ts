import type { PageGuide } from "../../../../../.storybook/docs/guide.ts";

export const guide: PageGuide = {
  purpose:
    "How a session is read: size, paper and pace of the text, and the voice that reads it aloud; kept with the account.",
  addresses: [],
  shows: "ReadingSettingsPanel",
  from: [{ at: "OpenSession", by: "The reading settings, or listening" }],
  to: [],
  spoken: [
    "While the story is read aloud, a region “Read aloud” says how it stands; it falls silent when the player types or acts.",
  ],
  otherNames: ["text size", "read aloud", "text to speech", "dark paper"],
};
