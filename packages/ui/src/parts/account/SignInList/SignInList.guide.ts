import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows where an account is signed in, and takes the key back.",
  use: ["Among the settings of an account."],
  avoid: [
    { when: "Apps and passkeys of the second step.", instead: "FactorList" },
    { when: "Signing out here and now, from a menu.", instead: "Menu" },
  ],
  anatomy: [
    { part: "Section", is: "The root, with its heading; a placeholder until the list is there." },
    {
      part: "List",
      is: "Browser and system in words, when last used, since when; “Here” marks this one.",
    },
    { part: "Sign out", is: "On each but this one." },
    { part: "Everywhere", is: "A button below, which asks first in a dialog beside the root." },
  ],
  keyboard: [
    { keys: "Tab", does: "The buttons from top to bottom." },
    { keys: "Escape", does: "In the question stays signed in." },
  ],
  spoken: [
    "Each button names its device: “Sign out Safari on iPhone”.",
    "The question is an alert dialog.",
  ],
  words: [
    {
      rule: "Name a device as its owner would.",
      good: "Firefox on Linux",
      bad: "Mozilla/5.0 (X11; Linux x86_64)",
      hindi: "Linux पर Firefox",
    },
  ],
  otherNames: ["sessions", "devices", "active logins", "security"],
};
