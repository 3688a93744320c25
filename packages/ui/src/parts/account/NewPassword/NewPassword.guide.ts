import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Asks for a password that is yet to be, twice, and holds it against the rules while it is typed.",
  use: ["Within a form that makes an account or changes a password."],
  avoid: [
    { when: "A password that exists.", instead: "TextField" },
    { when: "The rules alone.", instead: "PasswordRules" },
  ],
  anatomy: [
    { part: "Fields", is: "The root, a `div` that stacks them." },
    { part: "Password", is: "Can be revealed; password managers offer a new one." },
    { part: "Rules", is: "Checked off while it is typed." },
    { part: "Again", is: "Compared with the first at every stroke." },
  ],
  keyboard: [
    { keys: "Tab", does: "The password, its eye, the second field, its eye." },
    { keys: "Enter", does: "Sends the form around it." },
  ],
  spoken: [
    "The rules describe the first field: they are read when it gets the focus, each with “done” or “missing”.",
    "What is wrong is read with the field.",
  ],
  words: [
    {
      rule: "Say what a password needs before it is typed, not after.",
      good: "Or several words: from 20 characters on, any will do.",
      bad: "Invalid password format",
      hindi: "या कई शब्द: 20 अक्षरों से आगे कुछ भी चलेगा।",
    },
  ],
  otherNames: ["create password", "confirm password", "password strength"],
};
