import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows what an account asks for after the password, and changes it.",
  use: ["Among the settings of an account, in a sheet with a heading."],
  avoid: [
    { when: "Signing in with it.", instead: "SecondStep" },
    { when: "The steps of one change.", instead: "TwoStepDialog" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `div`." },
    { part: "State", is: "On or off, and what that means." },
    { part: "Factors", is: "A FactorList, once there is one." },
    {
      part: "Add",
      is: "Buttons for an app and a passkey; where no passkey is possible, a sentence says why.",
    },
    { part: "Recovery codes", is: "How many are left, and a button for new ones." },
  ],
  keyboard: [
    { keys: "Tab", does: "Rename and remove of each, then the buttons to add, then new codes." },
    { keys: "Escape", does: "While a name is changed leaves it as it was." },
  ],
  spoken: [
    "The state is read as “On” or “Off” with its sentence.",
    "What was done is a status, a failure an alert.",
    "Each button names what it changes: “Remove My telephone”.",
  ],
  words: [
    {
      rule: "Say what somebody gains before what they must do.",
      good: "Whoever gets past the first step still stands outside.",
      bad: "MFA enrollment is mandatory",
      hindi: "जो पहला चरण पार कर ले, वह तब भी बाहर ही रहता है।",
    },
  ],
  otherNames: ["2FA", "MFA", "two-factor", "passkeys", "security settings"],
};
