import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Hands the key to a new authenticator app, and asks for the code that proves it has it.",
  use: ["In the dialog that adds an app, or on a page that requires one."],
  avoid: [
    { when: "An app that is there already.", instead: "FactorList" },
    { when: "Only a code is wanted.", instead: "CodeField" },
  ],
  anatomy: [
    { part: "Form", is: "The root, a `form` named “Add an authenticator app”." },
    { part: "Scan", is: "A QR code of the key." },
    {
      part: "Key",
      is: "The same in groups of letters, to copy, and a link that opens the app on this device.",
    },
    { part: "Code and name", is: "The six digits, and what its owner calls the app." },
  ],
  keyboard: [
    { keys: "Tab", does: "Copy, the link, the code, the name, the button." },
    { keys: "Enter", does: "In a field sends the form; the first faulty field gets the focus." },
  ],
  spoken: [
    "The QR code is a picture with a name; the key can be read as text.",
    "Whether copying succeeded is a status; a failure is an alert and the code is selected.",
  ],
  words: [
    {
      rule: "Offer both ways side by side, neither as the lesser one.",
      good: "Or type this key into it",
      bad: "Can't scan? Click here.",
      hindi: "या यह कुंजी उसमें लिखें",
    },
  ],
  otherNames: ["TOTP", "Google Authenticator", "QR code", "2FA setup", "enrol"],
};
