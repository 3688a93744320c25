import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Asks somebody to show that it is them: by password, code, passkey, recovery code or a fresh sign-in.",
  use: [
    "Before something of the account is changed.",
    "As the second step of signing in, by way of SecondStep.",
  ],
  avoid: [
    { when: "The first step of signing in.", instead: "LoginPage" },
    { when: "Only a code of an app.", instead: "CodeField" },
  ],
  anatomy: [
    { part: "Form", is: "The root, a `form` with the name you give." },
    { part: "Note", is: "Where to find what is asked for." },
    { part: "Field", is: "Of the chosen way; a passkey and a fresh sign-in need none." },
    {
      part: "Other ways",
      is: "Below “or”, a button for each; a passkey that is not possible here says why.",
    },
  ],
  keyboard: [
    { keys: "Enter", does: "Sends the form." },
    { keys: "Tab", does: "The field, the button, the other ways." },
  ],
  spoken: [
    "After another way was chosen, the focus is on its field.",
    "What is missing is read with the field; why it was refused is an alert, shown only under the way that failed.",
  ],
  words: [
    {
      rule: "A way is named by what one has, not by its technique.",
      good: "Use a code from your app",
      bad: "Use TOTP",
      hindi: "अपने ऐप का कोड काम में लें",
    },
  ],
  otherNames: ["re-authentication", "sudo mode", "challenge", "verify identity"],
};
