import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Lets a player decide whether authors may see lines that their story could not answer, without who.",
  use: ["Among the settings of an account."],
  avoid: [{ when: "The player has not been asked and plays now.", instead: "LineQuestion" }],
  anatomy: [
    { part: "Section", is: "The root, a sheet with a heading and what is kept, and for how long." },
    { part: "Switch", is: "On while authors may see such lines." },
  ],
  keyboard: [{ keys: "Space", does: "Turns the switch." }],
  spoken: ["The switch says what it allows and whether it is on; a failure is an alert."],
  words: [
    {
      rule: "Say what is kept, what is not, and when it goes.",
      good: "Such a line is kept without your name or the time. It goes after 90 days.",
      bad: "Help us improve our services",
      hindi: "ऐसी पंक्ति आपके नाम और समय के बिना रखी जाती है। 90 दिन बाद वह चली जाती है।",
    },
  ],
  otherNames: ["privacy", "consent", "telemetry", "opt in"],
};
