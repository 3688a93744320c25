import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Takes the six digits of an authenticator app, typed, pasted, or filled in by the browser.",
  use: ["Where an app is added, or a code proves who it is."],
  avoid: [
    { when: "A recovery code, which has letters too.", instead: "TextField" },
    { when: "Every way to prove it is oneself.", instead: "ProofForm" },
  ],
  anatomy: [
    { part: "Field", is: "The root is the `input`; label and fault stand around it." },
    {
      part: "Digits",
      is: "From left to right on every page; whatever is not a digit is left out.",
    },
  ],
  keyboard: [
    { keys: "Digits", does: "Fill the field, six at most." },
    { keys: "Ctrl + V", does: "Takes the digits out of whatever was pasted." },
    { keys: "Enter", does: "Sends the form around it." },
  ],
  spoken: [
    "A required field named “Six-digit code”; the fault is read with it.",
    "Phones show their number pad; browsers offer the code from a message.",
  ],
  words: [
    {
      rule: "Say where the code is to be found.",
      good: "Open your authenticator app and type the six digits it shows for Katha.",
      bad: "Enter OTP",
      hindi: "प्रमाणक ऐप खोलिए और Katha के लिए दिख रहे छह अंक लिखिए।",
    },
  ],
  otherNames: ["OTP", "PIN input", "verification code", "2FA", "one-time password"],
};
