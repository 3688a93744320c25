import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Tells the player that the story has ended, and what they found on the way.",
  use: ["When a session has reached one of its endings, once the player has read it and asks."],
  avoid: [{ when: "A level or a task is done.", instead: "TaskCard" }],
  anatomy: [
    { part: "Dialog", is: "The root: the popup." },
    { part: "Name", is: "What the author calls this ending, if anything." },
    { part: "Figures", is: "A table: endings found, choices, scenes, XP." },
    {
      part: "Deeds",
      is: "What the story remembers of this play, sentence by sentence, if anything.",
    },
    { part: "Children", is: "Below that: RateStory, say." },
    { part: "Buttons", is: "Read it once more; Play again." },
  ],
  keyboard: [
    { keys: "Escape", does: "Back to the last page." },
    { keys: "Tab", does: "Through what stands in it, then the buttons, and around." },
  ],
  spoken: [
    "“The story has ended” and its note are read when it opens.",
    "Each figure is read with its name.",
  ],
  words: [
    {
      rule: "An ending's name tells which one it was, and gives nothing away of the others.",
      good: "The cup goes back on its hook",
      bad: "Ending 3 (good)",
      hindi: "प्याला अपनी खूँटी पर लौटा",
    },
  ],
  otherNames: ["game over", "summary", "results screen", "completion modal"],
};
