import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "Where the link in a letter with news leads: a press stops such letters.",
  from: [{ by: "The link at the foot of a letter with news" }],
  to: [{ at: "AccountScreen", by: "“To Your Account”" }],
  keyboard: [
    { keys: "Tab", does: "Moves to the button, or to the link once the letters have stopped." },
    { keys: "Enter", does: "On the button: stops the letters." },
  ],
  spoken: [
    "That the letters have stopped is the page's new title.",
    "Why they could not be stopped is an alert.",
  ],
  words: [
    {
      rule: "What goes on is said beside what ends.",
      good: "Your news no longer comes by email. The bell at the top of Katha has it as before.",
      bad: "You have been unsubscribed",
      hindi: "अब आपके समाचार ईमेल से नहीं आते। कथा के ऊपर की घंटी में वे पहले की तरह हैं।",
    },
  ],
  otherNames: ["unsubscribe page", "email preferences", "opt out"],
};
