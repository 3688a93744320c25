import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Holds the ways from a play to its tools: reading, listening, memory, marks, the map.",
  use: ["In a TopBar, as its tools."],
  avoid: [{ when: "A command of the story is given.", instead: "CommandTray" }],
  anatomy: [{ part: "Buttons", is: "One for each tool whose callback you give." }],
  keyboard: [
    { keys: "Alt+R", does: "Opens the reading settings." },
    { keys: "Alt+L", does: "Reads aloud, or stops." },
  ],
  spoken: ["Each button is read by its name, and says whether what it opens is open."],
  words: [],
  otherNames: ["toolbar", "play tools"],
};
