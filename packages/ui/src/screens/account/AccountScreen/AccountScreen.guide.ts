import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose:
    "The settings of an account: name, email, password, second step, devices, and what is the reader's to take away.",
  from: [
    { at: "NotificationsScreen", by: "How news comes" },
    { at: "ProgressScreen", by: "“Account settings”" },
    { at: "StopLettersScreen", by: "“To Your Account”" },
    { at: "AdminSecondFactorScreen", by: "The link to the account" },
    { at: "AdminStoriesScreen", by: "To add a second step, where there is none" },
  ],
  to: [
    { at: "ProgressScreen", by: "“To your progress”" },
    { at: "MyStoriesScreen", by: "Where versions of stories are kept" },
    { at: "LoginScreen", by: "Signing out everywhere" },
    { at: "LandingScreen", by: "Once the account is deleted" },
  ],
  keyboard: [
    { keys: "Tab", does: "Goes through the sections from top to bottom, field by field." },
    { keys: "Enter", does: "In a field: saves its section, and no other." },
  ],
  spoken: [
    "Each section is a heading of level 2; what was saved is a status in its section, what failed an alert there.",
    "The way back is read before the title.",
  ],
  words: [
    {
      rule: "A section is named by what it is to the reader.",
      good: "Where you are signed in",
      bad: "Active sessions",
      hindi: "आप कहाँ साइन इन हैं",
    },
    {
      rule: "What is lost is said before the button is pressed.",
      good: "Your account goes, and with it your sessions, likes, bookmarks and coins.",
      bad: "Delete account",
      hindi: "आपका खाता चला जाएगा, और उसके साथ आपके सत्र, पसंद, सहेजी हुई कहानियाँ और सिक्के।",
    },
  ],
  otherNames: ["settings page", "account settings", "preferences", "सेटिंग"],
};
