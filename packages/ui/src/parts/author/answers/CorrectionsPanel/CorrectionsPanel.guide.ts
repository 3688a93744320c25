import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "What players would have put in other words, so that the author can take it over or not.",
  use: ["In the structure's own tab, with the number of open corrections beside its name."],
  avoid: [
    { when: "Players typed what nothing answered.", instead: "UnansweredPanel" },
    { when: "Players report a passage to the editors.", instead: "Queue" },
  ],
  anatomy: [
    { part: "Head", is: "The name, and whose words these are: players', without who." },
    {
      part: "Correction",
      is: "The passage, how it should read, a note, when it was sent, and what became of the passage since.",
    },
    {
      part: "Acts",
      is: "Take it over, where the passage stands in the scene word for word; done; dismiss; open the scene.",
    },
    { part: "Settled", is: "What was done or dismissed; each can be opened again." },
  ],
  keyboard: [
    {
      keys: "Enter or Space on Take it over",
      does: "Puts the new words into the scene's text; the story is not saved by it.",
    },
    {
      keys: "Enter or Space on Done or Dismiss",
      does: "Settles it; the keyboard goes to the next one.",
    },
  ],
  spoken: [
    "Each button says the passage that it is about.",
    "Passages are read in the story's language.",
  ],
  words: [
    {
      rule: "Say what taking over does, and what it does not.",
      good: "The new words stand in the scene's text. They are kept when you save the story.",
      bad: "Applied.",
      hindi: "नए शब्द दृश्य के पाठ में हैं। कहानी सहेजने पर वे बने रहेंगे।",
    },
  ],
  otherNames: ["suggested edits", "errata", "typos", "feedback"],
};
