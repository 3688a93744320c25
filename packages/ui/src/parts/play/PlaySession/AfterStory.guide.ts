import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Holds what comes after an ended story and is not of it, in the letters of the interface.",
  use: ["In a PlayLog, after its last part."],
  avoid: [{ when: "It is told by the narrator.", instead: "PlayLog" }],
  anatomy: [{ part: "Children", is: "What you give: similar stories, a rating, a way on." }],
  keyboard: [],
  spoken: ["In the language of the interface, whatever the story's is."],
  words: [],
  otherNames: ["epilogue", "story footer", "end matter"],
};
