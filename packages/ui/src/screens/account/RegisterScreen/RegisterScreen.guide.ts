import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "Makes an account: a name, an email address, a password.",
  from: [{ at: "LoginScreen", by: "“Create an account”" }],
  to: [
    { at: "LoginScreen", by: "“Sign in”, for those who have an account" },
    { at: "HomeScreen", by: "Once the account is made, unless another page was wanted" },
  ],
  keyboard: [
    { keys: "Tab", does: "Goes through the fields, then to the button." },
    {
      keys: "Enter",
      does: "In a field: makes the account; with faults, the focus goes to the first field that has one.",
    },
  ],
  spoken: [
    "The rules of the password are a list beside its field; each says whether it is met while one types.",
    "A name that is taken is said at its field once the server has answered.",
  ],
  words: [
    {
      rule: "The note says how little it takes.",
      good: "A name, an email, a key of your own. Then the doors open.",
      bad: "Fill in the registration form",
      hindi: "एक नाम, एक ईमेल और आपकी अपनी चाबी। फिर द्वार खुल जाते हैं।",
    },
  ],
  otherNames: ["sign-up page", "create account screen", "registration form"],
};
