import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose:
    "What the host should do or look at, then how servers, queues, models and routes are, and what they cost.",
  from: [{ at: "AdminShell", by: "The bar of the administration" }],
  to: [{ at: "AdminModelsScreen", by: "When a model fails or turns hang" }],
  keyboard: [
    {
      keys: "Tab",
      does: "“Look again”, the number of days, then the tables that are wider than their place.",
    },
    {
      keys: "Enter, Space",
      does: "On “Look again”: asks again; what is shown stays until the answer is there.",
    },
  ],
  spoken: [
    "How much is to be done or looked at, or “All is well”, is a status that is read after a refresh too.",
    "That a report is old is an alert with its time; the tables are read with their captions.",
  ],
  words: [
    {
      rule: "The note is in plain words; the figures speak below.",
      good: "How the house fares.",
      bad: "System status dashboard",
      hindi: "घर कैसा चल रहा है।",
    },
  ],
  otherNames: ["status page", "monitoring", "dashboard", "metrics"],
};
