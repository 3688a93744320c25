import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Says in words what a scene of the map is, and leads back to it.",
  use: ["Beside Atlas, for the scene that was chosen there."],
  avoid: [{ when: "A session is opened again.", instead: "SessionCard" }],
  anatomy: [
    { part: "Section", is: "The root." },
    { part: "Told", is: "The beginning of what was told there." },
    { part: "Ways", is: "What was offered, whether it was gone, and how many players went it." },
    { part: "Button", is: "Go back to this fork; not at an ending." },
  ],
  keyboard: [{ keys: "Tab", does: "Through the ways that were gone, then to the button." }],
  spoken: ["Each way is read with what became of it."],
  words: [
    {
      rule: "Say what the player did, not what they missed.",
      good: "Not gone yet",
      bad: "Missed",
      hindi: "अभी नहीं गए",
    },
  ],
  otherNames: ["details", "inspector", "branch point"],
};
